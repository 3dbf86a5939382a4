import Foundation
import PackagePlugin

/// Makes the code of the specs of a target as a part of its build: of those that have changed since the last one.
///
/// The code goes to the folder of the plug-in and is never committed. All that is made of one spec stands in one file,
/// so that the names of the files are known before any spec is read.
@main
struct GenerateScreens: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let tool = try context.tool(named: "genvc").url
        let files = module.sourceFiles.map(\.url).filter { ["yml", "yaml"].contains($0.pathExtension) }
        let specs = files.filter { $0.lastPathComponent != projectFile }
        let common = files.filter { $0.lastPathComponent == projectFile || !isScreen($0) }
        return specs.map { spec in
            let name = self.name(of: spec, in: target)
            let code = context.pluginWorkDirectoryURL.appending(path: name + ".swift")
            return .buildCommand(
                displayName: "genvc \(spec.lastPathComponent)", executable: tool,
                arguments: ["generate", spec.path, "-o", code.path, "--yes", "--style", "controller"],
                inputFiles: [spec] + common + projectFiles(above: spec, in: context.package), outputFiles: [code])
        }
    }

    /// The project file, which holds for all specs beside it and below.
    private var projectFile: String { "genvc.yml" }

    /// True for a spec of a screen. Any other may hold components that screens use, which are made anew with it.
    private func isScreen(_ spec: URL) -> Bool {
        guard let text = try? String(contentsOf: spec, encoding: .utf8) else { return false }
        return text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("screen:") }
    }

    /// The project files above a spec, up to the folder of the package: they need not be files of the target.
    private func projectFiles(above spec: URL, in package: Package) -> [URL] {
        var found: [URL] = []
        var folder = spec.deletingLastPathComponent().standardizedFileURL
        let top = package.directoryURL.standardizedFileURL
        while folder.path.hasPrefix(top.path) {
            let file = folder.appending(path: projectFile)
            if FileManager.default.fileExists(atPath: file.path) { found.append(file) }
            folder.deleteLastPathComponent()
        }
        return found
    }

    /// The path of a spec in its target, with a sign for slashes that no name of a type has: two folders may have specs
    /// of one name, and Swift takes no two files of one name in a module.
    private func name(of spec: URL, in target: Target) -> String {
        let folder = target.directoryURL.standardizedFileURL.path + "/"
        let path = spec.standardizedFileURL.path
        return (path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path).replacing("/", with: "+")
    }
}
