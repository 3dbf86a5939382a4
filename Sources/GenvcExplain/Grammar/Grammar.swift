import GenvcVocabulary

/// The pages that no key alone can explain: how values are written, and what goes together.
///
/// The raw value is the word behind `genvc explain`. The text of each page stands in an enum of its own, `StateGrammar`
/// for `state`, as `text`, which says how something is written, and `example`, a whole spec that shows it.
enum Grammar: String, CaseIterable {
    case state, texts, tokens, conditions, relations, events, components, lists, animation
    case waysOut = "ways-out"

    /// The page that says how the values of a key are written; nil if the page of the key itself says all.
    static func of(key name: String) -> Grammar? {
        let types = KeyPage.types(of: name)
        if types.contains(.relations) { return .relations }
        if types.contains(.variants) { return .conditions }
        if types.contains(.styles) { return .tokens }
        if types.contains(.repetition) { return .components }
        return nil
    }

    /// The page that says how the parts of the values of a key are written; nil where the page of the key says it.
    static func of(partsIn key: Key) -> Grammar? {
        if key.effect == .tool(.parameters) { return .components }
        return switch key.type {
        case .fields: .state
        case .text, .texts: .texts
        case .animations: .animation
        default: nil
        }
    }

    /// The topic of the page, in a few words for the list of pages.
    var title: String {
        switch self {
        case .state: "fields, their types and samples, and references to them"
        case .texts: "how texts are translated, filled in, marked and linked"
        case .tokens: "the names of `Theme`, and the styles that ship"
        case .conditions: "what `when` and keys that take true or false may ask"
        case .relations: "how `constraints` are written"
        case .events: "what the delegate is told, and by which methods"
        case .components: "views of your own, parameters, `repeat` and shared files"
        case .lists: "sections, cells and what they do"
        case .animation: "what moves when state changes"
        case .waysOut: "Swift of your own for what the language does not say"
        }
    }

    /// Words of other systems and of UIKit for what the page is about, which lead `Elsewhere` to it. Their capitals do
    /// not count.
    var otherWords: [String] {
        switch self {
        case .state: ["binding", "bind", "model", "viewModel", "data", "props", "observable", "variable", "fields"]
        case .texts:
            [
                "localization", "i18n", "NSLocalizedString", "translation", "plural", "plurals", "markdown",
                "NSAttributedString", "attributedString", "NSTextAttachment", "attachment", "inlineImage", "richText",
                "format", "formats", "formatter", "NumberFormatter", "DateFormatter", "FormatStyle",
                "currency", "percent", "fractionLength", "compactName", "byteCount",
            ]
        case .tokens: ["themes", "token", "palette", "designSystem", "designTokens", "colorNames", "spacings"]
        case .conditions: ["if", "else", "traitCollection", "UITraitCollection", "sizeClasses", "orientationChange"]
        case .relations:
            [
                "autolayout", "constraint", "anchors", "NSLayoutConstraint", "pin", "safeAreaLayoutGuide",
                "keyboardLayoutGuide", "translatesAutoresizingMaskIntoConstraints",
            ]
        case .events: ["delegate", "addTarget", "IBAction", "selector", "callback", "closure", "notification"]
        case .components: ["component", "reuse", "forEach", "loop", "include", "customView"]
        case .lists:
            [
                "tableView", "UITableView", "UITableViewCell", "UICollectionViewCell", "dataSource",
                "diffableDataSource",
                "cellForRowAt", "prefetch", "prefetching", "didSelectRowAt",
            ]
        case .animation: ["transition", "UIViewPropertyAnimator", "reduceMotion"]
        case .waysOut: ["code", "customCode", "subclass", "extension", "escapeHatch", "AXCustomContent"]
        }
    }

    /// The whole page: what is written how, an empty line, and the example, four columns further in.
    var text: String {
        let page =
            switch self {
            case .state: StateGrammar.text
            case .texts: TextGrammar.text
            case .tokens: TokenGrammar.text
            case .conditions: ConditionGrammar.text
            case .relations: RelationGrammar.text
            case .events: EventGrammar.text
            case .components: ComponentGrammar.text
            case .lists: ListGrammar.text
            case .animation: AnimationGrammar.text
            case .waysOut: WaysOutGrammar.text
            }
        let lines = example.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? "" : "    " + $0
        }
        return page + "\n" + lines.joined(separator: "\n") + "\n"
    }

    /// A whole spec that shows what the page is about. The tests read each and lay it out.
    var example: String {
        switch self {
        case .state: StateGrammar.example
        case .texts: TextGrammar.example
        case .tokens: TokenGrammar.example
        case .conditions: ConditionGrammar.example
        case .relations: RelationGrammar.example
        case .events: EventGrammar.example
        case .components: ComponentGrammar.example
        case .lists: ListGrammar.example
        case .animation: AnimationGrammar.example
        case .waysOut: WaysOutGrammar.example
        }
    }
}
