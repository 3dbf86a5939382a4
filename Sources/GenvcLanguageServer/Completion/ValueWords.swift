import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcVocabulary

/// The words that a key takes for a value, as far as they can be counted up.
struct ValueWords {
    let names: SpecNames
    /// The tokens of the project.
    let tokens: TokenTable

    /// The words of a key.
    ///
    /// - Parameter kind: the kind of the element that the key belongs to; nil for any other key.
    func suggestions(for key: Key, of kind: Kind?) -> [Suggestion] {
        switch key.type {
        case .choice(let choice), .choices(let choice):
            return choice.names.map { word in
                Suggestion(word: word, sign: .value, detail: choice.ios(of: word).map { "from iOS \($0)" })
            }
        case .boolean: return [true, false].map { Suggestion(word: String($0), sign: .value) }
        case .errorMessage: return [Suggestion(word: String(true), sign: .value)]
        case .color, .colors, .shadow: return colors
        case .font: return fonts
        case .length(let group): return lengths(group)
        case .insets: return lengths(.spacing)
        case .cornerRadius: return lengths(.cornerRadius)
        case .dimension, .size, .itemSize, .contentSize, .intrinsicSize: return lengths(.height)
        case .styles: return styles(of: kind)
        case .reference(let kind): return ids { $0 == .id(kind: kind) }
        case .source, .sources: return ids(where: \.isID)
        case .relations: return words(RelationAttribute.allCases.map(\.rawValue))
        case .gestures: return words(Choice.gesture.names)
        case .detents: return words(Choice.detent.names)
        case .suppressions: return words(SuppressionPart.allCases.map(\.rawValue))
        case .text, .texts, .caption, .integer, .number, .ratio, .unitPoint, .image, .transform, .priorities, .date,
            .runs, .contentWidth, .typeName, .modules, .expression, .statements, .properties, .node, .nodes, .bar,
            .group, .boxes, .files, .styleDefinitions, .tokens, .ownType, .fields, .variants, .components, .repetition,
            .animations, .changeDurations, .accessories:
            return []
        }
    }

    /// The word before a symbol, in place of the name of an asset.
    static let symbolPrefix = "symbol:"
    /// The most symbols that are offered at once; more letters bring up others.
    private static let mostSymbols = 100

    /// The symbols that a name which is being typed may mean.
    func symbols(typed: String, prefix: String) -> [Suggestion] {
        SystemSymbol.symbols(typed: typed, most: Self.mostSymbols).map { symbol in
            Suggestion(word: prefix + symbol.name, sign: .value, detail: symbol.version.map { "from iOS \($0)" })
        }
    }

    private func words(_ words: [String]) -> [Suggestion] { words.map { Suggestion(word: $0, sign: .value) } }

    private var colors: [Suggestion] {
        tokens.colors.map { Suggestion(word: $0.name, sign: .color, detail: "token") }
            + ColorToken.systemColors.filter { tokens.color(named: $0) == nil }.map {
                Suggestion(word: $0, sign: .color, detail: "UIColor")
            }
    }

    private var fonts: [Suggestion] {
        tokens.fonts.map { Suggestion(word: $0.name, sign: .value, detail: "token") }
            + ValueType.fontWords.map { Suggestion(word: $0, sign: .value) }
    }

    private func lengths(_ group: TokenGroup) -> [Suggestion] {
        tokens.tokens(of: group).map { token in
            let points = PlainNumber.text(of: token.points) ?? ""
            return Suggestion(word: token.name, sign: .value, detail: "\(points) \(points == "1" ? "point" : "points")")
        }
    }

    /// The styles that ship for a kind, and those that the spec can name.
    private func styles(of kind: Kind?) -> [Suggestion] {
        ShippedStyle.all.filter { kind == nil || $0.kind == kind?.name }.map {
            Suggestion(word: $0.name, sign: .style, detail: "ships with genvc")
        } + names.all.filter { $0.sort == .style }.map { Suggestion(word: $0.text, sign: .style) }
    }

    /// The targets of a relation at a place: the words for them, and the views of the class that it belongs to.
    func targets(at range: SourceRange) -> [Suggestion] {
        let owner = names.owner(of: range)
        let views = ids(in: names.all.filter { $0.owner == owner }) { sort in
            guard case .id(let kind) = sort else { return false }
            // A component is no kind of the vocabulary, and a view.
            return Vocabulary.kind(named: kind)?.standing ?? .view == .view
        }
        return words(RelationTarget.allCases.map(\.rawValue)) + views
    }

    private func ids(where isWanted: (SpecNames.Sort) -> Bool) -> [Suggestion] { ids(in: names.all, where: isWanted) }

    /// The ids among some names, each once.
    private func ids(in names: [SpecNames.Name], where isWanted: (SpecNames.Sort) -> Bool) -> [Suggestion] {
        var seen: Set<String> = [CompletionPoint.madeUpWord]
        return names.filter { isWanted($0.sort) && seen.insert($0.text).inserted }.map { name in
            guard case .id(let kind) = name.sort else { return Suggestion(word: name.text, sign: .reference) }
            return Suggestion(word: name.text, sign: .reference, detail: kind)
        }
    }
}
