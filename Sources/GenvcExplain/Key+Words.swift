import GenvcReader
import GenvcVocabulary

extension Key {
    /// What may be written as a value of the key, in words for its page. `parameters` takes fields with a default in
    /// place of samples, which its type alone does not say.
    var takenWords: String {
        effect == .tool(.parameters) ? FieldFormat.parameterWords : type.words
    }
}
