import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Rows that scroll sideways reach the sides of the screen anyway. Reported is `edgeToEdge: true` beside `scroll:
/// horizontal` or `both`.
enum SidesOfScrollingRows: ScreenRule {
    static func findings(in screen: ReadScreen) -> [Diagnostic] {
        guard let keyed = screen.value(.layout(.edgeToEdge)), keyed.value == .boolean(true),
            let scroll = screen.value(.tool(.scroll)), screen.scroll.isHorizontal
        else { return [] }
        return [
            .error(
                .conflictingKeys, "`\(keyed.key.name)` is for rows that scroll vertically", at: keyed.range,
                label: "leave it out", related: [Diagnostic.Label(scroll.range, "these scroll sideways")])
        ]
    }
}
