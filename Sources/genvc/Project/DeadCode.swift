import GenvcDiagnostics
import GenvcKit

/// Generated files that no spec makes any more.
struct DeadCode {
    /// Those that may go.
    private(set) var paths: [String] = []
    /// What is said of those that stay, and of copies.
    private(set) var notes: [String] = []

    /// - Parameters:
    ///   - folder: where they are looked for; specs are looked for in all of the project around.
    ///   - isAll: whether specs do not matter.
    ///   - isForced: whether those count that somebody edited.
    init(in folder: String, isAll: Bool, isForced: Bool) throws(CommandError) {
        let owners = try isAll ? nil : SpecOwners(in: Self.projects(around: folder))
        guard owners?.specs.isEmpty != true else {
            throw CommandError(
                .wrongInput,
                "there is no spec in this folder, so no generated file can be told from one that is needed",
                help: "call `genvc clean` where the specs are, or write `--all` to remove all that was generated")
        }
        let tree = SourceTree(folder)
        for file in tree.generated where owners?.make(file) != true {
            if let reason = Self.reason(toKeep: file, owners, isForced: isForced) {
                notes.append("`\(file.path)` \(reason)")
            } else {
                paths.append(file.path)
                if let controller = file.controllerBeside { notes.append("`\(controller)` is yours, and stays") }
            }
        }
        notes += Self.copies(among: tree.generated.filter { owners?.make($0) == true })
    }

    /// What is said of files that one spec made at two places, since nobody knows where it is generated now.
    private static func copies(among files: [SourceTree.Generated]) -> [String] {
        var first: [String: SourceTree.Generated] = [:]
        return files.compactMap { file in
            let name = Path.name(of: file.path)
            guard let other = first[name], other.specName == file.specName,
                ProjectFinder.areOfOneApp(other.path, file.path)
            else {
                first[name] = file
                return nil
            }
            return
                "`\(other.path)` and `\(file.path)` are both of `\(file.specName ?? name)`; delete the one that is no longer made"
        }
    }

    private static func reason(
        toKeep file: SourceTree.Generated, _ owners: SpecOwners?, isForced: Bool
    ) -> String? {
        if let spec = owners?.unreadSpec(of: file) {
            return "stays, since its spec `\(spec)` is there; `genvc validate \(spec)` says what is wrong with that"
        }
        guard !isForced else { return nil }
        if file.isEdited { return "was edited by hand and stays" }
        return file.hasLinesAbove ? "has lines of yours above its header and stays" : nil
    }

    /// The folders that hold the specs of what lies in a folder.
    private static func projects(around folder: String) throws(CommandError) -> [String] {
        let here = ProjectFinder.root(around: "") ?? ""
        guard !ProjectFinder.isFolder(folder, in: here) else { return [here] }
        guard let there = ProjectFinder.root(around: folder) else {
            throw CommandError(
                .wrongInput,
                "`\(folder)` lies outside of this folder, and neither a `genvc.yml` nor a repository around it says where its specs are",
                help: "call `genvc clean` in the folder of the app, or write `--all` to remove all that was generated")
        }
        return [here, there]
    }
}
