import GenvcDiagnostics
import GenvcKit
import GenvcProject
import GenvcSetup

/// Where the files of a new screen go.
struct NewScreenPlace {
    /// The folder of the spec and of its code.
    private let folder: String
    /// What the screen is called.
    let name: String
    private let disk: Disk
    /// The folder whose screens all have names of their own.
    private let project: String
    /// The paths of the project's Swift files, by their names.
    private let swiftFiles: [String: String]

    /// - Parameter folder: what the user named; nil: the project's.
    init(_ name: String, folder: String?, on disk: Disk) {
        self.disk = disk
        let start = folder.map { $0 == "." ? "" : $0 } ?? ""
        let project = disk.projectFolder(around: start)
        self.name = name
        self.project = project ?? start
        self.folder = folder == nil ? project ?? "" : start
        let places = [project ?? ""] + (project == nil && folder != nil ? [start] : [])
        swiftFiles = places.map { SourceTree.swiftFiles(in: $0, on: disk, mostFolders: SourceTree.mostFoldersOfApp) }
            .reduce(into: [:]) { files, more in files.merge(more) { first, _ in first } }
    }

    /// The path of the spec.
    var spec: String { Path.join(folder, name + ".yml") }

    /// A new screen takes the place of nothing.
    ///
    /// - Parameters:
    ///   - style: what is made of it.
    ///   - draft: the file in which its spec is edited, which may lie in the project.
    func refuseWhatIsThere(_ style: Genvc.Style, besides draft: String? = nil) throws(CommandError) {
        let code = SpecRun.fileNames(of: name, style)
        for path in [spec, Path.join(folder, name + ".yaml")] { try refuse(path) }
        try refuseFiles(code)
        let twin = SourceTree.specs(in: project, on: disk).first { other in
            disk.identity(of: other.file.name) != draft.flatMap { disk.identity(of: $0) }
                && disk.areOfOneApp(other.file.name, spec)
                && other.run.names.contains { $0.text.lowercased() == name.lowercased() }
        }
        if let twin { throw Self.isThere(twin.file.name) }
    }

    /// Nor does its code: a class is in an app once, and a file of another's is none of it.
    func refuseFiles(_ names: [String]) throws(CommandError) {
        for name in names {
            try refuse(Path.join(folder, name))
            if let elsewhere = swiftFiles[name] { try refuse(elsewhere) }
        }
    }

    private func refuse(_ path: String) throws(CommandError) {
        if disk.kind(of: path, ofLink: true) != nil { throw Self.isThere(path) }
    }

    private static func isThere(_ path: String) -> CommandError {
        CommandError(
            .cannotCreate, "`\(path)` is there already, and `genvc new` overwrites nothing",
            help: path.hasSuffix(".swift")
                ? "write another name" : "write another name, or `genvc generate \(path)` for the code of this spec")
    }

    /// The files to write: spec, code, and what of the project is missing.
    func outputs(spec bytes: [UInt8], code: [Genvc.File], setup: [Genvc.File]) -> [OutputFile] {
        let needs = CodeNeeds(of: code.map(\.contents)).components
        let declared = ProjectDeclarations(
            of: Set(needs.flatMap(\.declared)), [], themeMembers: [], in: [],
            AppFiles(swiftFiles.values.sorted(), ofAppOf: self.spec, on: disk))
        let missing = needs.filter { !declared.missingNames.isDisjoint(with: $0.declared) }.map { $0.name + ".swift" }
        let isMissing: (String) -> Bool = { name in
            name == ProjectSetup.themeFileName ? declared.themePath == nil : missing.contains(name)
        }
        // Components stand where the project has its theme.
        let theme = declared.themePath ?? swiftFiles[ProjectSetup.themeFileName]
        let home = theme.map { Path.folder(of: $0) } ?? folder
        return [OutputFile(path: self.spec, contents: bytes)]
            + code.map { OutputFile(root: folder, name: $0.name, contents: $0.contents) }
            + setup.filter { swiftFiles[$0.name] == nil && isMissing($0.name) }.map {
                OutputFile(root: home, name: $0.name, contents: $0.contents)
            }
    }
}
