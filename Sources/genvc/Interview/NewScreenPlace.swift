import GenvcDiagnostics
import GenvcExplain
import GenvcKit
import GenvcProject
import GenvcSetup

/// The place where the files of a new screen go, and what is there already.
struct NewScreenPlace {
    /// The folder of the spec and of its code.
    private let folder: String
    /// The name of the screen.
    let name: String
    private let disk: Disk
    /// The folder in which no two screens may have one name: that of the project, or where there is none, that of the
    /// spec.
    private let project: String
    /// The paths of the project's Swift files, by their names.
    private let swiftFiles: [String: String]

    /// Finds the place and lists the Swift files around it.
    ///
    /// - Parameter folder: The folder that the user named; nil for that of the project, or where there is none, the one
    ///   in which genvc is called.
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

    /// The comment by which editors find the schema of the project, for the first line of the spec; nil where there is
    /// no schema in the customary place.
    var schemaLine: String? {
        // Each place lies in the folder above that of the one before.
        let places = disk.projectPlaces(above: folder).map { Path.join(Path.folder(of: $0), SpecSchema.customaryPath) }
        guard let levels = places.firstIndex(where: { disk.kind(of: $0, ofLink: false) == .file }) else { return nil }
        return SpecSchema.modeline(to: String(repeating: "../", count: levels) + SpecSchema.customaryPath)
    }

    /// Refuses a place where a new screen would replace anything, or where the app has a screen of this name.
    ///
    /// - Parameters:
    ///   - style: What is made of the screen, which decides on the names of its files.
    ///   - draft: The file in which the spec is being edited, which may lie in the project and is no other screen.
    /// - Throws: `CommandError` that names what is there.
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

    /// Refuses names of Swift files that the project has anywhere: two files of one name would declare a class twice.
    ///
    /// - Throws: `CommandError` that names the file.
    func refuseFiles(_ names: [String]) throws(CommandError) {
        for name in names {
            try refuse(Path.join(folder, name))
            if let elsewhere = swiftFiles[name] { try refuse(elsewhere) }
        }
    }

    /// Refuses a path at which there is anything, also a link that leads nowhere.
    private func refuse(_ path: String) throws(CommandError) {
        if disk.kind(of: path, ofLink: true) != nil { throw Self.isThere(path) }
    }

    /// The error about something that `genvc new` would overwrite.
    private static func isThere(_ path: String) -> CommandError {
        CommandError(
            .cannotCreate, "`\(path)` is there already, and `genvc new` overwrites nothing",
            help: path.hasSuffix(".swift")
                ? "write another name" : "write another name, or `genvc generate \(path)` for the code of this spec")
    }

    /// The files to write: the spec, its code, and of the theme and the shipped components what the code needs and no
    /// file of the app declares.
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
        let home = theme.map { Path.folder(of: $0) } ?? Path.join(folder, ProjectSetup.folderName)
        return [OutputFile(path: self.spec, contents: bytes)]
            + code.map { OutputFile(root: folder, name: $0.name, contents: $0.contents) }
            + setup.filter { swiftFiles[$0.name] == nil && isMissing($0.name) }.map {
                OutputFile(root: home, name: $0.name, contents: $0.contents)
            }
    }
}
