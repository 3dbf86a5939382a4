import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcViews
import GenvcYAML

/// Makes the changes that rules offer, and validates what comes of each: a finding keeps the first that answers it, and
/// brings no other finding.
struct FixTrials {
    /// How many layouts of a view the trials of one spec may take together, so that a large spec full of findings is
    /// told within a second or two; a layout takes about a microsecond a view.
    private static let mostWork = 2_000_000

    private let file: SourceFile
    private let matrix: (ViewTree) -> LayoutMatrix
    private let project: Project
    private let before: [Diagnostic]
    private let countsBefore: [DiagnosticCode: Int]
    /// What was found in changed specs, by the change; nil for one that cannot be read.
    private var tried: [[FixIt.Edit]: [Diagnostic]?] = [:]
    private var work = 0

    /// - Parameters:
    ///   - findings: of the rules, with every fix that they offer.
    ///   - matrix: where `findings` was found; the changed spec is tried there too.
    init(
        _ findings: [Diagnostic], in file: SourceFile, at matrix: @escaping (ViewTree) -> LayoutMatrix,
        _ project: Project
    ) {
        self.project = project
        self.file = file
        self.matrix = matrix
        before = findings
        countsBefore = Self.counts(findings)
    }

    /// The findings with at most one fix each, in words behind the caret in place of the rule's general advice.
    mutating func settled() -> [Diagnostic] {
        var settled = before
        for index in settled.indices where !settled[index].fixes.isEmpty {
            let fix = settled[index].fixes.first { helps($0, settled[index]) }
            settled[index].fixes = fix.map { [$0] } ?? []
            if let advice = fix?.advice { settled[index].label = advice }
        }
        return settled
    }

    private mutating func helps(_ fix: FixIt, _ finding: Diagnostic) -> Bool {
        guard let after = findings(after: fix) else { return false }
        let place = finding.range.map { fix.place(of: $0.start) }
        let isStillThere = after.contains { $0.code == finding.code && $0.range?.start == place }
        guard !isStillThere else { return false }
        let isWorse = Self.counts(after).contains { code, count in
            count > (countsBefore[code] ?? 0) - (code == finding.code ? 1 : 0)
        }
        let worst = after.map(\.severity).max() ?? .note
        return !isWorse && worst <= before.map(\.severity).max() ?? .note
    }

    private mutating func findings(after fix: FixIt) -> [Diagnostic]? {
        if let known = tried[fix.edits] { return known }
        guard work < Self.mostWork else { return nil }
        let found = findings(in: SourceFile(name: file.name, bytes: fix.applied(to: file.bytes), id: file.id))
        tried[fix.edits] = .some(found)
        return found
    }

    private mutating func findings(in changed: SourceFile) -> [Diagnostic]? {
        var sink = DiagnosticSink()
        let document = YAMLParser.parse(changed, into: &sink)
        let screen = document.flatMap { ScreenReader.read($0, of: changed, into: &sink) }
        guard let screen, !sink.hasErrors else { return nil }
        let tree = ViewTreeBuilder.build(screen)
        let checked = ScreenChecker.check(tree, at: matrix(tree), project: project)
        work += checked.layoutCount * tree.views.count
        return checked.findings
    }

    private static func counts(_ findings: [Diagnostic]) -> [DiagnosticCode: Int] {
        findings.reduce(into: [:]) { $0[$1.code, default: 0] += 1 }
    }
}
