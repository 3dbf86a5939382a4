import GenvcDiagnostics
import GenvcModel
import GenvcYAML

extension Reading {
    /// Text for people, as it was typed: `no`, `1.10` and `12:30` are that text.
    func text(_ entry: YAMLEntry) -> LocalizedText? {
        switch entry.value.content {
        case .scalar(let scalar): return text(scalar)
        case .mapping(let entries): return longText(entries, of: entry)
        case .null: reportEmptyValue(entry, label: "write `\"\"` for an empty text")
        case .sequence: reportWrongType(entry, "one text", label: "a text in brackets needs quotes")
        case .error: break
        }
        return nil
    }

    func texts(_ entry: YAMLEntry) -> [LocalizedText]? {
        guard case .sequence(let nodes) = entry.value.content else {
            var label = "write `[First, Second]`"
            if case .scalar(let scalar) = entry.value.content, scalar.style == .plain {
                label = "write \(Wording.code("[\(scalar.text)]"))"
            }
            reportWrongType(entry, "a list of texts", label: label)
            return nil
        }
        guard !nodes.isEmpty else {
            reportEmptyValue(entry, label: "write `[First, Second]`")
            return nil
        }
        var texts: [LocalizedText] = []
        for node in nodes {
            guard let text = text(YAMLEntry(key: entry.key, value: node)) else { return nil }
            texts.append(text)
        }
        return texts
    }

    /// Words for the tool, which never reach the app.
    func caption(_ entry: YAMLEntry) -> String? {
        scalar(entry, "a text")?.text
    }

    private func text(_ scalar: YAMLScalar) -> LocalizedText? {
        guard scalar.text.utf8.contains(UInt8(ascii: "$")) else {
            return LocalizedText(scalar.text, isLocalized: isLocalized && Self.hasLetter(scalar.text))
        }
        return format(scalar).map { text in
            LocalizedText(
                text.text, isLocalized: isLocalized && Self.hasLetter(text.text), arguments: text.arguments)
        }
    }

    private static let textKeys = ["value", "format", "zero", "one", "key", "comment", "localized"]

    /// `{ value:, format:, zero:, one:, key:, comment:, localized: }`
    private func longText(_ entries: [YAMLEntry], of owner: YAMLEntry) -> LocalizedText? {
        var value: LocalizedText?
        var forms: [(entry: YAMLEntry, form: LocalizedText.ExactForm)] = []
        var (key, comment) = (String?.none, String?.none)
        var isLocalized = isLocalized
        var isComplete = readFormats(entries)
        defer { formats = nil }
        for entry in entries {
            switch entry.key.text {
            case "format": continue
            case "value":
                value = text(entry)
                isComplete = isComplete && value != nil
            case "zero", "one":
                let count: LocalizedText.ExactForm.Count = entry.key.text == "one" ? .one : .zero
                let text = text(entry)
                isComplete = isComplete && text != nil
                if let text { forms.append((entry, LocalizedText.ExactForm(count, text))) }
            case "key":
                key = caption(entry)
                isComplete = isComplete && key != nil
            case "comment":
                comment = caption(entry)
                isComplete = isComplete && comment != nil
            case "localized":
                guard let flag = boolean(entry) else { return nil }
                isLocalized = flag
            default:
                isComplete = false
                reportUnknownPart(
                    entry, of: owner, among: Self.textKeys, synonyms: ["other": "value", "text": "value"])
            }
        }
        isComplete = checkFormats(in: value) && isComplete
        guard isComplete else { return nil }
        guard let value else {
            report(.missingKey, "this `\(owner.key.text)` has no `value`", at: owner.key.range, label: "add `value:`")
            return nil
        }
        func whole(_ text: LocalizedText, suffix: String = "") -> LocalizedText {
            LocalizedText(
                text.text, key: key.map { $0 + suffix }, comment: comment,
                isLocalized: isLocalized && Self.hasLetter(text.text), arguments: text.arguments)
        }
        guard value.countedReference != nil else {
            if let form = forms.first { reportNoCount(form.entry, owner) }
            return forms.isEmpty ? whole(value) : nil
        }
        let exact = forms.map(\.form).sorted { $0.count.rawValue < $1.count.rawValue }.map { form in
            LocalizedText.ExactForm(form.count, whole(form.text, suffix: "." + form.count.word))
        }
        return whole(value).with(exact)
    }

    private func reportNoCount(_ entry: YAMLEntry, _ owner: YAMLEntry) {
        report(
            .uselessKey, "`\(entry.key.text)` has no effect here", at: entry.key.range,
            label: "no number of the state stands in `value`",
            help: "the first Int in `value`, as `$count`, decides: `{ value: $count posts, one: $count post }`")
    }

    /// A text without a letter (`8,214`) reads the same in every language.
    private static func hasLetter(_ text: String) -> Bool {
        if text.utf8.contains(where: \.isLetter) { return true }
        return text.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
    }
}
