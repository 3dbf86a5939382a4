import GenvcDiagnostics
import GenvcKit

/// The specs of a project, and which generated files are theirs.
package struct SpecOwners {
    /// The specs that were read without an error.
    package let specs: [SourceTree.Spec]
    /// YAML files of which nothing can be told: empty ones, ones with mistakes, and others that are no specs.
    private let unread: [String]
    /// The folders in which the specs lie.
    private let folders: [String]
    private let disk: Disk

    /// - Parameter folders: where they lie, with all below.
    package init(in folders: [String], on disk: Disk) throws(CommandError) {
        self.disk = disk
        let folders = folders.map { $0.isEmpty ? "." : $0 }
        self.folders = folders
        let found = SpecFinder.find(folders, on: disk, standardInputName: nil)
        for case .refused(let report) in found.map(\.input) {
            let path = report.files.main.file.name
            guard disk.kind(of: path, ofLink: false) == .folder else { continue }
            throw CommandError(
                .noInput, "`\(Path.shown(path))` cannot be read, so nobody knows which specs lie there",
                help: "nothing was removed")
        }
        specs = SourceTree.specs(found, on: disk)
        let read = Set(specs.filter { !$0.run.fileNames.isEmpty }.map(\.file.name))
        unread = folders.flatMap { SpecFinder.paths($0, on: disk) }.map(Path.shown).filter { !read.contains($0) }
    }

    /// True if a spec of the project makes a file of this name. The spec may have another name than the header says,
    /// since specs are renamed, unless the spec's own file stands beside this one in the app.
    package func make(_ file: SourceTree.Generated, among generated: [SourceTree.Generated]) -> Bool {
        guard makeName(of: file) else { return false }
        guard makers(of: file).isEmpty, file.specName != nil else { return true }
        let name = Path.name(of: file.path)
        return !generated.contains {
            Path.name(of: $0.path) == name && $0.path != file.path && !makers(of: $0).isEmpty
                && disk.areOfOneApp($0.path, file.path)
        }
    }

    /// True if a spec of the project makes a file of this name.
    private func makeName(of file: SourceTree.Generated) -> Bool {
        let name = Path.name(of: file.path)
        return specs.contains { $0.run.fileNames.contains(name) }
    }

    /// The YAML files that are passed over unless somebody names them, and that may be specs all the same.
    var hiddenPaths: [String] { folders.flatMap { SpecFinder.hiddenPaths(in: $0, on: disk) }.map(Path.shown) }

    /// The number of folders from the end on that are called the same around the file and around a spec that makes it.
    func nearness(of file: SourceTree.Generated) -> Int {
        let folder = parts(of: file.path)
        return makers(of: file).map { maker in
            zip(folder.reversed(), parts(of: maker.file.name).reversed()).prefix { $0 == $1 }.count
        }.max() ?? 0
    }

    /// The specs of which the file may be.
    package func makers(of file: SourceTree.Generated) -> [SourceTree.Spec] {
        let name = Path.name(of: file.path)
        return specs.filter { $0.run.fileNames.contains(name) && Path.name(of: $0.file.name) == file.specName }
    }

    /// The names of the folders around a file, from the root.
    private func parts(of file: String) -> [Substring] {
        Path.parts(of: Path.folder(of: file), from: disk.workingFolder)
    }

    /// The file that the header names, if it is there and is empty, has mistakes, or is no spec; nil otherwise.
    package func unreadSpec(of file: SourceTree.Generated) -> String? {
        makeName(of: file) ? nil : unread.first { Path.name(of: $0) == file.specName }
    }
}
