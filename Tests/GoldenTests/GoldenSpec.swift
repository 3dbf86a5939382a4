import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcTestSupport
import Testing

/// A spec whose code is compiled.
struct GoldenSpec: CustomTestStringConvertible, Sendable {
    /// From the root of the repository.
    let path: String

    var testDescription: String { path }

    /// The examples, and the screens with every key of every kind.
    static let all = folders.flatMap { folder in
        files(below: folder, ext: "yml").filter { path in
            let text = (try? String(contentsOf: RepositoryRoot.url(of: path), encoding: .utf8)) ?? ""
            return !path.hasSuffix("/genvc.yml") && Genvc.isSpec(SourceFile(name: path, text: text))
        }.map { GoldenSpec(path: $0) }
    }

    /// The goldens that describe a screen.
    static let screens = all.filter { !$0.path.contains("/Shared/") }

    /// The folders of the specs: the examples, and each folder of goldens with a folder of code.
    static let folders: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: RepositoryRoot.url(of: goldens).path)
        return ["Examples"]
            + (names ?? []).sorted().map { "\(goldens)/\($0)" }.filter { folder in
                FileManager.default.fileExists(atPath: RepositoryRoot.url(of: folder + "/Code").path)
            }
    }()

    private static let goldens = "Tests/Goldens"

    /// True if its class is a view.
    var isView: Bool {
        let project = try? Self.project(besides: path)
        return project.flatMap { $0 }.map { ProjectFile($0).style == .view } ?? false
    }

    func generate(from text: String? = nil) throws -> Genvc.Result {
        Genvc.generate(
            spec: try source(text),
            options: Genvc.Options(
                project: try Self.project(besides: path), files: try usedFiles()))
    }

    /// The spec with its shorthands spelt out; of another text in its place.
    func longForm(of text: String? = nil) throws -> String {
        String(decoding: try #require(try run(text).longForm).bytes, as: UTF8.self)
    }

    /// The spec as it is read with its project; another text in its place.
    func run(_ text: String? = nil) throws -> SpecRun {
        let project = try Self.project(besides: path).map { ProjectFile($0, finder: Self.finder(besides: path)) }
        return SpecRun(try source(text), project: project, finder: Self.finder(besides: path))
    }

    private func source(_ text: String?) throws -> SourceFile {
        let file = RepositoryRoot.url(of: path)
        if let text { return SourceFile(name: file.lastPathComponent, text: text) }
        return SourceFile(name: file.lastPathComponent, bytes: [UInt8](try Data(contentsOf: file)))
    }

    /// The files that it can use: those in its folder, and in that of shared files.
    private func usedFiles() throws -> [SourceFile] {
        let folder = (path as NSString).deletingLastPathComponent
        let beside = folder.hasSuffix("/Shared") ? Self.files(below: folder, ext: "yml") : []
        return try (Self.files(below: folder + "/Shared", ext: "yml") + beside).map { used in
            let data = try Data(contentsOf: RepositoryRoot.url(of: used))
            return SourceFile(name: String(used.dropFirst(folder.count + 1)), bytes: [UInt8](data))
        }
    }

    /// Finds the files that a spec at the path uses, whose own name is without folders.
    static func finder(besides path: String) -> FileFinder {
        let folder = RepositoryRoot.url(of: path).deletingLastPathComponent()
        return { used in
            guard let data = try? Data(contentsOf: folder.appending(path: used)) else { return .missing(nearest: []) }
            return .bytes([UInt8](data))
        }
    }

    /// The project file in the folder of `path`, or nil.
    static func project(besides path: String) throws -> SourceFile? {
        let place = RepositoryRoot.url(of: (path as NSString).deletingLastPathComponent + "/genvc.yml")
        guard FileManager.default.fileExists(atPath: place.path) else { return nil }
        return SourceFile(name: "genvc.yml", bytes: [UInt8](try Data(contentsOf: place)))
    }

    /// The place where a file of its code stands: in the same folders as the spec, but within `Code`.
    func place(of name: String) -> String {
        let folder = Self.folders.first { path.hasPrefix($0 + "/") } ?? ""
        let inner = (path.dropFirst(folder.count + 1) as Substring).split(separator: "/").dropLast()
        return ([folder, "Code"] + inner.map(String.init) + [name]).joined(separator: "/")
    }

    /// Paths from the root of the repository, sorted; links are not followed.
    static func files(below folder: String, ext: String) -> [String] {
        let root = RepositoryRoot.url(of: folder)
        let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        return (found?.compactMap { $0 as? URL } ?? [])
            .filter { $0.pathExtension == ext }
            .map { folder + "/" + $0.path.dropFirst(root.path.count + 1) }
            .sorted()
    }
}
