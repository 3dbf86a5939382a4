import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Reads values of one word or text.
extension Reading {
    /// The one word or text that stands there; nil, and reported, for anything else, for an empty text and for a
    /// reference.
    ///
    /// - Parameter what: completes "`height` takes …".
    func scalar(
        _ entry: YAMLEntry, _ what: String, label: String? = nil, help: String? = nil
    ) -> YAMLScalar? {
        guard case .scalar(let scalar) = entry.value.content else {
            reportWrongType(entry, what, label: label, help: help)
            return nil
        }
        if scalar.text.isEmpty {
            report(.emptyValue, "`\(entry.key.text)` has no value", at: scalar.range, label: "write \(what)")
            return nil
        }
        if scalar.text.utf8.first == UInt8(ascii: "$"), reportReference(in: scalar) { return nil }
        return scalar
    }

    /// The text that stands there, references and all; nil, and reported, for anything else.
    func scalarText(_ entry: YAMLEntry, _ what: String) -> YAMLScalar? {
        guard case .scalar(let scalar) = entry.value.content else {
            reportWrongType(entry, what)
            return nil
        }
        return scalar
    }

    /// Words for the tool, which never reach the app; nil, and reported, where none stand there.
    func caption(_ entry: YAMLEntry) -> String? {
        scalar(entry, "a text", label: adviceForKeys(in: entry))?.text
    }

    /// The advice for a key of words that has keys of its own, `event: { presents: ask }`: they stand beside it, unless
    /// no element has them.
    private func adviceForKeys(in entry: YAMLEntry) -> String? {
        guard case .mapping(let parts) = entry.value.content, let first = parts.first,
            case .scalar(let scalar) = first.value.content
        else { return nil }
        let isKey = Key.common.contains { $0.name == first.key.text }
        return isKey
            ? "write `\(first.key.text): \(scalar.text)` beside it" : "write `\(entry.key.text): \(scalar.text)`"
    }

    /// Reports the first `$name` or `${name}` of the text, at a place that takes none; true if there was one.
    func reportReference(in scalar: YAMLScalar) -> Bool {
        let text = SpecText(scalar)
        let dollar = UInt8(ascii: "$")
        var index = 0
        while let sign = text.bytes[index...].firstIndex(of: dollar) {
            // Two dollar signs are one, and no reference begins with the second of them.
            let isEscaped = sign + 1 < text.bytes.count && text.bytes[sign + 1] == dollar
            index = sign + (isEscaped ? 2 : 1)
            guard !isEscaped, let scan = ReferenceScan(in: text.bytes, at: sign) else { continue }
            guard let found = ReferenceFormat(self).read(scan, in: text) else { return true }
            report(
                .wrongType, "nothing here follows state", at: found.range, label: "for a dollar sign write `$$`")
            return true
        }
        return false
    }
}
