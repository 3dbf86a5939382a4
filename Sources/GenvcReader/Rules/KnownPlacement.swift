import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An element in a row, a stack or a grid is placed along one axis only. Reported is a `placement` that the place does
/// not have, such as `top` among rows.
/// An example is `rows: [ { label: title, text: Hello, placement: top } ]`.
enum KnownPlacement: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard let keyed = read.value(.layout(.placement)), let placements = read.place.placements,
            case .choice(let name) = keyed.value, !placements.contains(name)
        else { return [] }
        return [
            .error(
                .unknownValue, "`\(name)` is no placement here", at: keyed.range,
                label: EnglishList.joined(placements, "or"),
                help: read.place.isRows && name != "fill"
                    ? "in the `overlay` of another view, \(Wording.code(name)) places it there" : nil)
        ]
    }
}
