import Foundation

/// The modules beside this executable with which the code of random specs is compiled and linked.
struct BuiltModules {
    /// The folder of `.swiftmodule` files.
    let modules: URL
    /// The object files that this executable was linked from, without its own.
    let objects: [String]

    init() throws {
        guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
            throw Failure("the folder of this executable is unknown")
        }
        let folder = executable.deletingLastPathComponent()
        modules = folder.appending(path: "Modules")
        let list = folder.appending(path: "\(executable.lastPathComponent).product/Objects.LinkFileList")
        let own = "/\(executable.lastPathComponent.replacing("-", with: "_")).build/"
        // Paths with blanks stand in quotes.
        objects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
            .filter { $0.hasSuffix(".o") && !$0.contains(own) }
    }

    /// Folders of one run go here.
    static func scratchFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "random-screens-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
