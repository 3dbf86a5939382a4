import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The keys of a sheet need a screen that is presented as one. Reported is `sheet` beside another
/// `modalPresentationStyle`.
/// An example is `modalPresentationStyle: fullScreen` and `sheet: { detents: medium }`.
enum SheetOfOtherStyle: ScreenRule {
    static func findings(in screen: ReadScreen) -> [Diagnostic] {
        guard let style = screen.values.first(where: { $0.key.meaning == .modalPresentationStyle }),
            case .choice(let word) = style.value, !Choice.sheetStyles.contains(word),
            let sheet = screen.key(.tool(.sheet))
        else { return [] }
        return [
            .error(
                .conflictingKeys, "`\(style.key.name): \(word)` is no sheet", at: sheet.range,
                label: "leave it out, or write `\(style.key.name): pageSheet`",
                related: [Diagnostic.Label(style.range, "it is presented so")])
        ]
    }
}
