import GenvcReader
import GenvcVocabulary

extension Key {
    /// What the key takes, in words.
    var takenWords: String {
        effect == .tool(.parameters) ? FieldFormat.parameterWords : type.words
    }
}
