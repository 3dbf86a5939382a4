import GenvcReader
import GenvcVocabulary

extension Key {
    /// The values that the key takes, in words for its page. `parameters` takes fields with a default in
    /// place of samples, which its type alone does not say.
    var takenWords: String {
        effect == .tool(.parameters) ? FieldFormat.parameterWords : type.words
    }
}
