import GenvcDiagnostics
import GenvcTestSupport
import Testing

@testable import GenvcChecks

/// Screens as real applications have them, each broken in one way, and screens that are nearly so.
///
/// The specs were written before the rules, by someone who has not read these: what they say is what the rule has to
/// mean. On the whole matrix a wrong spec gives its rule, a near miss does not, and no other rule appears but those
/// that the spec lists.
@Suite("Seeded defects")
struct SeededDefectTests {
    @Test("are three or more of each rule, with a near miss")
    func isComplete() {
        let rules = Dictionary(grouping: SeededSpec.all, by: \.rule)
        for (rule, specs) in rules {
            let wrong = specs.filter(\.isWrong).count
            #expect(wrong >= 3 && specs.count > wrong, "\(rule): \(wrong) of \(specs.count)")
        }
        let missing = Rule.all.map(\.code.rawValue).filter { rules[$0] == nil }
        #expect(missing.isEmpty, "no defect is seeded for \(missing)")
    }

    private static let outcomes = Result { try SeededSpec.all.map { try SeededOutcome(of: $0) } }

    @Test("are found, and near misses are not")
    func isFound() throws {
        let outcomes = try Self.outcomes.get()
        print(SeededOutcome.table(of: outcomes))
        let complaints = outcomes.flatMap { outcome in outcome.complaints.map { "\(outcome.spec.name): \($0)" } }
        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
    }

    /// Defects that no change of a few keys answers: a person has to say what is meant.
    private static let needsAPerson: Set<String> = [
        // Which of two contradictory wishes is meant?
        "conflict/wrong-4-each-below-the-other.yml", "priority-tie/wrong-2-two-buttons.yml",
        "priority-tie/wrong-3-two-wishes-for-width.yml",
        // Is the title to be cut, or the composer, or are both to share the row in halves?
        "priority-tie/wrong-1-two-one-line-texts.yml", "overlap/wrong-3-negative-gap.yml",
        "overlap/wrong-4-only-with-large-text.yml", "overlap/wrong-10-button-over-a-button-of-the-rows.yml",
        "overlap/wrong-11-help-under-rows-that-scroll.yml", "overlap/wrong-15-long-title-under-close.yml",
        "unused/wrong-4-style-that-nothing-uses.yml",
        // Is the badge to stand beside the picture, or within the circle?
        "clipped/wrong-7-badge-in-a-round-corner.yml",
        // Nothing bounds the shelf: how wide is it?
        "ambiguous/wrong-8-shelf-in-rows-that-scroll-both-ways.yml",
        // Three in the wrong order: which goes where?
        "reading-order/wrong-3-turned-round-by-relations.yml",
        // The spec does not tell which bar is to go, or to stand elsewhere.
        "does-not-fit/wrong-4-pinned-bars-in-landscape.yml",
        "hidden-by-keyboard/wrong-2-field-low-in-a-pinned-header.yml",
        "hidden-by-keyboard/wrong-6-layer-that-scrolls-sideways.yml",
        "tap-target/wrong-3-seven-columns-on-a-phone.yml", "fixed-height-text/wrong-3-badge-of-fixed-size.yml",
        "fixed-height-text/wrong-4-square-tiles.yml",
        // The spec does not tell if the name or the button's title is to give way, where neither has room for its word.
        "clipped/wrong-2-button-narrower-than-its-title.yml",
        // Which relation is one too many? Any other one moves the view.
        "too-many-constraints/wrong-1-six-by-hand.yml", "too-many-constraints/wrong-3-centre-is-two.yml",
        // Which stack is one too many?
        "deep-stack-in-cell/wrong-1-stack-of-one.yml", "deep-stack-in-cell/wrong-2-in-a-carousel.yml",
        "deep-stack-in-cell/wrong-3-component-in-a-component.yml",
        // Which row is to stand below another, or which font is to be smaller, so that nothing breaks at AX1 to AX5?
        "broken-word/wrong-2-four-figures-in-equal-columns.yml", "broken-word/wrong-3-three-buttons-in-a-row.yml",
        "broken-word/wrong-4-only-at-accessibility-sizes.yml",
        // The spec does not tell which box is to go, nor which color the app means.
        "does-not-fit/wrong-7-wider-than-its-popover.yml", "contrast/wrong-6-color-of-state-that-nothing-sets.yml",
        // The app has to get the picture or the color, or the spec another name.
        "missing-asset/wrong-1-typing-error.yml", "missing-asset/wrong-2-color-of-a-style.yml",
        "missing-asset/wrong-3-in-a-component-and-a-menu.yml", "missing-asset/wrong-4-in-place-of-the-title.yml",
        "missing-asset/wrong-5-without-its-folder.yml",
        // The spec does not tell how wide the line of a tab is to be.
        "ambiguous/wrong-7-line-under-components-in-a-row.yml",
        // The spec does not tell what VoiceOver is to say.
        "stale-label/wrong-1-play-and-pause.yml", "stale-label/wrong-2-item-of-the-bar.yml",
        "stale-label/wrong-3-picture-in-a-component.yml",
        "nested-label/wrong-3-button-over-a-described-picture.yml",
        "nested-label/wrong-4-deep-in-a-view-with-a-trait.yml",
    ]

    /// More fixes than a spec of one defect can need.
    private static let mostFixes = 8

    @Test("leave no finding when the printed fixes are applied")
    func isFixed() throws {
        var (clean, left) = (0, [String]())
        for outcome in try Self.outcomes.get() where outcome.spec.isWrong {
            var (text, findings) = (try outcome.spec.text(), outcome.findings)
            for _ in 0..<Self.mostFixes {
                guard let fix = findings.lazy.compactMap(\.fixes.first).first else { break }
                text = String(decoding: fix.applied(to: Array(text.utf8)), as: UTF8.self)
                findings = SeededSpec.findings(in: text, name: outcome.spec.name)
            }
            if findings.isEmpty { clean += 1 } else { left.append(outcome.spec.name) }
            let rest = findings.map { "\($0.code.rawValue): \($0.message)" }
            #expect(
                findings.isEmpty != Self.needsAPerson.contains(outcome.spec.name),
                "\(outcome.spec.name): \(rest.joined(separator: "\n"))")
        }
        print(
            "seeded defects: \(clean) without a finding after the printed fixes, \(left.count) need a person: \(left)")
        #expect(clean > 0)
    }
}
