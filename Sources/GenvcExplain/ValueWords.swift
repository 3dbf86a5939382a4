import GenvcDiagnostics
import GenvcViews
import GenvcVocabulary

/// What a key takes, in words.
enum ValueWords {
    static func text(of key: Key) -> String {
        key.effect == .tool(.parameters)
            ? "names, each with a type: String, Int?, [Plan], [small, large], or { type:, default:, sample: }"
            : text(of: key.type)
    }

    static func text(of type: ValueType) -> String {
        switch type {
        case .text: "a text"
        case .texts: "a list of texts"
        case .caption: "words, taken as they are"
        case .boolean: "true or false"
        case .integer(let range): "a whole number\(limits(Double(range.lowerBound), Double(range.upperBound)))"
        case .number(let range): "a number\(limits(range.lowerBound, range.upperBound))"
        case .length(let group): "points, or \(tokens(of: group))"
        case .dimension: "points, a token, hairline, $field of a Double, or { equal:, min:, max:, priority: }"
        case .size: "80, 80x40 or { width:, height: }"
        case .itemSize: "140x180, { width:, height: } or { width: }"
        case .contentSize: "320x400, { width:, height: }, { width: } or fitting"
        case .insets: "a length, or { top:, leading:, bottom:, trailing:, vertical:, horizontal: }"
        case .cornerRadius: "points, \(tokens(of: .cornerRadius)), or circle"
        case .ratio: "a ratio, such as 16:9, or { ratio:, priority: }"
        case .choice(let choice): EnglishList.joined(choice.names, "or")
        case .choices(let choice): "a list of \(EnglishList.joined(choice.names, "and"))"
        case .color: "a color: a token, a name of UIColor, or asset:Name"
        case .colors: "a list of two colors or more"
        case .unitPoint:
            "a point such as 0.5x1: 0x0 is the top at the leading side, 1x1 the bottom at the trailing side"
        case .font:
            "a text style or points, a weight, a design, or { style:|size:, weight:, design:, italic:, monospacedDigits:, "
                + "name:, relativeTo: }"
        case .image:
            "the name of an asset, symbol:name, or { asset:|symbol:, renderingMode:, pointSize:, weight:, scale: }"
        case .shadow: "{ color:, opacity:, radius:, offset: 0x2 }"
        case .transform: "{ scale:, rotation: (degrees), offset: 0x4 }, or identity"
        case .priorities: "a priority, or { horizontal:, vertical: }"
        case .date: "a day, such as 2026-01-31"
        case .relations:
            "relations such as `top >= title.bottom + 40` or `width == parent * 0.5 @750`, or { swift: }, or a list"
        case .runs: "names, each with { " + Key.keys(of: .run).map { $0.name + ":" }.joined(separator: ", ") + " }"
        case .reference: "the id of an element"
        case .source: "the id of a view or of a barButtonItem"
        case .sources: "the ids of views"
        case .contentWidth: "readable, full or points"
        case .typeName: "the name of a Swift type"
        case .expression: "a Swift expression"
        case .statements: "Swift statements; `$0` is the view"
        case .properties: "names and values of Swift properties"
        case .styles: "the name of a style, or a list"
        case .modules: "the name of a Swift module, or a list"
        case .suppressions: "{ rule:, reason: }, or a list"
        case .errorMessage: "true or false, or $field of an optional String"
        case .node: "an element"
        case .nodes: "a list of elements"
        case .bar: "a list of elements, or { margins:, spacing:, backgroundColor:, rows: }"
        case .group(.rules): "the name of a rule, `: `, and \(EnglishList.joined(Choice.ruleLevel.names, "or"))"
        case .group(.accessibilityCustomContent): "{ label:, value:, importance: }, or a list"
        case .group(let group): "{ " + Key.keys(of: group).map { $0.name + ":" }.joined(separator: ", ") + " }"
        case .boxes: "a width such as 320, a size such as 744x52, or a list"
        case .files: "the path of a file, or a list"
        case .styleDefinitions: "names, each with keys and values"
        case .tokens(.colors):
            "names, each with \"#RRGGBB\", a color of UIColor, asset:Name, or { light:, dark:, highContrast: }"
        case .tokens(.fonts): "names, each with a font"
        case .tokens(.lengths): "names, each with points"
        case .ownType(let name): "$field, or { swift: } of the type \(name)"
        case .fields:
            "names, each with a type: String, Int?, [Plan], [idle, loading], or { type:, initial:, sample:, computed: }"
        case .components: "names, each with { base:, parameters:, state:, rows: } and the keys of a view"
        case .animations: "cases: { if:, transform:, duration: (seconds, one way), repeatCount: }, or a list"
        case .gestures: "a list of \(EnglishList.joined(Choice.gesture.names, "and")), each also as { tap: condition }"
        case .detents: "medium, large, points, a share such as 40%, or a list"
        case .accessories: "disclosureIndicator, checkmark, detail, switch, { text: }, or a list"
        case .repetition: "a number, $list, or literals such as [ { id: fast, title: Fast } ]"
        case .variants: "cases: { if: condition, … }, or a list"
        }
    }

    private static func tokens(of group: TokenGroup) -> String {
        group.tokens.map(\.name).joined(separator: " ")
    }

    /// The ends of a range; what is so far away that nobody meets it is left out.
    private static func limits(_ lower: Double, _ upper: Double) -> String {
        let farAway = 1_000_000.0
        if upper >= farAway { return lower <= -farAway ? "" : " of \(lower.pointText) or more" }
        return " from \(lower.pointText) to \(upper.pointText)"
    }
}
