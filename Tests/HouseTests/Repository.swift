import Foundation
import Testing

/// The checkout that the tests were built from.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A tool of the package, which is built beside the bundle of the tests.
    static func builtTool(_ name: String) -> URL {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
            return (bundle ?? Bundle.main.bundleURL).deletingLastPathComponent().appending(path: name)
        #else
            return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
        #endif
    }

    /// A text file, with its path from the root.
    struct File: Sendable, CustomStringConvertible {
        let path: String
        let text: String

        var description: String { path }
        var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    }

    /// The files below a folder whose names end in one of `extensions`, sorted; those of build folders are left out. A
    /// folder without any fails the test: what looks at no file finds nothing.
    static func files(below folder: String, _ extensions: String...) -> [File] {
        let start = root.appending(path: folder)
        let found = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)
        let places = found?.compactMap { $0 as? URL } ?? []
        let files =
            places
            .filter { extensions.contains($0.pathExtension) && !$0.path.contains("/.build/") }
            .compactMap { url -> File? in
                guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
                return File(path: String(url.path.dropFirst(root.path.count + 1)), text: text)
            }
            .sorted { $0.path < $1.path }
        if files.isEmpty { Issue.record("no file of \(extensions) is below `\(folder)`") }
        return files
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
