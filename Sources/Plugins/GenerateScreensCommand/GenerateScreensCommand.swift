import Foundation
import PackagePlugin

/// `swift package generate-screens` writes the code of all specs of a package beside them, where it is committed.
///
/// Arguments are those of `genvc generate`, as `--check` or `-o Sources/Generated`; `--target NAME` chooses targets.
@main
struct GenerateScreensCommand: CommandPlugin {
    /// The end of genvc with an error, which it has told of.
    struct Failure: Error, CustomStringConvertible {
        let status: Int32

        var description: String { "genvc ended with status \(status)" }
    }

    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let targets = try names.isEmpty ? context.package.targets : context.package.targets(named: names)
        let folders = targets.compactMap(\.sourceModule).filter(hasSpecs).map(\.directoryURL.path)
        guard !folders.isEmpty else {
            Diagnostics.remark("no target has a spec")
            return
        }
        let process = Process()
        process.executableURL = try context.tool(named: "genvc").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["generate"] + folders + ["--yes"] + extractor.remainingArguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    }

    private func hasSpecs(_ module: any SourceModuleTarget) -> Bool {
        module.sourceFiles.contains { ["yml", "yaml"].contains($0.url.pathExtension) }
    }
}
