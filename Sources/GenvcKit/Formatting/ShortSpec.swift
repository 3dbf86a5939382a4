import GenvcDiagnostics
import GenvcReader

/// A spec in as few words as say the same: what `genvc format --short` writes.
///
/// It takes back what `genvc expand` spells out. A shorthand has the long form of what it stands for; a default that
/// was written out goes where the code is the same without it, so that one has to have code.
package struct ShortSpec {
    /// The spec as it is to be written, or why it stays.
    package let result: FormattedSpec

    /// - Parameters:
    ///   - run: a run that has read the spec.
    ///   - read: reads a changed spec as that run did.
    package init(_ run: SpecRun, _ library: inout TemplateLibrary, reading read: (SourceFile) -> SpecRun) {
        guard let tree = run.tree, run.isReadable else {
            result = .refused(run.report)
            return
        }
        let changes = ShortFormFinder.changes(of: tree, in: run.file, project: run.project)
        func changed(by edits: [FixIt.Edit]) -> SpecRun {
            let bytes = FixIt(isSafe: true, edits: edits).applied(to: run.file.bytes)
            return read(SourceFile(name: run.file.name, bytes: bytes, id: run.file.id))
        }
        var defaults: [FixIt.Edit] = []
        if !changes.defaults.isEmpty, let code = run.untriedCode(&library) {
            func isSame(_ edits: [FixIt.Edit]) -> Bool { changed(by: edits).untriedCode(&library) == code }
            defaults = isSame(changes.defaults) ? changes.defaults : changes.defaults.filter { isSame([$0]) }
            if defaults.count < changes.defaults.count, !isSame(defaults) { defaults = [] }
        }
        let short = changed(by: changes.safe + defaults)
        // A value that stays says the same in its long form; one that went is a default there.
        guard short.isReadable, !defaults.isEmpty || short.longForm?.bytes == run.longForm?.bytes else {
            result = .unsafe
            return
        }
        result = FormattedSpec(short.file)
    }
}
