import GenvcModel
import GenvcText
import GenvcViews
import GenvcVocabulary

/// The color of a text or symbol, and the colors behind it: what `contrast` judges.
struct ColorPair {
    /// The part of a view that has the foreground color.
    enum Subject: Sendable {
        case text, symbol
    }

    /// The part that is judged, which decides the words of the finding.
    let subject: Subject
    /// The color of the text or symbol, as the spec gives it or UIKit sets it.
    let foreground: ColorValue
    /// The key that sets, or would set, the foreground.
    let key: Key.Meaning
    /// The color that a button paints behind its title; nil without one.
    let fill: ColorValue?
    /// The colors behind the view; of a button with a fill, those behind the fill.
    let backdrop: Backdrop
    /// The contrast ratio that it needs (WCAG 2.2, 1.4.3 and 1.4.11, with the sizes of the Human Interface Guidelines).
    let least: Double
    private let tokens: TokenTable

    /// Text of 18 points and more, and bold text, is large (Human Interface Guidelines, Accessibility).
    private static let largeText = 18.0
    /// The least contrast ratio of text (WCAG 2.2, 1.4.3).
    private static let leastOfText = 4.5
    /// The least contrast ratio of large text and of symbols (WCAG 2.2, 1.4.3 and 1.4.11).
    private static let leastOfLarge = 3.0

    /// The tint color of a view for which neither the spec nor a view around it sets one.
    private static let tint = ColorValue(.system("tintColor"))
    /// The text color of labels and inputs that the spec gives none.
    private static let label = ColorValue(.system("label"))

    /// Finds the pair of a view; nil if there is nothing to judge: no text, an unknown color, colors that the spec does
    /// not name, or a pair of Apple's own.
    init?(of view: Int, in layout: LaidOutScreen) {
        let tree = layout.tree
        guard let element = tree.views[view].element, element.value(.isEnabled) != .boolean(false) else { return nil }
        let hasText = element.mainText.map { !$0.text.isEmpty } ?? false
        // Most views show no text and no symbol, and what is behind a view takes longest to find.
        guard
            hasText || element.isTextInput || element.kind.traits.contains(.hasConfiguration)
                || element.kind.intrinsicSize == .picture,
            let backdrop = Backdrop(of: view, in: layout), backdrop.alpha >= VisibleAlpha.least,
            element.mainText?.isColored(by: element.runs) != true
        else { return nil }
        self.backdrop = backdrop
        if element.kind.traits.contains(.hasConfiguration) {
            guard hasText || element.value(.image) != nil,
                let colors = ButtonColors(element, tint: Self.tint(of: view, tree))
            else { return nil }
            (subject, key) = (hasText ? .text : .symbol, .baseForegroundColor)
            (foreground, fill) = (colors.foreground, colors.fill)
            guard colors.isNamed || fill == nil && backdrop.isNamed || Self.isFaded(element) else { return nil }
            least = hasText ? Self.least(of: element, standard: ButtonSize(element).font) : Self.leastOfLarge
        } else if element.kind.intrinsicSize == .picture {
            guard element.showsSymbol, VoiceOver(element).isSpoken,
                element.isNamed(.tintColor), let color = element.color(.tintColor)
            else { return nil }
            (subject, key, foreground, fill, least) = (.symbol, .tintColor, color, nil, Self.leastOfLarge)
        } else {
            guard hasText || element.isTextInput,
                element.isNamed(.textColor) || backdrop.isNamed || Self.isFaded(element),
                element.kind.keys.contains(where: { $0.meaning == .textColor })
            else { return nil }
            if let value = element.value(.textColor) {
                guard case .color(let color) = value else { return nil }
                foreground = color
            } else {
                foreground = Self.label
            }
            (subject, key, fill) = (.text, .textColor, nil)
            least = Self.least(of: element, standard: FontValue(.style(.body)))
        }
        tokens = tree.screen.tokens
        guard let color = foreground.systemColor(tokens) else { return nil }
        // Apple tunes its texts against its backgrounds, and for those who ask for more contrast.
        let isSystemsOwn =
            fill == nil && color.role == .label && foreground.opacity == nil && backdrop.alpha == 1
            && backdrop.isSystemsOwn
        if isSystemsOwn { return nil }
    }

    /// True for an element that the spec makes transparent, and not only in a state.
    private static func isFaded(_ element: Element) -> Bool {
        element.isNamed(.alpha) && element.value(.alpha) == element.written.value(.alpha) && element.alpha < 1
    }

    /// The contrast ratio that the text of an element needs at the default text size.
    ///
    /// - Parameter standard: the font that UIKit uses unless the element has one.
    private static func least(of element: Element, standard: FontValue) -> Double {
        var font = standard
        if case .font(let given)? = element.value(.font) { font = given }
        let isLarge = TextFace.isBold(font) || TextMetrics.pointSize(of: font, at: .large) >= largeText
        return isLarge ? leastOfLarge : leastOfText
    }

    /// The tint color that the view inherits.
    private static func tint(of view: Int, _ tree: ViewTree) -> ColorValue {
        var next: Int? = view
        while let index = next {
            if let color = tree.views[index].element?.color(.tintColor) { return color }
            next = tree.views[index].parent
        }
        return tint
    }

    /// True for a symbol, and for text that needs less contrast.
    var isLarge: Bool { least < Self.leastOfText }

    /// The two visible colors in an appearance, after blending; nil if one of them is unknown.
    func seen(in appearance: Appearance) -> (front: SystemColor.Components, back: SystemColor.Components)? {
        guard let color = foreground.components(in: appearance, tokens) else { return nil }
        let behind = backdrop.color(in: appearance)
        var filled = behind
        if let fill {
            guard let components = fill.components(in: appearance, tokens) else { return nil }
            filled = components.faded(backdrop.alpha).over(behind)
        }
        return (color.faded(backdrop.alpha).over(filled), filled)
    }

    /// The name of the nearest color behind the text, as a spec writes it.
    var backgroundWord: String? { fill?.word ?? backdrop.layers.first?.color.word }
}

extension LocalizedText {
    /// True if every phrase of the text is part of a run with a color of its own, so that the color of the element
    /// shows nowhere.
    fileprivate func isColored(by runs: [TextRun]) -> Bool {
        guard !phrases.isEmpty else { return false }
        let colored = Set(
            runs.filter { run in run.attributes.contains { $0.key.meaning == .textColor } }.map(\.name.text))
        let covered = phrases.filter { colored.contains($0.run) }
            .reduce(into: Set<Int>()) { $0.formUnion($1.scalars) }
        return text.unicodeScalars.enumerated().allSatisfy { index, scalar in
            scalar.properties.isWhitespace || covered.contains(index)
        }
    }
}

/// The colors of a button by its configuration, `UIButton.Configuration`.
private struct ButtonColors {
    /// The color of the title and the symbol.
    let foreground: ColorValue
    /// The color behind the title; nil if the button is transparent.
    let fill: ColorValue?
    /// True if the spec names one of the two.
    let isNamed: Bool

    /// Finds the colors of a button; nil for a configuration whose colors UIKit mixes.
    init?(_ element: Element, tint: ColorValue) {
        let (front, back) = (element.value(.baseForegroundColor), element.value(.baseBackgroundColor))
        for value in [front, back] {
            if let value, case .color = value { continue }
            guard value == nil else { return nil }
        }
        let (frontColor, backColor) = (element.color(.baseForegroundColor), element.color(.baseBackgroundColor))
        isNamed = element.isNamed(.baseForegroundColor) || element.isNamed(.baseBackgroundColor)
        switch element.buttonLook.fill {
        case .nothing: (foreground, fill) = (frontColor ?? tint, nil)
        case .tint:
            // `backgroundColor` is that of the configuration, which hides the base color.
            let painted = element.color(.backgroundColor) ?? backColor ?? tint
            (foreground, fill) = (frontColor ?? ColorValue(.system("white")), painted)
        case .gray:
            guard let frontColor, let backColor else { return nil }
            (foreground, fill) = (frontColor, backColor)
        case .mixed: return nil
        }
    }
}
