import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension Reading {
    /// `{ swift: "…" }`
    func swift(_ entry: YAMLEntry) -> Value? {
        expression(entry).map(Value.swift)
    }

    /// A Swift expression, passed through as it is.
    func expression(_ entry: YAMLEntry) -> String? {
        guard case .scalar(let scalar) = entry.value.content, !scalar.text.isEmpty else {
            var isMapping = false
            if case .mapping = entry.value.content { isMapping = true }
            reportWrongType(
                entry, "a Swift expression",
                label: isMapping ? "write `|` behind the key, and the Swift below: YAML takes `: ` for a key" : nil)
            return nil
        }
        swiftTexts.append(scalar.text)
        return scalar.text
    }

    /// Lines of Swift: a text, a block of lines, or a list of them.
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

    /// The name of a Swift type, `Brand.RoundedButton`.
    func typeName(_ entry: YAMLEntry) -> String? {
        guard let scalar = scalar(entry, "the name of a Swift type") else { return nil }
        if SwiftName.isQualified(scalar.text) { return scalar.text }
        let meant = Wording.camelCased(scalar.text).capitalizedFirst
        report(
            .badIdentifier, "\(Wording.code(scalar.text)) cannot be a Swift type", at: scalar.range,
            label: meant.isEmpty ? nil : "write `\(meant)`")
        return nil
    }

    /// The names of modules, `WebKit`, each once.
    func modules(_ entry: YAMLEntry) -> [String]? {
        guard let names = names(entry, noun: "the name of a Swift module") else { return nil }
        var modules: [String] = []
        for name in names {
            if !SwiftName.isQualified(name.text) {
                report(.badIdentifier, "\(Wording.code(name.text)) cannot be a Swift module", at: name.range)
            } else if name.text == Self.importedModule || modules.contains(name.text) {
                report(
                    .uselessKey, "\(Wording.code(name.text)) is imported already", at: name.range, label: "leave it out"
                )
            } else {
                modules.append(name.text)
            }
        }
        return modules
    }

    /// What every generated file imports.
    private static let importedModule = "UIKit"

    /// Properties of a class of the user's: a name, and a literal or a reference each.
    func properties(_ entry: YAMLEntry) -> [PropertyValue]? {
        guard case .mapping(let entries) = entry.value.content else {
            reportWrongType(entry, "names with values", label: "write `{ progress: 0.5 }`")
            return nil
        }
        var properties: [PropertyValue] = []
        var isComplete = true
        for property in entries {
            let name = property.key.text
            guard SwiftName.isIdentifier(name), !SwiftName.isKeyword(name) else {
                isComplete = false
                report(
                    .badIdentifier, "\(Wording.code(name)) cannot be a Swift property", at: property.key.range,
                    label: SwiftName.isKeyword(name)
                        ? "it is a word of Swift itself" : "write `\(Wording.camelCased(name))`")
                continue
            }
            guard let value = literal(property) else {
                isComplete = false
                continue
            }
            properties.append(PropertyValue(name: property.key.text, value: value))
        }
        return isComplete ? properties : nil
    }

    private func literal(_ entry: YAMLEntry) -> PropertyValue.Literal? {
        if case .mapping(let entries) = entry.value.content, entries.count == 1, entries[0].key.text == "swift" {
            return expression(entries[0]).map(PropertyValue.Literal.swift)
        }
        guard case .scalar(let scalar) = entry.value.content else {
            reportWrongType(entry, "a text, a number, `true` or `false`", label: "write `{ swift: \"…\" }`")
            return nil
        }
        if scalar.style == .plain {
            if scalar.text == "true" { return .boolean(true) }
            if scalar.text == "false" { return .boolean(false) }
            if DecimalNumber.parse(scalar.text) != nil { return .number(scalar.text) }
        }
        if let scan = ReferenceScan(in: SpecText(scalar).bytes, at: 0), scan.bytes.count == scalar.text.utf8.count {
            return reference(scan, in: SpecText(scalar)).map(PropertyValue.Literal.reference)
        }
        if scalar.text.utf8.contains(UInt8(ascii: "$")) {
            return reportReference(in: scalar) ? nil : .text(TextReference.unescaped(scalar.text))
        }
        return .text(scalar.text)
    }
}
