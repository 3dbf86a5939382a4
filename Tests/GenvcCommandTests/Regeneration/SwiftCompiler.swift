import Foundation

/// The compiler of the toolchain, with the stand-in for UIKit.
enum SwiftCompiler {
    /// The modules that were built for the tests, which lie beside their bundle.
    private static let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "Modules")

    /// True if there are a compiler and the stand-in, without which no test can ask for errors.
    static let isAvailable =
        FileManager.default.fileExists(atPath: modules.appending(path: "UIKit.swiftmodule").path)
        && (try? Tool.runShell("command -v swiftc", environment: inherited).status == 0) ?? false

    private static let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME"].contains($0.key) }

    /// The compiler's errors for the Swift files of a folder and below.
    ///
    /// - Parameter options: more options of the compiler.
    static func findings(in folder: Folder, _ options: [String] = []) throws -> String {
        let names = folder.names.filter { $0.hasSuffix(".swift") }
        return try findings(in: folder.url, names, options)
    }

    /// The compiler's errors for Swift files, whose names are relative to the folder.
    static func findings(in folder: URL, _ names: [String], _ options: [String]) throws -> String {
        // A file with selectors needs a system of Apple's.
        let words = options + names.filter { !$0.hasSuffix("GestureActions.swift") }
        return try Tool.runShell(
            "swiftc -typecheck -diagnostic-style llvm -swift-version 6 -I '\(modules.path)' \(words.joined(separator: " "))",
            in: folder, environment: inherited
        ).errors
    }
}
