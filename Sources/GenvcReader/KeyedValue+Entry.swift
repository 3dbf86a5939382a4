import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension KeyedValue {
    /// The value that an element gives its key itself.
    init(key: Key, value: Value, writtenAt entry: YAMLEntry) {
        self.init(key: key, value: value, range: entry.value.range, keyRange: entry.key.range, origin: .element)
    }
}
