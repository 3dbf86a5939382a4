import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A cell is told from the others by its id, and a number is no id that lasts. Reported are cells that are repeated a
/// number of times, or over a list whose elements have no known type.
/// An example is `{ cell: line, text: Line, repeat: 3 }`.
enum RepeatedCells: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.place == .sections else { return [] }
        return read.element.children.compactMap(\.repetition).flatMap { repetition in
            [unknownType(of: repetition), number(of: repetition)].compactMap(\.self)
        }
    }

    /// The error of a list whose elements nothing tells the type of.
    private static func unknownType(of repetition: Repetition) -> Diagnostic? {
        guard case .list(let reference) = repetition.content, reference.type == nil else { return nil }
        return .error(
            .wrongType, "cells need to know what \(Wording.code("$" + reference.pathText)) is a list of",
            at: repetition.range, label: "make it a field of `state`, as `friends: [Friend]`",
            help: "a computed field can take it from another: `{ type: \"[Friend]\", computed: true }`")
    }

    /// The error of a cell that is repeated by a number.
    private static func number(of repetition: Repetition) -> Diagnostic? {
        switch repetition.content {
        case .list, .literals: nil
        case .count, .number:
            .error(
                .wrongType, "a cell is repeated for a list or for literals", at: repetition.range,
                label: "write `$list` or `[ { id: first, … } ]`", help: "each cell needs an id that stays its own")
        }
    }
}
