import GenvcDiagnostics
import GenvcVocabulary
import GenvcYAML

/// Reports findings that several formats have in common.
extension Reading {
    /// Adds an error.
    ///
    /// - Parameters:
    ///   - message: what is wrong, as a sentence without a capital.
    ///   - label: what to write instead; nil where nothing short helps.
    ///   - related: other places that matter.
    ///   - help: what holds in general.
    func report(
        _ code: DiagnosticCode, _ message: String, at range: SourceRange, label: String? = nil,
        related: [Diagnostic.Label] = [], help: String? = nil
    ) {
        sink.add(.error(code, message, at: range, label: label, related: related, help: help))
    }

    /// Reports that the value has another shape than `what`.
    func reportWrongType(_ entry: YAMLEntry, _ what: String, label: String? = nil, help: String? = nil) {
        switch entry.value.content {
        case .error: return
        case .null: reportEmptyValue(entry, label: label ?? "write \(what)")
        case .scalar, .mapping, .sequence:
            report(
                .wrongType, "`\(entry.key.text)` takes \(what), not \(Wording.found(entry.value))",
                at: entry.value.range, label: label, help: help)
        }
    }

    /// Reports a key without a value.
    ///
    /// - Parameter label: what to write behind it.
    func reportEmptyValue(_ entry: YAMLEntry, label: String) {
        let range = entry.value.range.isEmpty ? entry.key.range : entry.value.range
        let comment = "all behind the `#` is a comment; a text that begins with one stands in quotes"
        report(
            .emptyValue, "`\(entry.key.text)` has no value", at: range, label: label,
            help: entry.value.isBeforeComment ? comment : nil)
    }

    /// The part of a value that the key names; nil, and reported, for any other word.
    func part<Part: ValuePart>(_ entry: YAMLEntry, of owner: YAMLEntry, as type: Part.Type) -> Part? {
        if let part = Part(rawValue: entry.key.text) { return part }
        reportUnknownPart(entry, of: owner, among: Part.names, synonyms: Part.synonyms.mapValues(\.rawValue))
        return nil
    }

    /// Reports an unknown word among the keys that a value is written with.
    func reportUnknownPart(
        _ entry: YAMLEntry, of owner: YAMLEntry, among names: [String], synonyms: [String: String] = [:]
    ) {
        if case .error = entry.value.content { return }
        let known = synonyms.merging(KeyWords.synonyms(of: entry.key.text, among: names)) { own, _ in own }
        let nearest = WordSuggestion.nearest(to: entry.key.text, among: names, synonyms: known)
        sink.add(
            .error(
                .unknownKey, "unknown key \(Wording.code(entry.key.text)) in `\(owner.key.text)`",
                at: entry.key.range, label: Wording.didYouMean(nearest)
            ).listing("`\(owner.key.text)` takes \(Wording.list(names))"))
    }

    /// Reports a key that none of `keys` is.
    ///
    /// - Parameters:
    ///   - place: says whose the keys are, `a screen`.
    ///   - entries: the keys that stand there, the unknown one among them.
    func reportUnknownKey(_ entry: YAMLEntry, in place: String, _ keys: [Key], beside entries: [YAMLEntry]) {
        if case .error = entry.value.content { return }
        let names = keys.map(\.name)
        let synonyms = KeyWords.synonyms(of: entry.key.text, among: names)
        let nearest = WordSuggestion.nearest(
            to: entry.key.text, among: names, synonyms: synonyms, byBeginning: true)
        let owners = Self.groups(with: entry.key.text, among: keys)
        if owners.isEmpty, let advice = KeyWords.advice(on: entry, among: names, beside: entries) {
            sink.add(
                .error(
                    .unknownKey, "unknown key \(Wording.code(entry.key.text)) in \(place)", at: entry.key.range,
                    label: advice.label
                ).listing("\(place) takes \(Wording.list(names))").fixable(by: [advice.fix].compactMap { $0 }))
            return
        }
        if Key.named(entry.key.text, in: Key.project) != nil, owners.isEmpty {
            report(
                .unknownKey, "unknown key \(Wording.code(entry.key.text)) in \(place)", at: entry.key.range,
                label: "write it into the project file, `genvc.yml`")
            return
        }
        sink.add(
            .error(
                .unknownKey, "unknown key \(Wording.code(entry.key.text)) in \(place)", at: entry.key.range,
                label: owners.isEmpty
                    ? Wording.didYouMean(synonyms.values.sorted()) ?? KeyWords.advice(inPlaceOf: entry.key.text)
                        ?? Wording.didYouMean(nearest) ?? Self.meantInGroup(entry.key.text, among: keys)
                        ?? Self.statement(for: entry, among: keys)
                    : "write it under \(EnglishList.joined(owners.map(Wording.code), "or"))"
            ).listing("\(place) takes \(Wording.list(names))").fixable(
                by: owners.isEmpty && nearest.count == 1 ? [.replace(entry.key.range, with: nearest[0])] : []))
    }

    /// The advice that sets a property of every view by a statement, where the keys have none of its own; nil for other
    /// words, and where there are no statements.
    private static func statement(for entry: YAMLEntry, among keys: [Key]) -> String? {
        guard let swift = keys.first(where: { $0.effect == .tool(.swift) }),
            let key = Key.named(entry.key.text, in: Key.common), case .property(let property) = key.effect,
            case .scalar(let scalar) = entry.value.content
        else { return nil }
        switch key.type {
        case .caption, .text: return "write `\(swift.name): view.\(property) = \"\(scalar.text)\"`"
        case .boolean, .number: return "write `\(swift.name): view.\(property) = \(scalar.text)`"
        default: return "write `\(swift.name): view.\(property) = …`"
        }
    }

    /// The advice for a misspelled key of the mappings among `keys`; nil where they have none like it.
    private static func meantInGroup(_ word: String, among keys: [Key]) -> String? {
        let found = keys.compactMap { key -> (owner: String, word: String)? in
            guard case .group(let group) = key.type else { return nil }
            return WordSuggestion.nearest(to: word, among: Key.keys(of: group).map(\.name)).first.map { (key.name, $0) }
        }
        guard let first = found.first else { return nil }
        let owners = found.filter { $0.word == first.word }.map { Wording.code($0.owner) }
        return "did you mean \(Wording.code(first.word)) under \(EnglishList.joined(owners, "or"))?"
    }

    /// The keys of `keys` that are mappings with a key of that name.
    private static func groups(with name: String, among keys: [Key]) -> [String] {
        keys.filter { key in
            guard case .group(let group) = key.type else { return false }
            return Key.named(name, in: Key.keys(of: group)) != nil
        }
        .map(\.name)
    }
}
