import GenvcModel
import GenvcVocabulary

/// The values of a screen where its spec is silent.
enum ScreenDefaults {
    /// The first version of iOS that a screen runs on.
    static let deploymentTarget = 15
    /// The alignment of rows across the screen.
    static let alignment = StackAlignment.fill
    /// The color behind everything.
    private static let backgroundColor = Value.color(ColorValue(.token("background")))

    /// The view around all others, with the color that it has unless one is written.
    ///
    /// - Parameters:
    ///   - values: What the keys of the screen were given, those of the view among them.
    ///   - variants: The cases of `when` of the screen.
    static func root(of name: Identifier, _ values: [KeyedValue] = [], _ variants: [Variant] = []) -> Element {
        func ofRoot(_ values: [KeyedValue]) -> [KeyedValue] {
            values.filter { keyed in Kind.root.keys.contains { $0 === keyed.key } }
        }
        var own = ofRoot(values)
        if !own.contains(where: { $0.key === Key.rootBackgroundColor }) {
            own.append(
                KeyedValue(
                    key: .rootBackgroundColor, value: backgroundColor, range: name.range, origin: .element))
        }
        // The other keys of a case lay the rows out.
        let cases = variants.map { variant in
            Variant(
                condition: variant.condition, name: variant.name, values: ofRoot(variant.values),
                range: variant.range)
        }
        return Element(
            kind: .root, id: nil, values: own, variants: cases.filter { !$0.values.isEmpty }, range: name.range)
    }

    /// The margins of the rows: none above and below, `medium` at the sides.
    static func margins(_ tokens: TokenTable) -> Insets {
        Insets(vertical: .zero(.spacing), horizontal: Length(token: "medium", group: .spacing, in: tokens))
    }

    /// The width that the rows become. Forms and details are read line by line, so they keep to a readable width.
    static func width(of type: Screen.ScreenType?) -> ContentWidth {
        switch type {
        case .form, .detail: .readable
        case .dashboard, .list, nil: .full
        }
    }
}
