import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let contrast = DiagnosticCode(rule: "contrast", "a text can hardly be told from what is behind it")
}

/// `contrast`: text that can hardly be told from what is behind it, in light or in dark appearance.
///
/// It needs colors that the spec names and that are known: no finding stands on a picture, on a color of the asset
/// catalogue, on a view of a custom class, on colors that are all Apple's own, or on a disabled control, of which WCAG
/// asks nothing. Text needs 4.5 to 1; large text, bold text and symbols that VoiceOver speaks need 3 to 1 (WCAG 2.2).
enum Contrast {
    static let rule = Rule(
        .contrast,
        why: """
            Text needs a contrast of 4.5 to 1 to what is behind it, large or bold text 3 to 1 (WCAG 2.2, level AA). Below that
            people with weak eyes, and all people in the sun, cannot read it. A color has a light and a dark appearance.
            """,
        wrong: """
            screen: Note
            scroll: vertical
            rows:
              - { label: note, text: Mind the gap, textColor: systemYellow }

            """,
        right: """
            screen: Note
            scroll: vertical
            rows:
              - { label: note, text: Mind the gap, textColor: text }

            """,
        check: .screen(findings))

    /// The findings about shown elements; the appearance with the least contrast is reported.
    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        layout.tree.views.indices.compactMap { index in
            guard layout.tree.views[index].role == .element, layout.plan.nodes[index].isPresent,
                let pair = ColorPair(of: index, in: layout), !isDisabled(index, layout.tree)
            else { return nil }
            return finding(of: pair, at: index, in: layout)
        }
    }

    /// True for a control that nobody can use, and for what stands in one.
    private static func isDisabled(_ index: Int, _ tree: ViewTree) -> Bool {
        ([index] + tree.ancestors(of: index)).contains { view in
            tree.views[view].role == .element && tree.views[view].element?.value(.isEnabled) == .boolean(false)
        }
    }

    /// The finding about a pair of colors; nil if its contrast suffices in both appearances.
    private static func finding(of pair: ColorPair, at index: Int, in layout: LaidOutScreen) -> RuleFinding? {
        let view = layout.tree.views[index]
        let seen = Appearance.allCases.compactMap { appearance in
            pair.seen(in: appearance).map { (appearance: appearance, colors: $0) }
        }
        let worst = seen.min {
            $0.colors.front.contrast(to: $0.colors.back) < $1.colors.front.contrast(to: $1.colors.back)
        }
        guard let worst, let element = view.element else { return nil }
        let ratio = worst.colors.front.contrast(to: worst.colors.back)
        guard ratio < pair.least else { return nil }
        let subject =
            switch (pair.subject, pair.isLarge) {
            case (.symbol, _): "a symbol"
            case (.text, true): "large or bold text"
            case (.text, false): "text of its size"
            }
        let back = pair.backgroundWord ?? "background"
        return RuleFinding(
            element: element,
            diagnostic: Diagnostic(
                .warning, .contrast,
                "the contrast of `\(view.name)` is \(ratio.hundredths) to 1 in \(worst.appearance.rawValue) appearance;"
                    + " \(subject) needs \(pair.least.pointText)",
                at: place(of: pair, element), label: advice(on: pair, element),
                help: "\(pair.foreground.word) on \(back) is \(worst.colors.front.hexadecimal) on"
                    + " \(worst.colors.back.hexadecimal)"),
            badness: pair.least / ratio,
            fixes: fieldClearAtFirst(pair, element) == nil ? fixes(of: pair, element, layout.tree.screen.tokens) : [])
    }

    /// The advice in words.
    private static func advice(on pair: ColorPair, _ element: Element) -> String {
        fieldClearAtFirst(pair, element).map { "give `\($0)` an `initial` color, or a `sample`" }
            ?? "write another color"
    }

    /// The name of the field that gives the foreground, where nothing gives it a color at first; nil for any other.
    private static func fieldClearAtFirst(_ pair: ColorPair, _ element: Element) -> String? {
        let written = element.written.values.first { $0.key.meaning == pair.key }
        guard case .binding(let binding)? = written?.value, binding.reference.isField,
            pair.foreground.source == .system("clear")
        else { return nil }
        return binding.reference.path[0]
    }

    /// The color that the element has where no case gives it another: with that the case would say nothing. Nil where
    /// no case gives the color that the pair has.
    private static func usualColor(_ pair: ColorPair, _ element: Element) -> String? {
        let usual = element.written.values.first { $0.key.meaning == pair.key }
        guard usual?.value != element.values.first(where: { $0.key.meaning == pair.key })?.value else { return nil }
        guard case .color(let color)? = usual?.value else { return usual == nil ? "text" : nil }
        switch color.source {
        case .system("label"): return "text"
        case .system("secondaryLabel"): return "textSecondary"
        case .token(let name), .system(let name), .asset(let name): return name
        }
    }

    /// The range of the color that the spec names; of the element if a style or a view around it has the color.
    private static func place(of pair: ColorPair, _ element: Element) -> SourceRange {
        for meaning in [pair.key, .baseBackgroundColor, .backgroundColor] where element.isNamed(meaning) {
            let keyed = element.values.first { $0.key.meaning == meaning }
            if let keyed, keyed.origin == .element { return keyed.range }
        }
        return element.range
    }

    /// True for a red of UIColor, which mostly says that something is wrong.
    private static func isRed(_ color: ColorValue) -> Bool {
        switch color.source {
        case .system("red"), .system("systemRed"): true
        case .system, .token, .asset: false
        }
    }

    /// Fixes at the element: other colors that mostly suffice, and leaving out what the spec sets.
    private static func fixes(of pair: ColorPair, _ element: Element, _ tokens: TokenTable) -> [SpecFix] {
        let usual = usualColor(pair, element)
        let error = "error"
        let meant = isRed(pair.foreground) && tokens.color(named: error) != nil ? [error] : []
        let others: [String] = (meant + ["text", "textSecondary", "white", "black"]).filter { $0 != usual }
        var fixes = others.map { SpecFix.set(.meaning(pair.key), $0, of: element) }
        for meaning in [.alpha, pair.key, .baseBackgroundColor, .backgroundColor] where element.isNamed(meaning) {
            fixes.append(.remove(.meaning(meaning), of: element))
        }
        return fixes
    }
}

extension Double {
    /// The number with two decimals, truncated rather than rounded, so that an insufficient contrast never looks
    /// sufficient.
    fileprivate var hundredths: String { (Double(Int(self * 100)) / 100).pointText }
}
