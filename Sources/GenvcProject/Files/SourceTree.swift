import GenvcDiagnostics
import GenvcKit

/// The files of a folder and below: specs, the files made of them, and those that people wrote.
package struct SourceTree {
    /// A file that genvc made.
    package struct Generated {
        /// The path, as it begins with the folder that was named.
        package let path: String
        /// The contents as they are on the disk.
        package let contents: [UInt8]
        /// True if the checksum in the header is no longer that of the lines below it.
        package let isEdited: Bool
        /// True if somebody wrote something above its header.
        let hasLinesAbove: Bool
        /// The spec that its header names, without folders; nil if that line was edited away.
        package let specName: String?
    }

    /// A spec, read.
    package struct Spec {
        /// The file, whose name is its path as one writes it where genvc is called.
        package let file: SourceFile
        /// The spec as it was read; its report may have errors.
        package let run: SpecRun

        /// The name of the file without its ending.
        package var stem: Substring {
            let name = Path.name(of: file.name)
            return name.prefix { $0 != "." }
        }
    }

    /// Folders that hold other people's code, or what a build made.
    static let foreignFolders: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]
    /// Folders that are searched where nothing says how far an app reaches: all of one, and not all of a home.
    package static let mostFoldersOfApp = 2_000
    /// The extensions of files searched for names besides Swift: texts, and the files that name a class.
    private static let textExtensions = [
        "swift", "m", "h", "strings", "stringsdict", "xcstrings", "storyboard", "xib", "plist", "yml", "yaml",
    ]
    /// Endings of files with texts by their keys.
    private static let textTables = [".strings", ".stringsdict", ".xcstrings"]
    /// Folders within folders at the most; far above any project.
    private static let maximumDepth = 64

    /// True if a file holds texts by their keys.
    static func isTextTable(_ path: String) -> Bool { textTables.contains { path.hasSuffix($0) } }

    /// The folder as it was named; empty for the one genvc is called in.
    private let root: String
    /// The folders with hidden files of runs that did not end, or that are at work.
    package private(set) var littered: [String] = []
    /// The files that genvc made, edited ones included.
    package private(set) var generated: [Generated] = []
    /// The files that people wrote, of the sorts in which names of generated code may stand.
    package private(set) var written: [String] = []
    /// Swift files elsewhere that links lead to, or to whose folders, which no command writes through.
    private(set) var links: [String] = []

    /// The folder as one writes it in a sentence.
    package var place: String { root.isEmpty ? "." : root }
    /// The Swift files that people wrote, and those that links lead to.
    var swiftOfPeople: [String] { written.filter { Path.hasExtension($0, "swift") } + links }

    /// Links to folders, which are searched at the end.
    private var linkedFolders: [String] = []

    let disk: Disk
    /// The number of folders that may still be searched; beyond it the rest is passed over in silence.
    private var foldersLeft: Int

    /// - Parameters:
    ///   - folder: the folder as the user names it; empty for the one genvc is called in.
    ///   - mostFolders: how many are searched, where it is no loss to stop.
    package init(_ folder: String, on disk: Disk, mostFolders: Int = .max) {
        self = SourceTree(walking: folder, disk, mostFolders: mostFolders).read
    }

    /// Walks the folders and reads no file; all count as written by people.
    private init(walking folder: String, _ disk: Disk, mostFolders: Int, isFollowing: Bool = true) {
        self.disk = disk
        root = folder
        foldersLeft = mostFolders
        search(folder, depth: 0)
        if isFollowing {
            // Once: a link may lead around in circles.
            for link in linkedFolders {
                let linked = SourceTree(walking: link, disk, mostFolders: Self.mostFoldersOfApp, isFollowing: false)
                links += linked.written.filter { Path.hasExtension($0, "swift") } + linked.links
            }
        }
        guard !links.isEmpty else { return }
        var known = Set(written.compactMap(disk.identity(of:)))
        links.removeAll { link in disk.identity(of: link).map { !known.insert($0).inserted } ?? true }
    }

    /// The places where the files of the app may lie that a file belongs to: in its repository, else where genvc is
    /// called.
    ///
    /// - Parameter walked: the tree of an app without a look into its files, which saves the walk if it is the same.
    package init(around path: String, walked: SourceTree? = nil, on disk: Disk) {
        let place = Self.place(around: path, on: disk)
        guard let walked, walked.root == place.folder else {
            self.init(place.folder, on: disk, mostFolders: place.mostFolders)
            return
        }
        self = walked.read
    }

    /// The tree of an app without a look into its files: all of them count as written by people.
    package static func unread(around path: String, on disk: Disk) -> SourceTree {
        let place = place(around: path, on: disk)
        return SourceTree(walking: place.folder, disk, mostFolders: place.mostFolders)
    }

    /// The tree of a folder without a look into its files.
    package static func unread(in folder: String, on disk: Disk) -> SourceTree {
        SourceTree(walking: folder, disk, mostFolders: .max)
    }

    /// True if genvc made any of the files in a folder and below whose path is asked for; no other file is read.
    package static func hasGenerated(in folder: String, on disk: Disk, where isAsked: (String) -> Bool) -> Bool {
        let tree = unread(in: folder, on: disk)
        return tree.written.contains { isAsked($0) && tree.generated(at: $0) != nil }
    }

    /// The outermost folder of the app that a file belongs to, and how many folders of it are searched.
    private static func place(around path: String, on disk: Disk) -> (folder: String, mostFolders: Int) {
        guard let repository = disk.repository(around: Path.folder(of: path)) else { return ("", mostFoldersOfApp) }
        return (Path.shown(repository), .max)
    }

    /// For each of some files the same with those only that may stand in one app with it, as far as project files say.
    ///
    /// Each folder is looked up once: a repository may hold hundreds of apps.
    ///
    /// - Parameter names: The names of the files that count; nil where all do.
    func parted(for places: [String], named names: Set<String>? = nil) -> [SourceTree] {
        func counts(_ path: String) -> Bool { names?.contains(Path.name(of: path)) ?? true }
        var known: [String: FileIdentity?] = [:]
        func app(of path: String) -> FileIdentity? {
            let folder = Path.folder(of: path)
            if let app = known[folder] { return app }
            let app = disk.projectFolder(around: folder).flatMap { disk.identity(of: $0.isEmpty ? "." : $0) }
            known[folder] = .some(app)
            return app
        }
        var all = self
        all.written.removeAll { !counts($0) }
        all.links.removeAll { !counts($0) }
        let written = Dictionary(grouping: all.written, by: app)
        let links = Dictionary(grouping: all.links, by: app)
        return places.map { place in
            guard let own = app(of: place) else { return all }
            var tree = all
            tree.written = [own, nil].flatMap { written[$0] ?? [] }
            tree.links = [own, nil].flatMap { links[$0] ?? [] }
            return tree
        }
    }

    /// The Swift files in a folder and below, by their names: one app has one `Theme`, wherever it lies. None is read.
    package static func swiftFiles(in folder: String, on disk: Disk, mostFolders: Int = .max) -> [String: String] {
        let paths = SourceTree(walking: folder, disk, mostFolders: mostFolders).written
            .filter { Path.hasExtension($0, "swift") }
        return Dictionary(paths.map { (Path.name(of: $0), $0) }) { first, _ in first }
    }

    /// True for folders with code of others: what a tool fetched or built, and repositories in a repository.
    func isForeign(_ folder: String) -> Bool {
        Self.foreignFolders.contains(Path.name(of: folder)) || disk.isRepository(folder)
    }

    /// Adds the files of a folder and of the folders in it; hidden names and folders of other people's code are passed
    /// over.
    private mutating func search(_ folder: String, depth: Int) {
        guard depth < Self.maximumDepth, foldersLeft > 0, let entries = try? disk.entries(in: folder) else { return }
        foldersLeft -= 1
        if entries.contains(where: { Leftovers.isName($0.name) }) { littered.append(folder) }
        for (name, kind) in entries where name.utf8.first != UInt8(ascii: ".") {
            switch kind {
            case .file where Self.textExtensions.contains(where: { Path.hasExtension(name, $0) }):
                written.append(Path.join(folder, name))
            case .folder:
                let path = Path.join(folder, name)
                if !isForeign(path) { search(path, depth: depth + 1) }
            case .link: add(link: Path.join(folder, name))
            case .file, .other: continue
            }
        }
    }

    /// Notes a link to a Swift file, or to a folder that is to be searched.
    private mutating func add(link path: String) {
        switch disk.kind(of: path, ofLink: false) {
        case .file where Path.hasExtension(path, "swift"): links.append(path)
        case .folder where !isForeign(path): linkedFolders.append(path)
        case .file, .folder, .link, .other, nil: break
        }
    }

    /// The same tree with the files that genvc made apart from the written ones, by their headers.
    package var read: SourceTree {
        var tree = self
        tree.written = []
        for path in written {
            if let generated = generated(at: path) {
                tree.generated.append(generated)
            } else {
                tree.written.append(path)
            }
        }
        return tree
    }

    /// A file that genvc made; nil if people wrote it, or if it cannot be read.
    private func generated(at path: String) -> Generated? {
        guard Path.hasExtension(path, "swift"), let contents = try? disk.read(path, limit: WritePlan.largestFile)
        else { return nil }
        let origin = FileOrigin(of: contents)
        guard origin != .foreign else { return nil }
        return Generated(
            path: path, contents: contents, isEdited: origin == .edited,
            hasLinesAbove: FileOrigin.hasLinesAbove(contents), specName: FileOrigin.specName(of: contents))
    }

    /// The specs of the folders and below, each once and with what is known of it.
    package static func specs(in folders: String..., on disk: Disk) -> [Spec] {
        specs(SpecFinder.find(folders.map { $0.isEmpty ? "." : $0 }, on: disk, standardInputName: nil), on: disk)
    }

    /// Reads specs that were found, each in its project; a file that could not be read is left out.
    package static func specs(_ found: [SpecFinder.Spec], on disk: Disk) -> [Spec] {
        let projects = ProjectFinder(found, on: disk)
        return found.compactMap { spec in
            guard case .file(let file) = spec.input else { return nil }
            // Paths are shown as one writes them here.
            let shown = SourceFile(name: Path.shown(file.name), bytes: file.bytes)
            let run = SpecRun(shown, project: projects[spec.folder], finder: disk.finder, isTelling: false)
            return Spec(file: shown, run: run)
        }
    }
}
