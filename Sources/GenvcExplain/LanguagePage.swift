import GenvcViews
import GenvcVocabulary

/// The whole language on one page.
enum LanguagePage {
    static var text: String {
        ([screen, shared, components] + groups + [common] + Vocabulary.kinds.map { kind($0) } + [tokens, project]
            + Grammar.allCases.map { "\($0.rawValue): \($0.title).\n\n\($0.text)" })
            .joined(separator: "\n")
    }

    private static var screen: String {
        """
        A spec describes one screen: its rows, from top to bottom. The outermost keys:

        \(KeyTable.text(Key.screen))
        """
    }

    private static var shared: String {
        """
        A file without a screen declares what several specs use, which name it under `use`; each of its components is a
        Swift file of its own. Its keys: \(Key.shared.map(\.name).joined(separator: ", ")).

        """
    }

    private static var components: String {
        """
        A component is written as its name, a capital letter first, and the keys of a view, under `components`. Besides:

        \(KeyTable.text(Key.component))
        """
    }

    /// The mappings that keys of the screen hold; the rules stand in the project file.
    private static var groups: [String] {
        KeyGroup.allCases.filter { $0 != .rules }.map { group in
            let name = group == .bar ? "`header` and `footer`, where they are no list" : "`\(group.rawValue)`"
            return "The keys of \(name):\n\n\(KeyTable.text(Key.keys(of: group)))"
        }
    }

    private static var common: String {
        """
        An element is written as its kind and its id, `label: title`, and further keys. Every view takes:

        \(KeyTable.text(Key.common))
        """
    }

    private static func kind(_ kind: Kind) -> String {
        """
        \(kind.name) (\(kind.typeName)): \(kind.documentation)\(place(of: kind))

          \(kind.example)

        \(KeyTable.text(kind.keys, of: kind))
        """
    }

    /// Where an element of the kind stands, if it is no view.
    private static func place(of kind: Kind) -> String {
        kind.standing == .view ? "" : " It stands \(kind.standing.place)."
    }

    static var project: String {
        """
        A file `genvc.yml` beside the specs, or in a folder above them, holds for all of them. Its keys:

        \(KeyTable.text(Key.project))
        """
    }

    private static var tokens: String {
        let groups = TokenGroup.allCases.map { group in
            ["  " + group.rawValue, group.tokens.map { "\($0.name) \($0.points.pointText)" }.joined(separator: ", ")]
        }
        let colors = ["  Colors", ColorToken.all.map(\.name).joined(separator: ", ")]
        return "The tokens of the design, where a key takes points or a color:\n\n"
            + AlignedTable.text(groups + [colors])
    }
}
