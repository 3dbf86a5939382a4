extension RandomSpec {
    /// The keys that any element takes, for its size, its place and what lies over it.
    ///
    /// - Parameter hasWidth: whether its own content or kind says how wide it is, so that it can be placed.
    mutating func layout(at place: RandomPlace, hasWidth: Bool, depth: Int) -> [String] {
        var keys = sizes(at: place)
        let isWide = hasWidth || keys.contains { $0.hasPrefix("width:") || $0.hasPrefix("size:") }
        let mayBePlaced = isWide || !place.placesAcross
        var isRelated = false
        if case .layer = place, hasRelations, chance(45) {
            keys.append("constraints: [ \(relations().joined(separator: ", ")) ]")
            isRelated = true
        }
        if !isRelated, mayBePlaced, chance(25) { keys.append("placement: \(pick(place.placements))") }
        if chance(10) { keys.append("hugging: \(priorities())") }
        if chance(10) { keys.append("compression: \(priorities())") }
        if case .screenRows = place, chance(10) { keys.append("edgeToEdge: true") }
        if chance(15) { keys.append("spacingAfter: \(spacing())") }
        if chance(8) { keys.append("isHidden: true") }
        if depth < Self.deepest, !isLarge {
            for layer in ["overlay", "underlay"] where chance(6) {
                keys.append("\(layer): [ \(nodes(1...2, at: .layer, depth: Self.deepest - 1)) ]")
            }
        }
        return keys
    }

    private mutating func sizes(at place: RandomPlace) -> [String] {
        switch number(0...13) {
        case 0: return ["height: \(dimension(10...90))"]
        case 1: return ["width: \(dimension(20...140))"]
        case 2: return ["width: \(dimension(20...140))", "height: \(dimension(10...90))"]
        case 3: return ["size: \(size())"]
        case 4: return ["aspectRatio: \(ratio())"]
        case 5: return ["aspectRatio: \(ratio())", pick(["width: 60", "height: 40"])]
        // The band is that high, what stands in it that large.
        case 6 where place.isRows: return ["size: \(size())", "height: \(number(40...120))"]
        default: return []
        }
    }

    private mutating func ratio() -> String { pick(["16:9", "1:1", "4:3", "3:4", "1.5"]) }

    private mutating func size() -> String {
        switch number(0...3) {
        case 0: "\(number(8...90))"
        case 1: "\(number(8...90))x\(number(8...60))"
        case 2: "control"
        default: mapping(["width: \(number(8...90))", "height: largeControl"])
        }
    }

    /// Points, a token, or rules; never a required minimum above a required maximum.
    private mutating func dimension(_ range: ClosedRange<Int>) -> String {
        let points = number(range)
        switch number(0...7) {
        case 0, 1: return "\(points)"
        case 2: return pick(["control", "largeControl"])
        case 3: return "{ min: \(points) }"
        case 4: return "{ max: \(points + 30) }"
        case 5: return "{ equal: \(points) }"
        case 6: return "{ equal: \(points), priority: \(priority()) }"
        default:
            return "[ { min: \(points) }, { max: \(points + 60) }, { equal: \(points + 20), priority: \(priority()) } ]"
        }
    }

    /// Below required, so that it can give way.
    mutating func priority() -> String { pick(["999", "defaultHigh", "751", "500", "defaultLow", "249", "80"]) }

    private mutating func priorities() -> String {
        switch number(0...3) {
        case 0: priority()
        case 1: "{ horizontal: \(priority()) }"
        case 2: "{ vertical: \(priority()) }"
        default: "{ horizontal: \(priority()), vertical: \(pick(["required", "750", "252"])) }"
        }
    }
}
