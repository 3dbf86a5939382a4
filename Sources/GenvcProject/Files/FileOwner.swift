import GenvcKit

/// The spec that a generated file was made of, where it is not the one that a run makes the file of: it is there still,
/// and makes the file still, so one of the two would lose its code again and again.
package struct FileOwner {
    /// The path of the spec.
    package let spec: String
    /// The generated file: that of the run, or one beside it whose name differs in case only.
    package let path: String
    /// The spec of the run.
    package let other: String

    /// True if `path` is another name than that of the run.
    let differsInCase: Bool

    /// The owner of what stands at the path of a file already; nil where the file of the run is made of the same spec.
    init?(of contents: [UInt8], insteadOf file: OutputFile, on disk: Disk) {
        // Nobody can tell which of two specs of one name a header means.
        guard let fresh = file.contents, FileOrigin.specName(of: contents) != FileOrigin.specName(of: fresh) else {
            return nil
        }
        self.init(of: contents, at: file.path, insteadOf: file, differsInCase: false, on: disk)
    }

    /// The owner of a file beside one that is new: on most disks `LogIn.swift` is `Login.swift`.
    ///
    /// - Parameter twin: The name of the file that differs in case only.
    init?(of twin: String, besides file: OutputFile, on disk: Disk) {
        let path = Path.join(file.folder, twin)
        guard let contents = try? disk.read(path, limit: WritePlan.largestFile) else { return nil }
        self.init(of: contents, at: path, insteadOf: file, differsInCase: true, on: disk)
    }

    /// Looks for another spec of the same app whose name the header has, and that makes a file of this name.
    private init?(
        of contents: [UInt8], at path: String, insteadOf file: OutputFile, differsInCase: Bool, on disk: Disk
    ) {
        guard let maker = file.spec, let name = FileOrigin.specName(of: contents) else { return nil }
        let classFile = ClassTwin.className(in: contents).map { $0 + ".swift" }
        let made = Set([Path.name(of: path), classFile].compactMap(\.self))
        let spec = Self.specs(around: [maker, path], on: disk).first { spec in
            guard Path.name(of: spec) == name else { return false }
            let isOther = disk.identity(of: spec) != disk.identity(of: maker)
            let isOfApp = disk.areOfOneApp(spec, maker) || disk.areOfOneApp(spec, path)
            return isOther && isOfApp && Self.spec(spec, makes: made, on: disk)
                && !Self.hasCodeElsewhere(spec, name: name, besides: path, on: disk)
        }
        guard let spec else { return nil }
        self.spec = Path.shown(spec)
        self.path = path
        other = Path.shown(maker)
        self.differsInCase = differsInCase
    }

    /// The YAML files where genvc is called and in the projects of those files.
    package static func specs(around files: [String], on disk: Disk) -> [String] {
        let folders = Set(files.map { Path.folder(of: $0) } + [""])
        let roots = Set(folders.map { disk.projectRoot(around: $0) ?? $0 }.map { $0.isEmpty ? "." : $0 }).sorted()
        return roots.flatMap { SpecFinder.paths($0, on: disk, mostFolders: SourceTree.mostFoldersOfApp) }
    }

    /// True if a spec makes one of the files; one with mistakes keeps what it made.
    private static func spec(_ path: String, makes names: Set<String>, on disk: Disk) -> Bool {
        let made = fileNames(of: path, on: disk)
        return made.isEmpty || !names.isDisjoint(with: made)
    }

    /// The names of the files that may be made of a spec; none where it has mistakes.
    package static func fileNames(of spec: String, on disk: Disk) -> [String] {
        guard case .file(let file) = disk.input(spec) else { return [] }
        let project = ProjectFinder(forFile: spec, on: disk).only
        return SpecRun(file, project: project, finder: disk.finder, isTelling: false).fileNames
    }

    /// True if the code of a spec stands beside it, as where two apps have no project file.
    static func hasCodeElsewhere(
        _ spec: String, name: String, besides path: String, on disk: Disk
    ) -> Bool {
        let place = Path.join(Path.folder(of: spec), Path.name(of: path))
        guard let identity = disk.identity(of: place), identity != disk.identity(of: path),
            let contents = try? disk.read(place, limit: WritePlan.largestFile)
        else { return false }
        return FileOrigin.specName(of: contents) == name
    }

    // MARK: What is said

    /// - Parameter file: the path that the run would write.
    package func message(insteadOf file: String) -> String {
        differsInCase
            ? "`\(file)` of `\(other)` differs in case only from `\(path)`, which is made of `\(spec)`"
            : "`\(file)` is made of `\(spec)` already, and `\(other)` makes it too"
    }

    /// Advice: one of the two names has to change.
    package var help: String {
        "write another name in `\(other)`, or delete one of the two specs"
            + (differsInCase ? "" : "; `--force` overwrites the file, and keeps a copy")
    }
}
