import GenvcDiagnostics
import GenvcModel
import GenvcText
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let truncated = DiagnosticCode(rule: "truncated", "a text ends in an ellipsis")
}

/// `truncated`: a label that ends in an ellipsis.
///
/// It needs a label with a line break mode that ends in one, and more lines than it shows. A label that may shrink its
/// font enough is none, and one that its stack squeezes is left to `does-not-fit`.
enum Truncated {
    static let rule = Rule(
        .truncated,
        why: """
            What stands behind the ellipsis nobody can read, and it is more the larger the text and the longer the language.
            A label takes as many lines as it needs unless `numberOfLines` or a height forbids it.
            """,
        wrong: """
            screen: Rules
            scroll: vertical
            rows:
              - label: rules
                text: Children under the age of twelve play only together with somebody who is older than they are.
                numberOfLines: 1

            """,
        right: """
            screen: Rules
            scroll: vertical
            rows:
              - label: rules
                text: Children under the age of twelve play only together with somebody who is older than they are.

            """,
        check: .layout(defects: defects, finding: finding))

    /// The labels that are cut; needed and available count lines.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        var defects: [Defect] = []
        let subjects = layout.subjects
        for index in subjects.indices where subjects[index].facts.contains(.endsInEllipsis) {
            guard let rect = layout.frames[index], !layout.isEmpty(rect),
                case .text(let content) = layout.plan.nodes[index].intrinsic,
                let hidden = content.hiddenLines(in: rect, tolerance: LaidOutScreen.tolerance), hidden.shown > 0,
                !fits(content, rect.width, layout.tree.views[index].element), !layout.isUnsettled(index),
                layout.stackTooLow(for: index) == nil
            else { continue }
            defects.append(
                Defect(
                    identity: Defect.Identity(rule: .truncated, view: index), needed: Double(hidden.needed),
                    available: Double(hidden.shown)))
        }
        return defects
    }

    /// True if a label of one line may make its font small enough, `minimumScaleFactor`.
    private static func fits(_ content: TextContent, _ width: Double, _ element: Element?) -> Bool {
        guard content.lines == 1, case .number(let factor)? = element?.constructionValue(.scaleFactor)?.value,
            factor > 0
        else { return false }
        return content.title.width * factor <= width - content.horizontalInsets + LaidOutScreen.tolerance
    }

    /// The finding, which blames `numberOfLines` if that is the limit, and else the height.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let index = defect.identity.view
        let view = layout.tree.views[index]
        let width = layout.frames[index]?.width ?? 0
        let lines = "\(defect.available.tenths) of \(defect.needed.tenths) lines"
        var limit = 0
        if case .integer(let number)? = view.element?.value(.numberOfLines) { limit = number }
        let isByLines = limit > 0 && Double(limit) <= defect.available
        return RuleFinding(
            element: view.element,
            diagnostic: Diagnostic(
                .warning, .truncated,
                "`\(view.name)` ends in “…”: it shows \(lines) in \(width.tenths)pt at \(layout.point.textSize.name)",
                at: view.element?.range,
                label: isByLines ? "leave out `numberOfLines`" : "let its height grow",
                help: layout.whereabouts(of: index, places), device: places.deviceNames),
            fixes: fixes(of: view))
    }

    /// Fixes that free the lines, the height or the size of the label.
    private static func fixes(of view: ViewNode) -> [SpecFix] {
        guard let element = view.element else { return [] }
        var least: [SpecFix] = []
        // A word of the text may be wider than the line.
        if case .dimension(let rules)? = element.layoutValue(.width)?.value, let length = rules.first?.length {
            least = [
                SpecFix([
                    .set(.meaning(.numberOfLines), "0", element),
                    .set(.layout(.width), "{ min: \(length.written) }", element),
                ])
            ]
        }
        // A label has as many lines as its text unless the spec says otherwise.
        guard element.written.sometimesHas(.numberOfLines) else { return SpecFix.freeHeight(of: view) }
        return [
            .set(.meaning(.numberOfLines), "0", of: element),
            SpecFix([.set(.meaning(.numberOfLines), "0", element), .remove(.layout(.height), element)]),
            SpecFix([.set(.meaning(.numberOfLines), "0", element), .remove(.layout(.size), element)]),
        ] + least + SpecFix.freeHeight(of: view)
    }
}
