import GenvcDiagnostics
import GenvcKit

extension Command {
    static let clean = Command(
        "clean", .optional("DIR"), [.all, .force, .dryRun],
        "removes generated files that no spec makes any more",
        details: """
            Looks for specs in the folder where genvc is called and below, and for generated files in DIR and below. A
            file that somebody edited stays and is named, unless `--force` keeps a copy beside it; what people wrote
            stays in any case.
            """
    ) { invocation, session throws(CommandError) in
        let folder = invocation.operands.first ?? ""
        guard folder.isEmpty || System.kind(of: folder, ofLink: false) == .folder else {
            throw CommandError(.noInput, "there is no folder `\(folder)`")
        }
        let specs = SourceTree.specs(in: "") + (folder.isEmpty ? [] : SourceTree.specs(in: folder))
        let isAll = invocation.has(.all)
        guard isAll || !specs.isEmpty else {
            throw CommandError(
                .wrongInput,
                "there is no spec in this folder, so no generated file can be told from one that is needed",
                help: "call `genvc clean` where the specs are, or write `--all` to remove all that was generated")
        }
        let tree = SourceTree(folder)
        let orphans = tree.generated.filter { isAll || isOrphan($0, among: specs) }
        let kept = invocation.has(.force) ? [] : orphans.filter(\.isEdited)
        let keptPaths = Set(kept.map(\.path))
        let removal = Removal(
            paths: orphans.map(\.path).filter { !keptPaths.contains($0) }, folders: tree.folders)
        for file in kept { session.note("`\(file.path)` was edited by hand and stays") }
        return try removal.run(invocation, session)
    }

    /// Whether no spec makes the file; one that cannot be read makes what it always made.
    private static func isOrphan(_ file: SourceTree.Generated, among specs: [SourceTree.Spec]) -> Bool {
        let name = Path.name(of: file.path)
        return !specs.contains { spec in
            spec.run.fileNames.isEmpty
                ? Path.name(of: spec.file.name) == file.specName : spec.run.fileNames.contains(name)
        }
    }
}
