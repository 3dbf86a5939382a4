import GenvcSetup

/// The files around the changed screens of a run, of which each is read once for all changes.
struct ChangeSurroundings {
    /// The contents of the files that people wrote.
    let texts: PeoplesTexts
    /// The generated files, as they will be.
    let screens: ScreenNames
    /// The files that people wrote, but for what `genvc init` wrote, and for a string catalogue that the run itself
    /// brings up to date.
    private let written: [String]
    /// The apps of all files by their folders.
    private let apps: [String: AppOfFile]
    /// The generated files by their names, each with its folder.
    private let places: [String: [(identity: FileIdentity?, folder: String)]]

    /// - Parameters:
    ///   - contents: the new contents of the files that are there and change.
    ///   - changed: the paths of the changed screens.
    init(_ tree: SourceTree, now contents: [FileIdentity: [UInt8]], _ changed: [String]) {
        let disk = tree.disk
        written = tree.written.filter { file in
            !ProjectSetup.isComponent(Path.name(of: file))
                && (!SourceTree.isTextTable(file) || disk.identity(of: file).flatMap { contents[$0] } == nil)
        }
        texts = PeoplesTexts(written, on: disk)
        screens = ScreenNames(
            tree.generated.map { ($0.path, disk.identity(of: $0.path).flatMap { contents[$0] } ?? $0.contents) })
        apps = AppOfFile.all(of: written + changed, on: disk)
        places = Dictionary(grouping: tree.generated.map(\.path), by: Path.name).mapValues { paths in
            paths.map { (disk.identity(of: $0), Path.folder(of: $0)) }
        }
    }

    /// The files that people wrote for the app of a generated file: not what stands beside the same file in another
    /// folder.
    func people(besides path: String) -> [String] {
        let identity = texts.disk.identity(of: path)
        let others = (places[Path.name(of: path)] ?? []).filter { $0.identity != identity }
        let foreign = Set(others.map(\.folder))
        guard let own = apps[Path.folder(of: path)] else { return [] }
        return written.filter { file in
            let folder = Path.folder(of: file)
            return !foreign.contains(folder) && apps[folder]?.mayBe(own) == true
        }
    }
}
