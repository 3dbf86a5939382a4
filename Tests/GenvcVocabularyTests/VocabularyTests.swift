import GenvcVocabulary
import Testing

/// The table against itself.
@Suite("The vocabulary")
struct VocabularyTests {
    private static let kindNames = Vocabulary.kinds.map(\.name)
    private static let allKeys =
        Vocabulary.kinds.flatMap(\.allKeys) + Key.screen + KeyGroup.allCases.flatMap { Key.keys(of: $0) }

    @Test("has no word that is both a kind and a key, so that a node is one thing")
    func isDisjoint() {
        #expect(Set(Self.kindNames).count == Self.kindNames.count)
        // `label` is the word of `AXCustomContent`, and what is written so is in no place a node.
        let inNodes = Set(Self.allKeys.map(\.name)).subtracting(
            Key.keys(of: .accessibilityCustomContent).map(\.name))
        let elsewhere = Vocabulary.kinds.flatMap(\.allKeys) + Key.screen
        #expect(Set(Self.kindNames).intersection(inNodes.union(elsewhere.map(\.name))).sorted() == [])
    }

    @Test("has a place for the elements of each key that holds some, and of no other")
    func elementsOfKeys() throws {
        let owners: [(KeyOwner, [Key])] =
            [(.screen, Key.screen), (.component, Key.component), (.project, Key.project)]
            + KeyGroup.allCases.map { (.group($0), Key.keys(of: $0)) }
            + Vocabulary.kinds.map { (.kind($0), $0.allKeys) }
        var places: Set<Elements> = []
        for (owner, keys) in owners {
            for key in keys {
                let elements = Elements(key, of: owner)
                let holds =
                    switch key.type {
                    case .node, .nodes, .bar: true
                    default: false
                    }
                #expect((elements != nil) == holds, "`\(key.name)` of \(owner.word)")
                if let elements { places.insert(elements) }
            }
        }
        #expect(places == [.view, .barButtonItem, .toolbarItem, .action, .alert, .alertTextField, .section, .cell])
    }

    @Test("has each key of a kind once", arguments: kindNames)
    func keysAreUnique(name: String) throws {
        let kind = try #require(Vocabulary.kind(named: name))
        let names = kind.allKeys.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(kind.keys.filter(\.isMainText).count <= 1)
    }

    @Test("has each value behind its bounds, since UIKit keeps what is set within the bounds of that moment")
    func boundsStandFirst() throws {
        var rules = 0
        for kind in Vocabulary.kinds {
            let names = kind.allKeys.map(\.name)
            for rule in kind.rules {
                let (value, bounds): (String, [String])
                switch rule {
                case .range(let lower, let name, let upper, _): (value, bounds) = (name, [lower, upper])
                case .indexes(let index, let texts): (value, bounds) = (index, [texts])
                default: continue
                }
                let place = try #require(names.firstIndex(of: value))
                let places = bounds.compactMap(names.firstIndex)
                #expect(places.allSatisfy { $0 < place }, "\(kind.name): \(value)")
                rules += 1
            }
        }
        #expect(rules >= 5)
    }

    @Test("documents every key and kind in a sentence")
    func isDocumented() {
        for kind in Vocabulary.kinds {
            #expect(kind.documentation.hasSuffix("."), "\(kind.name)")
            #expect(kind.example.contains(kind.name), "\(kind.name)")
        }
        for key in Self.allKeys {
            #expect(key.documentation.hasSuffix(".") || key.documentation.hasSuffix("`."), "\(key.name)")
        }
    }

    @Test("assumes only what its kinds have, and conditions that can hold", arguments: kindNames)
    func assumptions(name: String) throws {
        let kind = try #require(Vocabulary.kind(named: name))
        for assumption in kind.assumptions {
            let key = try #require(kind.key(named: assumption.key), "\(assumption.key)")
            #expect(Self.takes(assumption.value, key), "\(assumption.key): \(assumption.value)")
            guard let condition = assumption.condition else { continue }
            let other = try #require(kind.key(named: condition.key), "\(condition.key)")
            for value in condition.values { #expect(Self.takes(value, other), "\(condition.key): \(value)") }
        }
        for (word, standard) in kind.standards {
            let key = try #require(kind.key(named: word), "\(word)")
            #expect(Self.takes(standard, key) && key.standard != standard, "\(word): \(standard)")
        }
    }

    @Test("has standards that their keys take")
    func standards() {
        for key in Self.allKeys {
            guard let standard = key.standard, !standard.isEmpty else { continue }
            #expect(Self.takes(standard, key), "\(key.name): \(standard)")
        }
    }

    @Test("has a standard for each property that is true or false")
    func booleans() {
        let open = Self.allKeys.filter { key in
            guard case .property = key.effect else { return false }
            return key.type == .boolean && key.standard == nil
        }
        #expect(open.map(\.name) == [])
    }

    @Test("gives each meaning to a key")
    func meanings() {
        let used = Set(Self.allKeys.compactMap(\.meaning))
        #expect(Key.Meaning.allCases.filter { !used.contains($0) } == [])
    }

    @Test("ships styles of keys that their kinds have")
    func styles() throws {
        for style in ShippedStyle.all {
            let kind = try #require(Vocabulary.kind(named: style.kind))
            for value in style.values { #expect(kind.key(named: value.key) != nil, "\(style.name): \(value.key)") }
            if let component = style.component {
                #expect(ShippedComponent.all.contains { $0.name == component })
            }
        }
        for kind in Vocabulary.kinds {
            guard let name = kind.standardStyle else { continue }
            #expect(ShippedStyle.all.contains { $0.name == name && $0.kind == kind.name })
        }
    }

    @Test("has text styles with twelve sizes that never shrink")
    func textStyles() {
        for style in TextStyle.allCases {
            #expect(style.pointSizes.count == TextSize.allCases.count)
            #expect(zip(style.pointSizes, style.pointSizes.dropFirst()).allSatisfy { $0 <= $1 })
        }
        #expect(TextStyle.nearest(to: 17) == .body)
        #expect(TextStyle.nearest(to: 28) == .title1)
        #expect(TextStyle.nearest(to: 100) == .largeTitle)
    }

    /// True if a key takes a word, as far as its type says so by itself.
    private static func takes(_ word: String, _ key: Key) -> Bool {
        switch key.type {
        case .choice(let choice), .choices(let choice): choice.names.contains(word)
        case .boolean: word == "true" || word == "false"
        case .integer(let range): Int(word).map { range.contains($0) } ?? false
        case .number(let range): Double(word).map { range.contains($0) } ?? false
        case .length(let group): Double(word) != nil || group.tokens.contains { $0.name == word }
        case .font: word.split(separator: " ").first.flatMap { TextStyle(rawValue: String($0)) } != nil
        case .color: ColorToken.all.contains { $0.name == word } || ColorToken.systemColors.contains(word)
        case .contentWidth: word == "full" || word == "readable" || Double(word) != nil
        default: true
        }
    }
}
