import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// `off-scale`: a gap, margin or corner that is no step of the theme's scale.
struct OffScale {
    private struct Finding: Hashable {
        let place: SourceRange
        let message: String
    }

    private var findings: [RuleFinding] = []
    private var known: Set<Finding> = []

    static func findings(in trials: LayoutTrials) -> [RuleFinding] {
        let screen = trials.tree.screen
        var rule = OffScale()
        let bars = [screen.header, screen.footer].compactMap { $0 }
        let barLengths = bars.flatMap { sides(of: $0.margins) + [$0.spacing] }
        let lengths = sides(of: screen.margins) + [screen.spacing] + barLengths
        rule.add(lengths, nil, at: screen.name.range)
        for view in trials.tree.views where view.role == .element {
            guard let element = view.element else { continue }
            for keyed in element.values {
                switch keyed.origin {
                case .element: rule.add(Self.lengths(of: keyed), element, at: element.range)
                case .style: rule.add(Self.lengths(of: keyed), element, at: keyed.range)
                case .shippedStyle: break
                }
            }
        }
        return rule.findings
    }

    private static func sides(of insets: Insets) -> [Length] {
        [insets.top, insets.leading, insets.bottom, insets.trailing]
    }

    /// The lengths of a value that stand on a scale; heights and widths of lines do not.
    private static func lengths(of keyed: KeyedValue) -> [Length] {
        if case .layer = keyed.key.effect { return [] }
        switch keyed.value {
        case .length(let length) where length.group != .height: return [length]
        case .insets(let insets): return sides(of: insets)
        case .cornerRadius(.length(let length)): return [length]
        default: return []
        }
    }

    /// One finding for each number at one place: a style is one place, however often it is used.
    private mutating func add(_ lengths: [Length], _ element: Element?, at place: SourceRange) {
        for length in lengths where length.token == nil && length.points != 0 {
            let number = length.points.pointText
            let below = length.group.tokens.last { $0.points < length.points }
            let above = length.group.tokens.first { $0.points > length.points }
            let nearest = [below, above].compactMap { $0 }.map { "\($0.points.pointText) \($0.name)" }
                .joined(separator: ", ")
            let message = "\(number) is not in Theme.\(length.group.rawValue): \(nearest)"
            guard known.insert(Finding(place: place, message: message)).inserted else { continue }
            findings.append(
                RuleFinding(
                    element: element,
                    diagnostic: Diagnostic(
                        .note, .offScale, message, at: place, label: "one of these, or a token of the project's")))
        }
    }
}
