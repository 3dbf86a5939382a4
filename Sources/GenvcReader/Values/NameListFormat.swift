import GenvcDiagnostics
import GenvcModel
import GenvcYAML

/// Names that are looked up elsewhere: of styles, modules, files.
struct NameListFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// One name or a list of them; what stands for them is looked up by the caller.
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
