import GenvcDiagnostics
import GenvcVocabulary

/// The page `relations`: how an item of `constraints` is written. Attributes, targets and lengths come from the
/// vocabulary.
enum RelationGrammar {
    /// The page without its example: the grammar of a relation in one line, and its parts as a table.
    static var text: String {
        let attributes = RelationAttribute.allCases.map(\.rawValue)
        let targets = RelationTarget.allCases.map(\.rawValue)
        let lengths = [TokenGroup.spacing, .height].flatMap { $0.tokens.map(\.name) }
        return """
            attribute (== | >= | <=) (target [* factor] [(+ | -) length] | length) [@priority]

            \(AlignedTable.text([
                ["  attribute", EnglishList.joined(attributes, "or")],
                ["  target", "an id or Swift name, \(EnglishList.joined(targets, "or"));"],
                ["", "behind a dot its attribute, without one the same"],
                ["  factor", "a number, with width and height only"],
                ["  length", "points, $field of a Double, \(EnglishList.joined(lengths, "or"));"],
                ["", "alone with width and height only, and not with edges and center"],
                ["  priority", "1 to 1000, required, defaultHigh or defaultLow"],
            ]))
            A name, `sheetTop: top == safeArea + 16`, makes a property that holds the constraint, `sheetTopConstraint`.
            For all else there is `{ swift: "$0.topAnchor.constraint(…)" }`.

            """
    }

    static let example = """
        screen: Sheet
        scroll: none
        rows:
          - view: canvas
            height: 300
            overlay:
              - { label: title, text: Title, constraints: [ centerX == parent, top == parent + 20 ] }
              - { view: line, height: 1, backgroundColor: separator, constraints: [ width == parent * 0.5, centerX == title, bottom == parent - 12 ] }
        """
}
