import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension KeyedValue {
    /// The value that an element gives a key itself, with the places of both.
    init(key: Key, value: Value, writtenAt entry: YAMLEntry) {
        self.init(key: key, value: value, range: entry.value.range, keyRange: entry.key.range, origin: .element)
    }
}
