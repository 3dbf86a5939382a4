import GenvcDiagnostics
import GenvcModel
import GenvcYAML

/// Names that are looked up elsewhere: of styles, modules, files. One of them may stand alone.
struct NameListFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The names with their places; nil where one was reported.
    ///
    /// - Parameter noun: what a name is, for messages.
    func read(_ entry: YAMLEntry, noun: String) -> [YAMLScalar]? {
        guard case .sequence(let nodes) = entry.value.content else {
            return reading.scalar(entry, noun).map { [$0] }
        }
        var names: [YAMLScalar] = []
        for node in nodes {
            guard let name = reading.scalar(YAMLEntry(key: entry.key, value: node), noun) else { return nil }
            names.append(name)
        }
        return names
    }
}
