import GenvcChecks
import GenvcDiagnostics
import GenvcViews

/// Makes the changes that rules offer, and validates what comes of each: a finding keeps the first that answers it, and
/// brings no other finding, but for notes where it weighs more than these.
struct FixTrials {
    /// The number of layouts of a view that the trials of one spec may take together, so that a large spec full of
    /// findings is still told soon. The trial that reaches it is still ended.
    enum Budget: Int {
        /// About a third of a second, for `genvc validate`.
        case ofValidation = 300_000
        /// About a thirtieth of a second, for a run that makes code, at each save and each build.
        case ofGeneration = 30_000
    }

    /// The layouts of a view that take as long as one variable of a system without a formula, as measured on screens of
    /// 80 views. Systems that give a formula are not counted: how many there are depends on what was laid out before.
    private static let workOfVariable = 6

    /// The spec that the findings are about.
    private let file: SourceFile
    /// The points at which a changed spec is laid out.
    private let matrix: (ViewTree) -> LayoutMatrix
    /// Reads the screen of a changed spec and tries its layout; nil where the spec has errors.
    private let check: Check
    /// The work that the trials may take.
    private let budget: Budget
    /// The findings of the spec as it stands.
    private let before: [Diagnostic]
    /// True if notes are all that was found.
    private let hasNotesAlone: Bool
    /// The findings of changed specs in all states, by what was tried; nil for a spec that cannot be read.
    private var tried: [Trial: [Diagnostic]?] = [:]
    /// The time that the trials have taken so far, in layouts of a view.
    private var work = 0
    /// The number of times that a changed spec was tried.
    private(set) var changeCount = 0

    /// A change, and the part of the matrix in which it is tried.
    private struct Trial: Hashable {
        let edits: [FixIt.Edit]
        /// True for the narrowest and the lowest device alone: most changes that do not help fail there already.
        var hasLeastRoom: Bool
        /// True for the text sizes from AX1 on alone.
        let isOfAccessibility: Bool

        /// The points of the part.
        func part(of matrix: LayoutMatrix) -> LayoutMatrix {
            let matrix = hasLeastRoom ? matrix.withLeastRoom : matrix
            return isOfAccessibility ? matrix.withAccessibilitySizes : matrix
        }
    }

    /// Reads the screen of a changed spec and tries its layout at points, state after state, until the findings so far
    /// show that the change does not help.
    typealias Check = (SourceFile, @escaping (ViewTree) -> LayoutMatrix, @escaping ([Diagnostic]) -> Bool) ->
        CheckedScreen?

    /// - Parameters:
    ///   - findings: of the rules, with every fix that they offer.
    ///   - matrix: where `findings` was found; the changed spec is tried there too.
    ///   - budget: the work after which no further change is tried.
    ///   - check: reads the screen of a changed spec and tries its layout; nil where the spec has errors.
    init(
        _ findings: [Diagnostic], in file: SourceFile, at matrix: @escaping (ViewTree) -> LayoutMatrix,
        within budget: Budget, checking check: @escaping Check
    ) {
        self.budget = budget
        self.check = check
        self.file = file
        self.matrix = matrix
        before = findings
        hasNotesAlone = findings.allSatisfy { $0.severity == .note }
    }

    /// The findings with at most one fix each, in words behind the caret. Where none helps, the general advice of the
    /// rule stands in the help, told as what it is.
    ///
    /// - Parameter least: no change is tried for findings below this severity.
    mutating func settled(from least: Diagnostic.Severity) -> [Diagnostic] {
        var settled = before
        for index in settled.indices where !settled[index].fixes.isEmpty {
            let finding = settled[index]
            let fix = finding.severity >= least ? finding.fixes.first { helps($0, finding) } : nil
            settled[index].fixes = fix.map { [$0] } ?? []
            if let fix {
                settled[index].label = fix.advice ?? settled[index].label
            } else {
                settled[index].tellUntried()
            }
        }
        return settled
    }

    /// True if the finding is gone after the change and no new one has come, but for notes where it was none itself.
    /// The points with least room are tried first, since most changes that do not help fail there.
    private mutating func helps(_ fix: FixIt, _ finding: Diagnostic) -> Bool {
        // Texts side by side that touch no more have less room, and their words break at the largest sizes.
        let matters = { (found: Diagnostic) in found.severity > .note || finding.severity == .note }
        let fails = { [self] (after: [Diagnostic]) in
            isThere(finding, in: after.filter(matters), fix) || after.contains { matters($0) && isNew($0, fix) }
        }
        // An answer to a word that breaks at accessibility sizes changes nothing at others. Beside worse findings all
        // sizes are tried: notes give way to what shows at others.
        let isOfAccessibility = finding.code == .brokenWord && hasNotesAlone
        var trial = Trial(edits: fix.edits, hasLeastRoom: true, isOfAccessibility: isOfAccessibility)
        guard findings(after: fix, in: trial, until: fails) != nil else { return false }
        trial.hasLeastRoom = false
        guard let after = findings(after: fix, in: trial, until: fails) else { return false }
        return after.allSatisfy { !matters($0) || isKnown($0, fix, answering: finding) }
    }

    /// True if the changed spec still has a finding of the same code about the same place.
    private func isThere(_ finding: Diagnostic, in after: [Diagnostic], _ fix: FixIt) -> Bool {
        after.contains { $0.code == finding.code && stands($0, where: finding, fix) }
    }

    /// True if a finding of the changed spec is about what one of the spec was about.
    private func stands(_ found: Diagnostic, where old: Diagnostic, _ fix: FixIt) -> Bool {
        guard let range = old.range, let place = found.range else { return old.range == nil && found.range == nil }
        guard fix.edits.contains(where: { $0.range.start <= range.start && range.start < $0.range.end }) else {
            return fix.place(of: range.start) == place.start
        }
        // A finding that was moved is known by its words, unless it is one about another place with the same words.
        return changed(by: fix).text(of: place) == file.text(of: range) && !isOther(found, than: old, fix)
    }

    /// True if a finding of the changed spec was there before, at a place that the change leaves alone.
    private func isOther(_ found: Diagnostic, than old: Diagnostic, _ fix: FixIt) -> Bool {
        before.contains { other in
            guard other.code == found.code, let range = other.range, range != old.range else { return false }
            let isEdited = fix.edits.contains { $0.range.start <= range.start && range.start < $0.range.end }
            return !isEdited && fix.place(of: range.start) == found.range?.start
        }
    }

    /// The spec after the change, with the number of the file that it replaces.
    private func changed(by fix: FixIt) -> SourceFile {
        SourceFile(name: file.name, bytes: fix.applied(to: file.bytes), id: file.id)
    }

    /// True for a finding that has nothing like it before the change. A level that nothing needs is none: it may be
    /// needed in a state that comes later.
    private func isNew(_ found: Diagnostic, _ fix: FixIt) -> Bool {
        found.code != .unused && !before.contains { $0.code == found.code && stands(found, where: $0, fix) }
    }

    /// True for a finding that was there before the change, as bad and on as many devices; or that shows on those, too,
    /// where the weightier one that is answered stood before it.
    private func isKnown(_ found: Diagnostic, _ fix: FixIt, answering answered: Diagnostic) -> Bool {
        before.contains { old in
            let covered = answered.severity > found.severity ? answered.deviceNames : []
            return old.code == found.code && old.severity >= found.severity && stands(found, where: old, fix)
                && found.deviceNames.isSubset(of: old.deviceNames.union(covered))
                && (old.severity > found.severity || found.badness <= old.badness + Diagnostic.leastDifference)
        }
    }

    /// The findings of a changed spec in the part of a trial; nil where the change does not help, where the spec cannot
    /// be read, or where too much was tried already.
    private mutating func findings(
        after fix: FixIt, in trial: Trial, until fails: @escaping ([Diagnostic]) -> Bool
    ) -> [Diagnostic]? {
        if let found = tried[trial] { return found.flatMap { fails($0) ? nil : $0 } }
        guard work < budget.rawValue else { return nil }
        changeCount += 1
        let points = { [matrix] in trial.part(of: matrix($0)) }
        guard let checked = check(changed(by: fix), points, fails) else {
            tried[trial] = .some(nil)
            return nil
        }
        work += checked.layoutCount * checked.tree.views.count + checked.solvedVariables * Self.workOfVariable
        guard !fails(checked.findings) else { return nil }
        tried[trial] = checked.findings
        return checked.findings
    }
}

extension Diagnostic {
    /// The devices that a finding names, which stand in it as a list with commas.
    fileprivate var deviceNames: Set<Substring> {
        Set(device?.split(separator: ",").map { $0.drop { $0 == " " } } ?? [])
    }
}
