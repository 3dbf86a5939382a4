import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Reads `styles`, and gives elements the values of theirs.
///
/// A style is read anew at each element that has it, as values of that element's kind: `font` may mean different keys.
struct StyleReader {
    let reading: Reading
    /// The styles of the spec.
    var sheet = StyleSheet()
    /// True if styles may stand in what could not be read; one that is missing may be there.
    var isIncomplete = false
    /// Names that no style has and that were reported: however often one is used, it is one mistake.
    var unknownNames: Set<String> = []

    /// The keys that no kind of the vocabulary has, each with its style.
    private var unknownKeys: [(entry: YAMLEntry, style: String)] = []

    init(_ reading: Reading) { self.reading = reading }

    /// Takes a style of another file.
    mutating func define(_ definition: StyleSheet.Definition) { sheet.define(definition) }

    /// Reads the `styles` of the file: which keys they have, not yet what for.
    mutating func define(_ entry: YAMLEntry, _ kinds: KindTable) {
        guard case .mapping(let definitions) = entry.value.content else {
            reading.reportWrongType(entry, "names with keys", label: "write `caption: { font: caption1 }`")
            return
        }
        for definition in definitions {
            if let index = sheet.index(of: definition.key.text) {
                reading.report(
                    .duplicateName, "there is a style \(Wording.code(definition.key.text)) already",
                    at: definition.key.range,
                    label: "write another name",
                    related: [Diagnostic.Label(sheet.definitions[index].name.range, "in a file that is used here")])
                continue
            }
            guard case .mapping(let entries) = definition.value.content else {
                isIncomplete = true
                reading.reportWrongType(definition, "keys and values", label: "write `{ font: caption1 }`")
                sheet.define(StyleSheet.Definition(name: definition.key, entries: [], isUsed: true))
                continue
            }
            var known: [YAMLEntry] = []
            for entry in entries where isKnown(entry, inStyle: definition.key.text, kinds) { known.append(entry) }
            sheet.define(StyleSheet.Definition(name: definition.key, entries: known))
        }
    }

    /// False for a key that no kind has, and for one that says what stands in an element, which is reported.
    private mutating func isKnown(_ entry: YAMLEntry, inStyle style: String, _ kinds: KindTable) -> Bool {
        guard let key = kinds.key(named: entry.key.text) else {
            unknownKeys.append((entry, style))
            return false
        }
        switch key.effect {
        case .content, .tool(.style):
            reading.report(
                .uselessKey, "`\(key.name)` cannot stand in a style", at: entry.key.range,
                label: "write it at the element")
            return false
        default: return true
        }
    }

    /// Reports the keys of styles that no kind has. It comes after the components, of which a parameter may be meant.
    mutating func reportUnknownKeys(_ kinds: KindTable) {
        let known = unknownKeys.isEmpty ? [] : (Key.common.map(\.name) + kinds.ownKeyNames).uniqued
        for (entry, style) in unknownKeys {
            let word = entry.key.text
            if let component = kinds.component(withParameter: word) {
                reading.report(
                    .unknownKey, "\(Wording.code(word)) is a parameter, which a style cannot give",
                    at: entry.key.range, label: "write it where \(Wording.code(component.name)) stands",
                    help: "a style has keys of views, such as `textColor`")
                continue
            }
            let nearest = WordSuggestion.nearest(
                to: word, among: known, synonyms: KeyWords.synonyms(of: word, among: known))
            reading.report(
                .unknownKey, "unknown key \(Wording.code(word)) in style \(Wording.code(style))", at: entry.key.range,
                label: Wording.didYouMean(nearest))
        }
        unknownKeys = []
    }

    /// Reads the values of styles that nothing in their own file uses.
    func readUnused(of file: SourceFileID, _ kinds: KindTable) {
        for definition in sheet.definitions where !definition.isUsed && definition.name.range.file == file {
            for entry in definition.entries {
                guard let key = kinds.key(named: entry.key.text) else { continue }
                if key.type == .variants {
                    let owner = CaseReader.Owner(
                        name: "style", keys: Key.common + kinds.all.flatMap(\.keys), suggestsKeys: false)
                    _ = CaseReader(kinds: kinds, reading: reading).cases(entry, of: owner)
                } else {
                    _ = reading.value(of: entry, for: key)
                }
            }
        }
    }

    /// Warns of styles of the file that nothing uses, and reads their values all the same.
    func checkUnused(of file: SourceFileID, _ kinds: KindTable) {
        readUnused(of: file, kinds)
        for definition in sheet.definitions where !definition.isUsed && definition.name.range.file == file {
            reading.sink.add(
                Diagnostic(
                    .warning, .unused, "style \(Wording.code(definition.name.text)) is never used",
                    at: definition.name.range,
                    label: "delete it, or write `style: \(definition.name.text)` at an element"))
        }
    }
}
