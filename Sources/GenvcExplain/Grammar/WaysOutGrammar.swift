import GenvcDiagnostics
import GenvcVocabulary

/// The page `ways-out`: the places where Swift of the user's own stands in a spec, from a single value to whole
/// templates.
enum WaysOutGrammar {
    /// The page without its example: the ways out, from a value to a whole template.
    static var text: String {
        """
        What the language does not say, Swift says. It passes through as it is; all other words of a spec are data and never code.

        \(AlignedTable.text([
            ["  textColor: { swift: Brand.ink }", "a value; one that names `state` is set in `render()`"],
            ["  swift: $0.layer.zPosition = 1", "statements for a view, which is `$0`, but in a closure without named parameters; on the screen, in `viewDidLoad`"],
            ["  class: MapView", "a view of your class, where the class has `init(frame:)`"],
            ["  init: MapView(style: .plain)", "made by your expression"],
            ["  properties: { progress: 0.5 }", "properties of your class"],
            ["  - { swift: $0.topAnchor… }", "a constraint"],
            ["  - sheetTop: top == safeArea", "a constraint that code can move, `sheetTopConstraint`"],
            ["  hooks: [viewDidLoad]", "a moment, told to the delegate"],
        ]))
        `genvc templates eject` writes the templates for `--templates`.

        """
    }

    static let example = """
        screen: Tour
        margins: medium
        spacing: small
        rows:
          - { view: map, class: MapView, height: 200, decorative: true, properties: { zoom: 3 }, swift: $0.layer.zPosition = 1 }
          - { label: name, text: Rome, textColor: { swift: Brand.ink } }
        """
}
