import Foundation

/// The compiler of the toolchain, with the stand-in for UIKit.
enum SwiftCompiler {
    /// The modules that were built for the tests, which lie beside their bundle.
    private static let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "Modules")

    /// The compiler's errors for the Swift files of a folder and below; nil without a compiler or a stand-in.
    ///
    /// - Parameter options: more options of the compiler.
    static func findings(in folder: Folder, _ options: [String] = []) throws -> String? {
        let names = folder.names.filter { $0.hasSuffix(".swift") }
        return try findings(in: folder.url, names, options)
    }

    /// The compiler's errors for Swift files, whose names are relative to the folder; nil without a compiler or a
    /// stand-in.
    static func findings(in folder: URL, _ names: [String], _ options: [String]) throws -> String? {
        guard FileManager.default.fileExists(atPath: modules.appending(path: "UIKit.swiftmodule").path) else {
            return nil
        }
        // A file with selectors needs a system of Apple's.
        let words = options + names.filter { !$0.hasSuffix("GestureActions.swift") }
        let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME"].contains($0.key) }
        let outcome = try Tool.runShell(
            "command -v swiftc > /dev/null || exit 99; swiftc -typecheck -diagnostic-style llvm -swift-version 6 -I '\(modules.path)' \(words.joined(separator: " "))",
            in: folder, environment: inherited)
        return outcome.status == 99 ? nil : outcome.errors
    }
}
