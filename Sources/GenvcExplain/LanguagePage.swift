import GenvcDiagnostics
import GenvcViews
import GenvcVocabulary

/// The whole language on one page, `genvc explain language`: every key in its place, every kind, the tokens and the
/// grammar.
enum LanguagePage {
    /// All sections of the page, with an empty line between them.
    static var text: String {
        ([screen, shared, components] + groups + [common] + Vocabulary.kinds.map { kind($0) } + [tokens, project]
            + Grammar.allCases.map { "\($0.rawValue): \($0.title).\n\n\($0.text)" })
            .joined(separator: "\n")
    }

    /// The outermost keys of a spec with a screen.
    private static var screen: String {
        """
        A spec describes one screen: its rows, from top to bottom. The outermost keys:

        \(KeyTable.text(Key.screen))
        """
    }

    /// The keys of a file without a screen.
    private static var shared: String {
        """
        A file without a screen declares what several specs use, which name it under `use`; each of its components is a
        Swift file of its own. Its keys: \(Key.shared.map(\.name).joined(separator: ", ")).

        """
    }

    /// The keys that only a component has.
    private static var components: String {
        """
        A component is written as its name, a capital letter first, and the keys of a view, under `components`. Besides:

        \(KeyTable.text(Key.component))
        """
    }

    /// A table for each mapping that a key of the screen holds. The group of the rules is left out: it stands in the
    /// project file.
    private static var groups: [String] {
        KeyGroup.allCases.filter { $0 != .rules }.map { group in
            let name = group == .bar ? "`header` and `footer`, where they are no list" : "`\(group.rawValue)`"
            return "The keys of \(name):\n\n\(KeyTable.text(Key.keys(of: group)))"
        }
    }

    /// The keys that every view takes.
    private static var common: String {
        """
        An element is written as its kind and its id, `label: title`, and further keys. Every view takes:

        \(KeyTable.text(Key.common))
        """
    }

    /// A kind with its class, its example and the keys of its own.
    private static func kind(_ kind: Kind) -> String {
        """
        \(kind.name) (\(kind.typeName)): \(kind.documentation)\(place(of: kind))

          \(kind.example)

        \(KeyTable.text(kind.keys, of: kind))
        """
    }

    /// A sentence that says where an element of the kind stands; empty for a view, which stands anywhere.
    private static func place(of kind: Kind) -> String {
        kind.standing == .view ? "" : " It stands \(kind.standing.place)."
    }

    /// The keys of `genvc.yml`; by itself the page `project`.
    static var project: String {
        """
        A file `genvc.yml` beside the specs, or in a folder above them, holds for all of them. Its keys:

        \(KeyTable.text(Key.project))
        """
    }

    /// The names that stand for points, with how many points each is, and those that stand for colors.
    private static var tokens: String {
        let groups = TokenGroup.allCases.map { group in
            ["  " + group.rawValue, group.tokens.map { "\($0.name) \($0.points.pointText)" }.joined(separator: ", ")]
        }
        let colors = ["  Colors", ColorToken.all.map(\.name).joined(separator: ", ")]
        return "The tokens of the design, where a key takes points or a color:\n\n"
            + AlignedTable.text(groups + [colors])
    }
}
