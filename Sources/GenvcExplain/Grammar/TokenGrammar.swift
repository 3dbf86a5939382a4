import GenvcDiagnostics
import GenvcVocabulary

/// The page `tokens`: the names of `Theme` that a spec may write, and the styles that ship.
enum TokenGrammar {
    /// The page without its example.
    static var text: String {
        """
        A token is a name of `Theme`: specs write it in place of points or of a color, and the code says `Theme.Spacing.medium`.
        `theme` of `genvc.yml` gives these other values, and adds names and fonts.

        \(AlignedTable.text(rows))
        A style is a set of keys under a name. These ship; `styles` of a spec adds more:

        \(AlignedTable.text(ShippedStyle.all.map(row)))
        """
    }

    static let example = """
        screen: Welcome
        backgroundColor: background
        margins: large
        spacing: medium
        styles:
          price: { font: title2 bold, textColor: textSecondary }
        rows:
          - { label: fee, text: 7 € a month, style: price }
          - { button: start, title: Start, style: primary }
        """

    /// Each group of `Theme` with its names and values.
    private static var rows: [[String]] {
        let lengths = TokenGroup.allCases.map { group in
            (group.rawValue, group.tokens.map { "\($0.name) \(PlainNumber.text(of: $0.points) ?? "")" })
        }
        let colors = ("Colors", ColorToken.all.map(\.name))
        return (lengths + [colors]).map { group, names in ["  \(group)", names.joined(separator: ", ")] }
    }

    private static func row(_ style: ShippedStyle) -> [String] {
        let values = style.values.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        return ["  style: \(style.name)", style.kind, values]
    }
}
