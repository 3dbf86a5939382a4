import GenvcDiagnostics
import GenvcKit

extension Command {
    static let clean = Command(
        "clean", .optional("DIR"), [.all, .force, .dryRun],
        "removes generated files that no spec makes any more",
        details: """
            Looks for generated files in DIR and below, else where genvc is called, and for specs in all of the project
            around: the folder of `genvc.yml`, or the repository. A file goes if the spec that its header names is gone,
            or makes other files; a spec that is empty or has mistakes keeps what it made. A file that somebody edited,
            or that has lines above its header, stays and is named, unless `--force` keeps a copy beside it; what people
            wrote stays in any case.
            """
    ) { invocation, session throws(CommandError) in
        let folder = invocation.operands.first ?? ""
        guard folder.isEmpty || System.kind(of: folder, ofLink: false) == .folder else {
            throw CommandError(.noInput, "there is no folder `\(folder)`")
        }
        let isAll = invocation.has(.all)
        let owners = try isAll ? nil : SpecOwners(in: projects(around: folder))
        guard owners?.specs.isEmpty != true else {
            throw CommandError(
                .wrongInput,
                "there is no spec in this folder, so no generated file can be told from one that is needed",
                help: "call `genvc clean` where the specs are, or write `--all` to remove all that was generated")
        }
        let tree = SourceTree(folder)
        var paths: [String] = []
        for file in tree.generated where owners?.make(file) != true {
            if let reason = reason(toKeep: file, owners, isForced: invocation.has(.force)) {
                session.note("`\(file.path)` \(reason)")
            } else {
                paths.append(file.path)
                if let controller = file.controllerBeside { session.note("`\(controller)` is yours, and stays") }
            }
        }
        for line in copies(among: tree.generated.filter { owners?.make($0) == true }) { session.note(line) }
        return try Removal(paths: paths, folders: tree.folders).run(invocation, session)
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
