extension RandomSpec {
    /// The sides of its own size that an element knows.
    enum Nature {
        /// Wide and high enough for what stands in it.
        case container
        /// As wide and as high as its content.
        case content
        /// As high as its kind, as wide as there is room.
        case bar
        /// As large as its image.
        case picture
        /// No size at all, and nothing in it.
        case area

        var hasWidth: Bool {
            switch self {
            case .container, .content, .picture: true
            case .bar, .area: false
            }
        }
    }

    /// The keys that any element takes, for its size, its place and what lies over it.
    mutating func layout(at place: RandomPlace, _ nature: Nature, depth: Int, takesLayers: Bool = true) -> [String] {
        var keys = isWild ? wildSizes(at: place, nature) : calmSizes(at: place, nature)
        let isSized = keys.contains { $0.hasPrefix("width:") || $0.hasPrefix("size:") }
        if place.isLayer, hasRelations, chance(45) {
            keys.append("constraints: [ \(relations().joined(separator: ", ")) ]")
        } else if nature.hasWidth || isSized || !place.placesAcross, chance(25) {
            // A size of its own and that of the stack contradict each other.
            let placements = isWild || !isSized ? place.placements : place.placements.filter { $0 != "fill" }
            if !placements.isEmpty { keys.append("placement: \(pick(placements))") }
        }
        if !isWild, nature == .content, chance(70) {
            keys += ownPriorities()
        } else {
            if chance(10) { keys.append("hugging: \(priorities())") }
            if chance(10) { keys.append("compression: \(priorities())") }
        }
        if place.isScreenRows, chance(10) { keys.append("edgeToEdge: true") }
        if chance(15) { keys.append("spacingAfter: \(spacing())") }
        if chance(8) { keys.append("isHidden: true") }
        if depth < Self.deepest, !isLarge, takesLayers {
            // Under a text that is a layer itself there is no place.
            for layer in place.isLayer ? ["overlay"] : ["overlay", "underlay"] where chance(6) {
                keys.append(
                    "\(layer): [ \(nodes(1...2, at: RandomPlace(.layer), depth: Self.deepest - (isWild ? 1 : 0))) ]")
            }
        }
        return keys
    }

    // MARK: - Sizes

    /// Sizes that the surroundings can mostly give.
    private mutating func calmSizes(at place: RandomPlace, _ nature: Nature) -> [String] {
        let isRoom = nature == .bar || nature == .area
        guard chance(isRoom ? 85 : nature == .container ? 10 : 50) else { return [] }
        if place.isTight || place.isLayer {
            return [
                pick(["height: { min: 12 }", "width: { min: 9 }", "height: { equal: 30, priority: \(priority()) }"])
            ]
        }
        switch nature {
        case .container:
            return [pick(["height: { min: \(number(10...120)) }", "height: { equal: 90, priority: \(priority()) }"])]
        case .bar where place.isBeside: return ["width: \(number(44...80))"]
        case .content, .bar:
            switch number(0...4) {
            case 0: return ["height: \(number(44...90))"]
            case 1: return ["width: \(number(44...80))"]
            case 2: return ["width: { max: \(number(60...300)) }"]
            case 3: return ["height: { min: \(pick(["control", "largeControl", "50"])) }"]
            default: return ["width: { equal: \(number(40...200)), priority: \(priority()) }"]
            }
        case .picture, .area:
            switch number(0...5) {
            case 0: return ["height: \(number(4...90))"]
            case 1: return ["size: \(size())"]
            case 2: return ["aspectRatio: \(ratio())"]
            case 3: return ["aspectRatio: \(ratio())", "\(place.placesAcross ? "width" : "height"): \(number(8...40))"]
            case 4 where place.isRows: return ["size: \(number(8...40))", "height: \(number(40...120))"]
            default:
                let (width, height) = (number(4...80), number(4...80))
                return place.isBeside ? ["width: \(width)", "height: \(height)"] : ["size: \(width)x\(height)"]
            }
        }
    }

    /// Any sizes at all.
    private mutating func wildSizes(at place: RandomPlace, _ nature: Nature) -> [String] {
        // A width that follows from the height, which follows from how the text wraps in it, is settled by the order of
        // UIKit's passes alone.
        let hasText = nature == .content || nature == .container
        switch number(0...13) {
        case 0: return ["height: \(dimension(10...90))"]
        case 1: return ["width: \(dimension(20...140))"]
        case 2: return ["width: \(dimension(20...140))", "height: \(dimension(10...90))"]
        case 3: return ["size: \(size())"]
        case 4 where !hasText: return ["aspectRatio: \(ratio())"]
        case 5 where !hasText: return ["aspectRatio: \(ratio())", pick(["width: 60", "height: 40"])]
        // The band is that high, what stands in it that large.
        case 6 where place.isRows: return ["size: \(size())", "height: \(number(40...120))"]
        default: return []
        }
    }

    private mutating func ratio() -> String { pick(["16:9", "1:1", "4:3", "3:4", "1.5"]) }

    private mutating func size() -> String {
        switch number(0...3) {
        case 0: "\(number(8...60))"
        case 1: "\(number(8...60))x\(number(8...60))"
        case 2: "control"
        default: mapping(["width: \(number(8...60))", "height: largeControl"])
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

    // MARK: - Priorities

    /// Below required, so that it can give way.
    mutating func priority() -> String { pick(["999", "defaultHigh", "751", "500", "defaultLow", "249", "80"]) }

    /// Priorities that no other element has, so that it is settled which of two gives way.
    private func ownPriorities() -> [String] {
        ["hugging: \(252 + count)", "compression: { horizontal: \(600 + count), vertical: \(752 + count) }"]
    }

    private mutating func priorities() -> String {
        let vertical = isWild ? ["required", "750", "252"] : ["900", "750", "252"]
        switch number(0...3) {
        case 0: return priority()
        case 1: return "{ horizontal: \(priority()) }"
        case 2: return "{ vertical: \(priority()) }"
        default: return "{ horizontal: \(priority()), vertical: \(pick(vertical)) }"
        }
    }
}
