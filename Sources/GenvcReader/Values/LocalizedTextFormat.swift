import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Texts for people: words with references, forms for numbers, and how they are localised.
///
/// - `Log In`: the text as it is typed.
/// - `Hello $name`: a text with references.
/// - `{ value: $count posts, one: $count post, key: posts.count }`: a text with other forms, its key in the string
///   catalogue, and more.
struct LocalizedTextFormat {
    let reading: Reading

    /// The formats of the text's references that a `format` beside it says.
    let formats: TextFormats

    init(_ reading: Reading, _ formats: TextFormats = .none) {
        self.reading = reading
        self.formats = formats
    }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "a text"
    /// The values that a key takes which has several texts, in words for `explain`.
    static let listWords = "a list of texts"

    /// The text as it was typed: `no`, `1.10` and `12:30` are that text. Nil where it was reported.
    func read(_ entry: YAMLEntry) -> LocalizedText? {
        switch entry.value.content {
        case .scalar(let scalar): return read(scalar)
        case .mapping(let entries): return readLong(entries, of: entry)
        case .null: reading.reportEmptyValue(entry, label: "write `\"\"` for an empty text")
        case .sequence: reading.reportWrongType(entry, "one text", label: "a text in brackets needs quotes")
        case .error: break
        }
        return nil
    }

    /// The texts of a list that is not empty; nil where one was reported.
    func readList(_ entry: YAMLEntry) -> [LocalizedText]? {
        guard case .sequence(let nodes) = entry.value.content else {
            var label = "write `[First, Second]`"
            if case .scalar(let scalar) = entry.value.content, scalar.style == .plain {
                label = "write \(Wording.code("[\(scalar.text)]"))"
            }
            reading.reportWrongType(entry, "a list of texts", label: label)
            return nil
        }
        guard !nodes.isEmpty else {
            reading.reportEmptyValue(entry, label: "write `[First, Second]`")
            return nil
        }
        var texts: [LocalizedText] = []
        for node in nodes {
            guard let text = read(YAMLEntry(key: entry.key, value: node)) else { return nil }
            texts.append(text)
        }
        return texts
    }

    /// The text of a scalar; a text without a letter is not localised.
    private func read(_ scalar: YAMLScalar) -> LocalizedText? {
        ForeignInterpolation(reading: reading).check(scalar)
        guard scalar.text.utf8.contains(UInt8(ascii: "$")) else {
            return LocalizedText(scalar.text, isLocalized: reading.isLocalized && Self.hasLetter(scalar.text))
        }
        return readReferences(scalar).map { text in
            LocalizedText(
                text.text, isLocalized: reading.isLocalized && Self.hasLetter(text.text), arguments: text.arguments)
        }
    }

    /// The text of `{ value:, format:, zero:, one:, key:, comment:, localized: }`; nil where it was reported.
    private func readLong(_ entries: [YAMLEntry], of owner: YAMLEntry) -> LocalizedText? {
        var value: LocalizedText?
        var forms: [(entry: YAMLEntry, form: LocalizedText.ExactForm)] = []
        var (key, comment) = (String?.none, String?.none)
        var isLocalized = reading.isLocalized
        let formats = TextFormatReader(reading).read(entries)
        let texts = LocalizedTextFormat(reading, formats ?? .none)
        var isComplete = formats != nil
        for entry in entries {
            switch reading.part(entry, of: owner, as: TextPart.self) {
            case .format: continue
            case .value:
                value = texts.read(entry)
                isComplete = isComplete && value != nil
            case .zero, .one:
                let count: LocalizedText.ExactForm.Count = TextPart(rawValue: entry.key.text) == .one ? .one : .zero
                let text = texts.read(entry)
                isComplete = isComplete && text != nil
                if let text { forms.append((entry, LocalizedText.ExactForm(count, text))) }
            case .key:
                key = reading.caption(entry)
                isComplete = isComplete && key != nil
            case .comment:
                comment = reading.caption(entry)
                isComplete = isComplete && comment != nil
            case .isLocalized:
                guard let flag = BooleanFormat(reading).read(entry) else { return nil }
                isLocalized = flag
            case nil: isComplete = false
            }
        }
        isComplete = TextFormatReader(reading).check(texts.formats, in: value) && isComplete
        guard isComplete else { return nil }
        guard let value else {
            reading.report(
                .missingKey, "this `\(owner.key.text)` has no `value`", at: owner.key.range, label: "add `value:`")
            return nil
        }
        func whole(_ text: LocalizedText, suffix: String = "") -> LocalizedText {
            LocalizedText(
                text.text, key: key.map { $0 + suffix }, comment: comment,
                isLocalized: isLocalized && Self.hasLetter(text.text), arguments: text.arguments)
        }
        guard value.countedReference != nil else {
            if let form = forms.first { reportNoCount(form.entry) }
            return forms.isEmpty ? whole(value) : nil
        }
        let exact = forms.map(\.form).sorted { $0.count.rawValue < $1.count.rawValue }.map { form in
            LocalizedText.ExactForm(form.count, whole(form.text, suffix: "." + form.count.word))
        }
        return whole(value).with(exact)
    }

    /// Reports a form for a number in a text that has none.
    private func reportNoCount(_ entry: YAMLEntry) {
        reading.report(
            .uselessKey, "`\(entry.key.text)` has no effect here", at: entry.key.range,
            label: "no Int of the state stands in `value`",
            help: "the first Int in `value`, as `$count`, decides: `{ value: $count posts, one: $count post }`")
    }

    /// True for a text that another language may write in another way; `8,214` reads the same in all.
    private static func hasLetter(_ text: String) -> Bool {
        if text.utf8.contains(where: \.isLetter) { return true }
        return text.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
    }
}
