import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Swift that passes through as it is. It is kept in `Reading.swiftTexts`, since it may read fields of the state.
struct SwiftFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key takes which has a type, in words for `explain`.
    static let typeNameWords = "the name of a Swift type"
    /// The values that a key takes which has an expression, in words for `explain`.
    static let expressionWords = "a Swift expression"
    /// The values that a key takes which has statements, in words for `explain`.
    static let statementWords = "Swift statements; `$0` is the view"

    /// A Swift expression, passed through as it is; nil, and reported, if there is no text.
    func expression(_ entry: YAMLEntry) -> String? {
        guard case .scalar(let scalar) = entry.value.content, !scalar.text.isEmpty else {
            var isMapping = false
            if case .mapping = entry.value.content { isMapping = true }
            reading.reportWrongType(
                entry, "a Swift expression",
                label: isMapping ? "write `|` behind the key, and the Swift below: YAML takes `: ` for a key" : nil)
            return nil
        }
        reading.swiftTexts.append(scalar.text)
        return scalar.text
    }

    /// Lines of Swift: a text, a block of lines, or a list of them, without empty lines at the end. Nil where it was
    /// reported.
    func statements(_ entry: YAMLEntry) -> [String]? {
        guard case .sequence(let nodes) = entry.value.content else {
            guard let text = expression(entry) else { return nil }
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            while lines.last?.isEmpty == true { lines.removeLast() }
            return lines
        }
        var lines: [String] = []
        for node in nodes {
            guard let more = statements(YAMLEntry(key: entry.key, value: node)) else { return nil }
            lines += more
        }
        return lines
    }

    /// The name of a Swift type, `Brand.RoundedButton`; nil, and reported, for another form.
    func typeName(_ entry: YAMLEntry) -> String? {
        guard let scalar = reading.scalar(entry, "the name of a Swift type") else { return nil }
        if SwiftName.isQualified(scalar.text) { return scalar.text }
        let meant = Wording.camelCased(scalar.text).capitalizedFirst
        reading.report(
            .badIdentifier, "\(Wording.code(scalar.text)) cannot be a Swift type", at: scalar.range,
            label: meant.isEmpty ? nil : "write `\(meant)`")
        return nil
    }
}
