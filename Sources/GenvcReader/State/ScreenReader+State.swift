import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension ScreenReader {
    /// The fields of `state`, which references then can name.
    mutating func readState(_ entry: YAMLEntry) {
        state = nodes.values.fields(entry, isParameter: false)
        nodes.values.scope.add(state, as: .state)
    }

    /// The cases of `when` at the screen.
    mutating func readVariants(_ entry: YAMLEntry) {
        let keys = Key.screen.filter(\.varies)
        variants = nodes.variants(
            entry, of: "screen", key: { Key.named($0, in: Key.screen) }, names: keys.map(\.name))
    }
}
