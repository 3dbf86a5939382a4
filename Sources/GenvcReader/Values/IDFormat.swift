import GenvcDiagnostics
import GenvcModel
import GenvcYAML

/// The ids of elements. Each is kept in `Reading.references` and looked up when all elements of the class have been
/// read.
struct IDFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "the id of an element"
    /// The values that a key takes which points at a view, in words for `explain`.
    static let sourceWords = "the id of a view, of a cell or of a barButtonItem"
    /// The values that a key takes which points at several views, in words for `explain`.
    static let sourcesWords = "the ids of views"

    /// The id of another element.
    ///
    /// - Parameter kind: the word of the kind that it must be of.
    func read(_ entry: YAMLEntry, kind: String) -> Value? {
        guard let scalar = reading.scalar(entry, "the id of \(Wording.articled(kind))") else { return nil }
        reading.references.append(
            Reading.ElementReference(
                key: entry.key.text, id: scalar.text, kind: kind, range: scalar.range, subject: reading.subjectOfCell))
        return .reference(scalar.text)
    }

    /// The ids of views; nil where one was reported.
    func sources(_ entry: YAMLEntry) -> [String]? {
        guard let words = NameListFormat(reading).read(entry, noun: "the id of a view") else { return nil }
        for word in words {
            reading.references.append(
                Reading.ElementReference(key: entry.key.text, id: word.text, kind: nil, range: word.range))
        }
        return words.map(\.text)
    }

    /// The id of a view, of a cell or of a bar button item.
    func source(_ entry: YAMLEntry) -> Value? {
        guard let scalar = reading.scalar(entry, Self.sourceWords) else { return nil }
        reading.references.append(
            Reading.ElementReference(key: entry.key.text, id: scalar.text, kind: nil, range: scalar.range))
        return .reference(scalar.text)
    }
}
