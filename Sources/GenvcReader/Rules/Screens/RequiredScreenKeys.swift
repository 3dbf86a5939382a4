import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// A screen has the keys without which it is nothing, unless they may be among what could not be read. Reported are a
/// missing `screen` and missing `rows`.
enum RequiredScreenKeys: ScreenRule {
    static func findings(in screen: ReadScreen) -> [Diagnostic] {
        guard screen.isComplete else { return [] }
        let missing = Key.screen.filter { key in key.isRequired && !screen.keys.contains { $0.text == key.name } }
        return missing.compactMap { key in
            if isMisspelt(key, in: screen) || screen.isList && key.effect == .content(.rows) { return nil }
            let isName = key.effect == .tool(.screen)
            let place = screen.key(.tool(.screen)) ?? screen.keys.first
            return .error(
                .missingKey, isName ? "this file has no `screen`" : "this screen has no `\(key.name)`",
                at: place?.range ?? SourceRange(file: .spec, start: 0, end: 0),
                label: isName ? "add `screen: Name` as the first line" : "add `\(key.name):` with a list of elements")
        }
    }

    /// True if an unknown key of the screen is nearly the missing one, which has been reported as that.
    private static func isMisspelt(_ key: Key, in screen: ReadScreen) -> Bool {
        let names = Key.screen.map(\.name)
        return screen.keys.prefix(ScreenReader.mostKeysCompared).contains {
            !names.contains($0.text) && WordSuggestion.nearest(to: $0.text, among: names).contains(key.name)
        }
    }
}
