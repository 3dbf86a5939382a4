import GenvcReader
import GenvcVocabulary

/// The documentation of single words, for editors.
extension Explain {
    /// The values that a key takes, in words.
    package static func takenWords(of key: Key) -> String { key.takenWords }

    /// The effect of a key, with what it is unless said.
    ///
    /// - Parameter kind: the kind that the key belongs to; nil for a key that belongs to none.
    package static func remark(on key: Key, of kind: Kind?) -> String {
        key.remark(assumed: kind?.unsaidValue(of: key))
    }

    /// The documentation of a key in Markdown.
    package static func markdown(of key: Key, of kind: Kind?) -> String {
        """
        **\(key.name)**: \(key.takenWords)

        \(remark(on: key, of: kind))
        """
    }

    /// The documentation of a kind in Markdown, with an example.
    package static func markdown(of kind: Kind) -> String {
        """
        **\(kind.name)** (`\(kind.typeName)`)

        \(kind.documentation)

        ```yaml
        \(kind.example)
        ```

        `genvc explain \(kind.name)` lists its keys.
        """
    }
}
