import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Colors that the app swaps while it runs follow a trait of its own, which iOS 17 has first. Reported is a screen for
/// an older system in a project with `theme: { runtime: true }`.
enum SwappedColors: ScreenRule {
    /// The first system with traits of an app's own, `UITraitDefinition`.
    private static let needed = 17

    static func findings(in screen: ReadScreen) -> [Diagnostic] {
        guard screen.tokens.isRuntime, screen.deploymentTarget < needed,
            let place = screen.value(.tool(.deploymentTarget))?.range ?? screen.name?.range
        else { return [] }
        return [
            .error(
                .conflictingKeys, "colors that the app swaps while it runs need iOS \(needed)", at: place,
                label: "write `ios: \(needed)`", help: "the project file says `theme: { runtime: true }`")
        ]
    }
}
