import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

extension DiagnosticCode {
    /// The code of the rule. Its findings are notes, unless a project sets another level.
    package static let offScale = DiagnosticCode(rule: "off-scale", "a number is not on the scale of the design")
}

/// `off-scale`: a gap, margin or corner that is no step of the theme's scale.
///
/// Numbers of the spec and of its own styles are judged, each once at its place. Zero, tokens, references to state,
/// heights, and widths of lines are not.
struct OffScale {
    static let rule = Rule(
        .offScale,
        why: """
            Gaps, margins and corners come from a scale of a few steps, so that screens look alike. A number beside
            the scale is mostly a slip. A note does not stop anything: `--strict` leaves it a note.
            """,
        wrong: """
            screen: Card
            scroll: vertical
            rows:
              - { label: title, text: Hello, spacingAfter: 17 }
              - { label: words, text: Welcome }

            """,
        right: """
            screen: Card
            scroll: vertical
            rows:
              - { label: title, text: Hello, spacingAfter: medium }
              - { label: words, text: Welcome }

            """,
        check: .screen(findings))

    /// The parts of a finding that make it the same as another.
    private struct Finding: Hashable {
        /// The place of the number.
        let place: SourceRange
        /// The words of the finding.
        let message: String
    }

    /// The scales: the tokens of the theme and of the project.
    private let tokens: TokenTable
    /// The findings so far, in the order of the spec.
    private var findings: [RuleFinding] = []
    /// The findings that were made already: a style is met at each element that has it.
    private var known: Set<Finding> = []

    private init(tokens: TokenTable) {
        self.tokens = tokens
    }

    /// The notes about the screen's own margins and spacing, then about the elements.
    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        let screen = layout.tree.screen
        var rule = OffScale(tokens: screen.tokens)
        if let place = screen.places.margins { rule.add(sides(of: screen.margins), nil, at: place) }
        if let place = screen.places.spacing { rule.add([screen.spacing], nil, at: place) }
        for bar in [screen.header, screen.footer].compactMap({ $0 }) {
            if let place = bar.places.margins { rule.add(sides(of: bar.margins), nil, at: place) }
            if let place = bar.places.spacing { rule.add([bar.spacing], nil, at: place) }
        }
        for view in layout.tree.views where view.role == .element {
            guard let element = view.element else { continue }
            for keyed in element.values {
                switch keyed.origin {
                case .element, .style:
                    let numbers = Self.lengths(of: keyed).filter { $0.token == nil }
                    guard !numbers.isEmpty, !Self.isOfState(keyed, element) else { continue }
                    rule.add(numbers, element, at: keyed.range)
                case .shippedStyle, .component: break
                }
            }
        }
        return rule.findings
    }

    /// True for a value of which the spec says nothing but the field of the state that has it.
    private static func isOfState(_ keyed: KeyedValue, _ element: Element) -> Bool {
        guard let written = element.source else { return false }
        return (written.values + written.variedValues).contains {
            $0.key === keyed.key && $0.range == keyed.range && $0.value.isDynamic
        }
    }

    /// The four lengths of insets.
    private static func sides(of insets: Insets) -> [Length] {
        [insets.top, insets.leading, insets.bottom, insets.trailing]
    }

    /// The lengths of a value that should be steps of a scale; heights, and widths of lines, need not be.
    private static func lengths(of keyed: KeyedValue) -> [Length] {
        if case .layer = keyed.key.effect { return [] }
        if keyed.key.meaning == .borderWidth { return [] }
        switch keyed.value {
        case .length(let length) where length.group != .height: return [length]
        case .insets(let insets): return sides(of: insets)
        case .cornerRadius(.length(let length)): return [length]
        default: return []
        }
    }

    /// Adds one finding for each number at one place: a style is one place, however often it is used.
    private mutating func add(_ lengths: [Length], _ element: Element?, at place: SourceRange) {
        for length in lengths where length.token == nil && length.points != 0 && length.reference == nil {
            let number = length.points.pointText
            let tokens = self.tokens.tokens(of: length.group).sorted { $0.points < $1.points }
            let above = tokens.firstIndex { $0.points > length.points } ?? tokens.count
            // Offers the steps below and above the number; at an end of the scale the last two.
            let first = max(0, min(above - 1, tokens.count - 2))
            let nearest = tokens[first..<min(first + 2, tokens.count)]
                .sorted { abs($0.points - length.points) < abs($1.points - length.points) }
            let words = nearest.sorted { $0.points < $1.points }.map { "\($0.points.pointText) \($0.name)" }
                .joined(separator: ", ")
            let message = "\(number) is not in Theme.\(length.group.rawValue): \(words)"
            guard known.insert(Finding(place: place, message: message)).inserted else { continue }
            findings.append(
                RuleFinding(
                    element: element,
                    diagnostic: Diagnostic(
                        .note, .offScale, message, at: place,
                        label: "one of these, or a token of the project's"),
                    fixes: nearest.map { SpecFix([.replace(place, length, $0.name)]) }))
        }
    }
}
