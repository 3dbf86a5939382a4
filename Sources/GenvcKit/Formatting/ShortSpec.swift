import GenvcDiagnostics
import GenvcReader

/// A spec in as few words as say the same: what `genvc format --short` writes.
///
/// It takes back what `genvc expand` spells out. A shorthand has the long form of what it stands for; a default that
/// was written out goes where the code is the same without it, so that one has to have code.
package struct ShortSpec {
    /// The most times that the short form is made shorter still: each makes room on a line for what is around it.
    private static let mostRounds = 8

    /// The spec as it is to be written, or why it stays.
    package let result: FormattedSpec

    /// - Parameters:
    ///   - run: a run that has read the spec.
    ///   - read: reads a changed spec as that run did.
    package init(_ run: SpecRun, _ library: inout TemplateLibrary, reading read: (SourceFile) -> SpecRun) {
        guard run.tree != nil, run.isReadable else {
            result = .refused(run.report)
            return
        }
        let code = run.untriedCode(&library)
        var spec = run
        for _ in 0..<Self.mostRounds {
            // Changes are found in the canonical form, in which each key has a line.
            guard case .formatted(let bytes) = FormattedSpec(spec.file) else { break }
            let formatted = read(run.file.holding(bytes))
            guard let next = Self.shortened(formatted, code, &library, read) else {
                result = .unsafe
                return
            }
            let isDone = next.file.bytes == spec.file.bytes
            spec = next
            if isDone { break }
        }
        result = FormattedSpec(spec.file)
    }

    /// The spec with its shorthands and without its defaults; nil where it would say something else.
    ///
    /// - Parameter code: the code that it has to have; nil for a spec without code, which keeps its defaults.
    private static func shortened(
        _ run: SpecRun, _ code: [[UInt8]]?, _ library: inout TemplateLibrary, _ read: (SourceFile) -> SpecRun
    ) -> SpecRun? {
        guard let tree = run.tree, run.isReadable else { return nil }
        let changes = ShortFormFinder.changes(of: tree, in: run.file, project: run.project)
        func changed(by edits: [FixIt.Edit]) -> SpecRun {
            read(run.file.holding(FixIt(isSafe: true, edits: edits).applied(to: run.file.bytes)))
        }
        // A shorthand says the same in its long form, and so does a spec without comments that say defaults.
        guard changed(by: changes.safe).longForm?.bytes == run.longForm?.bytes else { return nil }
        guard let code else { return changed(by: changes.safe) }
        let defaults = harmless(of: changes.defaults.map(\.edits)) {
            changed(by: changes.safe + $0).untriedCode(&library) == code
        }
        let short = changed(by: changes.safe + defaults)
        return short.untriedCode(&library) == code ? short : nil
    }
}

extension SourceFile {
    /// The file with another text.
    func holding(_ bytes: [UInt8]) -> SourceFile { SourceFile(name: name, bytes: bytes, id: id) }
}
