import GenvcDiagnostics
import GenvcKit

/// Where the files of a new screen go.
struct NewScreenPlace {
    /// Folders within folders that are searched for what a project has already, and how many in all.
    private static let deepest = 8
    private static let mostFolders = 2_000

    /// The folder of the spec and of its code.
    private let folder: String
    private let name: ScreenName
    /// The folder whose screens all have names of their own.
    private let project: String
    /// The Swift files of the project, each with its folder.
    private let swiftFiles: [String: String]

    /// - Parameter folder: what the user named; nil: the project's.
    init(_ name: ScreenName, folder: String?) {
        let start = folder.map { $0 == "." ? "" : $0 } ?? ""
        let project = ProjectFinder.folder(around: start)
        self.name = name
        self.project = project ?? start
        self.folder = folder == nil ? project ?? "" : start
        var files: [String: String] = [:]
        var left = Self.mostFolders
        Self.collect(project ?? "", depth: 0, &left, into: &files)
        if project == nil, folder != nil { Self.collect(start, depth: 0, &left, into: &files) }
        swiftFiles = files
    }

    /// The path of the spec.
    var spec: String { Path.join(folder, name.text + ".yml") }

    /// A new screen takes the place of nothing.
    func refuseWhatIsThere() throws(CommandError) {
        let controller = name.text + "ViewController.swift"
        let wanted = [spec, Path.join(folder, name.text + ".yaml"), Path.join(folder, controller)]
        let twin = SourceTree.specs(in: project).first { other in
            ProjectFinder.areOfOneApp(other.file.name, spec)
                && other.run.names.contains { $0.text.lowercased() == name.text.lowercased() }
        }
        let elsewhere = swiftFiles[controller].map { Path.join($0, controller) }
        let isThere: (String) -> Bool = { System.kind(of: $0, ofLink: true) != nil }
        guard let path = wanted.first(where: isThere) ?? twin?.file.name ?? elsewhere else { return }
        throw CommandError(
            .cannotCreate, "`\(path)` is there already, and `genvc new` overwrites nothing",
            help: path.hasSuffix(".swift")
                ? "write another name" : "write another name, or `genvc generate \(path)` for the code of this spec")
    }

    /// The files to write: spec, code, and what of the project is missing.
    func outputs(spec bytes: [UInt8], code: [Genvc.File], setup: [Genvc.File]) -> [OutputFile] {
        // Components stand where the project has its theme.
        let home = swiftFiles["Theme.swift"] ?? folder
        return [OutputFile(path: spec, contents: bytes)]
            + code.map { OutputFile(root: folder, name: $0.name, contents: $0.contents) }
            + setup.filter { swiftFiles[$0.name] == nil }.map {
                OutputFile(root: home, name: $0.name, contents: $0.contents)
            }
    }

    private static func collect(
        _ folder: String, depth: Int, _ left: inout Int, into files: inout [String: String]
    ) {
        guard depth <= deepest, left > 0, let names = try? System.names(in: folder) else { return }
        left -= 1
        for name in names where name.utf8.first != UInt8(ascii: ".") {
            if Path.hasExtension(name, "swift") {
                if files[name] == nil { files[name] = folder }
            } else if System.kind(of: Path.join(folder, name), ofLink: true) == .folder,
                !SourceTree.isForeign(Path.join(folder, name))
            {
                collect(Path.join(folder, name), depth: depth + 1, &left, into: &files)
            }
        }
    }
}
