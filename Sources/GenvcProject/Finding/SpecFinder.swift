import GenvcDiagnostics
import GenvcKit

/// The specs that the operands of a command name, folders included.
package struct SpecFinder {
    /// A file that was found.
    package struct Spec {
        /// The file, or why it could not be read.
        package let input: InputFile
        /// The folder of the file below the folder that the user named; empty beside it.
        let subfolder: String
        /// The folder that the user named, or that of the file that was named.
        package let root: String

        package init(_ input: InputFile, root: String, subfolder: String) {
            self.input = input
            self.root = root
            self.subfolder = subfolder
        }

        /// The folder of the file itself.
        package var folder: String { Path.join(root, subfolder) }
        /// The path of the file as findings call it; nil if it was not read.
        package var name: String? {
            if case .file(let file) = input { return file.name }
            return nil
        }

        /// True for the project file, which says nothing of a screen.
        package var isProjectFile: Bool { name.map(Path.name) == ProjectFile.name }

        /// The file at `path`, or standard input.
        package init(file path: String, on disk: Disk, standardInputName: String?) {
            self.init(
                disk.input(path, standardInputName: standardInputName), root: Path.folder(of: path), subfolder: "")
        }
    }

    /// Folders within folders at the most; far above any project, and an end where links make names without end.
    private static let maximumDepth = 64

    private let disk: Disk
    /// Specs that need not be read again, by their paths.
    private let known: [String: Spec]
    /// The files that were found so far.
    private var specs: [Spec] = []
    /// The paths of those that are no specs as they are.
    private var unrecognized: Set<String> = []
    /// The folders that were entered.
    private var visited: Set<FileIdentity> = []
    /// The folder that is searched.
    private var root = ""
    /// True if folders of what others wrote are searched as well: a spec there makes code like any other, but nobody
    /// wants it changed.
    private var entersForeign = true
    /// True if the files are named and not read.
    private var isListing = false
    /// True if hidden folders are searched too.
    private var entersHidden = false
    /// The number of folders that are entered at the most.
    private var mostFolders = Int.max
    /// The paths of the files, where they are named and not read.
    private var listed: [String] = []

    private init(on disk: Disk, knowing known: [String: Spec] = [:]) {
        self.disk = disk
        self.known = known
    }

    /// The files in the order of the operands, within a folder by name, each once.
    ///
    /// - Parameters:
    ///   - output: a folder of generated code, which may name specs that nobody would know again.
    ///   - known: specs that have not changed since they were found, by their paths.
    ///   - entersForeign: False leaves out the folders of what others wrote, unless they are named.
    package static func find(
        _ operands: [String], on disk: Disk, standardInputName: String?, madeIn output: String? = nil,
        knowing known: [String: Spec] = [:], entersForeign: Bool = true
    ) -> [Spec] {
        var finder = SpecFinder(on: disk, knowing: known)
        finder.entersForeign = entersForeign
        for operand in operands {
            // A pattern of the shell names the project file among the specs.
            if operands.count > 1, Path.name(of: operand) == ProjectFile.name { continue }
            if operand != "-", disk.kind(of: operand, ofLink: false) == .folder {
                finder.visited = []
                finder.root = operand
                finder.search("", depth: 0)
            } else {
                finder.specs.append(Spec(file: operand, on: disk, standardInputName: standardInputName))
            }
        }
        finder.dropUnrecognized(besidesThoseNamedIn: [""] + operands.filter { $0 != "-" } + [output].compactMap(\.self))
        var identities: Set<FileIdentity> = []
        return finder.specs.filter { spec in
            guard case .file(let file) = spec.input, let identity = disk.identity(of: file.name) else {
                return true
            }
            return identities.insert(identity).inserted
        }
    }

    /// The YAML files that `find` looks at for an operand.
    ///
    /// - Parameter mostFolders: how many are searched, where it is no loss to stop.
    package static func paths(_ operand: String, on disk: Disk, mostFolders: Int = .max) -> [String] {
        guard disk.kind(of: operand, ofLink: false) == .folder else { return [operand] }
        var finder = SpecFinder(on: disk)
        finder.root = operand
        finder.isListing = true
        finder.mostFolders = mostFolders
        finder.search("", depth: 0)
        return finder.listed
    }

    /// The YAML files in hidden folders of a folder, and those with hidden names, which `find` passes over unless they
    /// are named.
    static func hiddenPaths(in folder: String, on disk: Disk) -> [String] {
        var finder = SpecFinder(on: disk)
        finder.root = folder
        finder.isListing = true
        finder.entersHidden = true
        finder.search("", depth: 0)
        let seen = Set(paths(folder, on: disk))
        return finder.listed.filter { !seen.contains($0) }
    }

    /// Hidden folders of tools, in which nobody writes specs.
    private static let foldersOfTools: Set = [".git", Approvals.folder, ".build", ".swiftpm"]

    /// True if what has the name is looked at.
    private func isSearched(_ name: String) -> Bool {
        name.utf8.first != UInt8(ascii: ".") || entersHidden && !Self.foldersOfTools.contains(name)
    }

    /// The project files that `find` passes over: those in operands that are folders and below, and those that are
    /// named among others, as by a pattern of the shell.
    package static func projectFiles(_ operands: [String], on disk: Disk) -> [Spec] {
        let isAlone = operands.count == 1 && Path.name(of: operands[0]) == ProjectFile.name
        let found = isAlone ? [] : operands.filter { $0 != "-" }.flatMap { paths($0, on: disk) }
        var known: Set<FileIdentity> = []
        return found.compactMap { path -> Spec? in
            guard Path.name(of: path) == ProjectFile.name, let identity = disk.identity(of: path),
                known.insert(identity).inserted
            else { return nil }
            return Spec(file: path, on: disk, standardInputName: nil)
        }
    }

    /// The files with those names that `specs` does not have, each once.
    package static func used(_ names: [String], besides specs: [Spec], on disk: Disk) -> [Spec] {
        var known = Set(
            specs.compactMap { spec -> FileIdentity? in
                if case .file(let file) = spec.input { return disk.identity(of: file.name) }
                return nil
            })
        return names.compactMap { name in
            guard let identity = disk.identity(of: name), known.insert(identity).inserted else { return nil }
            return Spec(file: name, on: disk, standardInputName: nil)
        }
    }

    /// A file of a folder that says nothing was a spec, or shall be one; a project file has comments alone at first.
    private static func isSpec(_ file: SourceFile) -> Bool {
        Genvc.isSpec(file) || Genvc.isEmpty(file) && Path.name(of: file.name) != ProjectFile.name
    }

    /// Adds the specs in the folder; every folder is entered once, so a link to one above does no harm.
    private mutating func search(_ subfolder: String, depth: Int) {
        let folder = Path.join(root, subfolder)
        guard depth < Self.maximumDepth, visited.count < mostFolders, let identity = disk.identity(of: folder),
            visited.insert(identity).inserted
        else { return }
        let names: [String]
        do {
            names = try disk.names(in: folder)
        } catch {
            let report = DiagnosticReport(
                [.error(.unreadableFile, "the folder cannot be read: \(error.reason)", at: nil)],
                in: SourceFiles(SourceFile(name: folder, bytes: [])))
            specs.append(Spec(.refused(report), root: root, subfolder: subfolder))
            return
        }
        for name in names where isSearched(name) {
            let path = Path.join(folder, name)
            switch disk.kind(of: path, ofLink: false) {
            case .folder where !entersForeign && SourceTree.foreignFolders.contains(name): continue
            case .folder:
                search(Path.join(subfolder, name), depth: depth + 1)
            case .file where Path.hasExtension(name, "yml") || Path.hasExtension(name, "yaml"):
                if isListing {
                    listed.append(path)
                    continue
                }
                if let spec = known[path] {
                    specs.append(spec)
                    continue
                }
                let input = disk.input(path)
                if case .file(let file) = input, !Self.isSpec(file) {
                    guard name != ProjectFile.name else { continue }
                    unrecognized.insert(path)
                }
                specs.append(Spec(input, root: root, subfolder: subfolder))
            case .file, .link, .other, nil:
                continue
            }
        }
    }

    // MARK: Specs that a save broke

    /// Leaves the YAML files of other tools out. A spec that was saved so that nothing in it is a spec any more, with
    /// all lines moved or in another encoding, is known by the code that was made of it: to pass over it would hide the
    /// loss.
    private mutating func dropUnrecognized(besidesThoseNamedIn folders: [String]) {
        guard !unrecognized.isEmpty else { return }
        let recognized = Set(specs.compactMap(\.name).filter { !unrecognized.contains($0) }.map(Path.name))
        let wanted = Set(unrecognized.map(Path.name)).subtracting(recognized)
        let named = wanted.isEmpty ? [] : generated(in: folders).filter { wanted.contains($0.specName ?? "") }
        specs.removeAll { spec in
            guard let name = spec.name, unrecognized.contains(name) else { return false }
            return !named.contains {
                $0.specName == Path.name(of: name) && disk.areOfOneApp($0.path, name)
            }
        }
    }

    /// The generated files of some folders; a folder in another one of them is searched once.
    private func generated(in folders: [String]) -> [SourceTree.Generated] {
        var searched: [String] = []
        return folders.flatMap { folder -> [SourceTree.Generated] in
            let isKnown = searched.contains { disk.isFolder(folder, in: $0) }
            guard disk.kind(of: folder.isEmpty ? "." : folder, ofLink: false) == .folder, !isKnown else {
                return []
            }
            searched.append(folder)
            return SourceTree(folder, on: disk, mostFolders: SourceTree.mostFoldersOfApp).generated
        }
    }
}
