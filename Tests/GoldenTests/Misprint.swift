import GenvcDiagnostics
import GenvcVocabulary
import GenvcYAML
import RandomSpecs

/// A mistake that is made where the tree of a spec has a key or a value.
struct Misprint {
    enum Sort: String, CaseIterable {
        case misspeltKey, misspeltKind, misspeltValue, wrongType, withoutQuote, commaInBraces, textForKeys
        case keyOfAnotherKind, wordOfAnotherSystem, otherEntry, entryOfAnotherElement
    }

    /// The spec with the mistake.
    let text: [UInt8]

    /// A key or a value of a spec at which a mistake can be made.
    fileprivate struct Site {
        let range: SourceRange
        let text: String
        let isInBraces: Bool
    }

    /// The places of a spec at which mistakes can be made.
    struct Sites {
        fileprivate var keys: [Site] = []
        fileprivate var kinds: [Site] = []
        fileprivate var words: [Site] = []
        fileprivate var quoted: [Site] = []
        fileprivate var mappings: [Site] = []
        /// Keys with values on one line, without the first ones.
        fileprivate var entries: [Site] = []

        init(_ tree: YAMLTree, of file: SourceFile) {
            collect(tree.root, in: file, isItem: false, isInBraces: false)
        }

        private mutating func collect(_ node: YAMLNode, in file: SourceFile, isItem: Bool, isInBraces: Bool) {
            let first = node.range.start < file.bytes.count ? file.bytes[node.range.start] : 0
            switch node.content {
            case .mapping(let parts):
                let isFlow = first == UInt8(ascii: "{")
                if isFlow { mappings.append(Site(range: node.range, text: "", isInBraces: isInBraces)) }
                for (index, entry) in parts.enumerated() {
                    let site = Site(range: entry.key.range, text: entry.key.text, isInBraces: isFlow)
                    if isItem, index == 0 { kinds.append(site) } else { keys.append(site) }
                    if isFlow, index > 0 {
                        let range = entry.key.range.union(entry.value.range)
                        entries.append(Site(range: range, text: file.text(of: range), isInBraces: true))
                    }
                    collect(entry.value, in: file, isItem: false, isInBraces: isFlow)
                }
            case .sequence(let nodes):
                for node in nodes { collect(node, in: file, isItem: true, isInBraces: first == UInt8(ascii: "[")) }
            case .scalar(let scalar):
                let site = Site(range: scalar.range, text: scalar.text, isInBraces: isInBraces)
                switch scalar.style {
                case .plain: words.append(site)
                case .singleQuoted, .doubleQuoted: quoted.append(site)
                case .literal, .folded: break
                }
            case .null, .error: break
            }
        }
    }

    /// Nil where the spec has no place for such a mistake.
    init?(_ sort: Sort, in file: SourceFile, _ sites: Sites, _ random: inout SeededGenerator) {
        guard let edit = Self.edit(sort, sites, &random) else { return nil }
        text = FixIt.replace(edit.range, with: edit.text).applied(to: file.bytes)
    }

    private static let valuesOfOtherTypes = [
        "true", "12", "Hello", "[a, b]", "{ a: b }", "12pt", "yes", "1.5", "$missing", "#FF0000", "Hello there",
        ".fill",
    ]
    private static let names = (Key.common + Vocabulary.kinds.flatMap(\.keys)).map(\.name)
    private static let synonyms = Vocabulary.keySynonyms.keys.sorted()

    private static func edit(
        _ sort: Sort, _ sites: Sites, _ random: inout SeededGenerator
    ) -> (range: SourceRange, text: String)? {
        switch sort {
        case .misspeltKey: misspelt(sites.keys, &random)
        case .misspeltKind: misspelt(sites.kinds, &random)
        case .misspeltValue: misspelt(sites.words, &random)
        case .wrongType:
            replaced(sites.words, valuesOfOtherTypes, &random)
        case .withoutQuote:
            sites.quoted.randomElement(using: &random).map { site in
                Bool.random(using: &random)
                    ? (SourceRange(file: site.range.file, start: site.range.start, end: site.range.start + 1), "")
                    : (SourceRange(file: site.range.file, start: site.range.end - 1, end: site.range.end), "")
            }
        case .commaInBraces:
            sites.words.filter(\.isInBraces).randomElement(using: &random).map { site in
                (SourceRange(file: site.range.file, start: site.range.end, end: site.range.end), ", and more")
            }
        case .textForKeys: replaced(sites.mappings, valuesOfOtherTypes, &random)
        case .keyOfAnotherKind: replaced(sites.keys, names, &random)
        case .wordOfAnotherSystem: replaced(sites.keys, synonyms, &random)
        case .otherEntry: replaced(sites.entries, sites.entries.map(\.text), &random)
        case .entryOfAnotherElement:
            sites.entries.randomElement(using: &random).flatMap { site in
                sites.entries.randomElement(using: &random).map { (site.range, $0.text + ", " + site.text) }
            }
        }
    }

    private static func replaced(
        _ sites: [Site], _ texts: [String], _ random: inout SeededGenerator
    ) -> (range: SourceRange, text: String)? {
        guard let site = sites.randomElement(using: &random), let text = texts.randomElement(using: &random) else {
            return nil
        }
        return (site.range, text)
    }

    /// A word with a letter too few, twice, or before its neighbor.
    private static func misspelt(
        _ sites: [Site], _ random: inout SeededGenerator
    ) -> (range: SourceRange, text: String)? {
        let isLong = { (site: Site) in
            site.text.utf8.count > 3 && site.text.utf8.allSatisfy { $0 > 0x40 && $0 < 0x7B }
        }
        guard let site = sites.filter(isLong).randomElement(using: &random) else { return nil }
        var letters = Array(site.text)
        let place = Int.random(in: 1..<letters.count - 1, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: letters.remove(at: place)
        case 1: letters.insert(letters[place], at: place)
        default: letters.swapAt(place, place + 1)
        }
        return (site.range, String(letters))
    }
}
