extension RandomSpec {
    /// Relations of a layer to what it stands in: mostly as many as it needs, now and then too few or too many.
    mutating func relations() -> [String] {
        switch number(0...9) {
        case 0: return ["edges == parent"]
        case 1: return ["center == parent"] + optional("width == parent * 0.5 @750")
        case 2: return ["top == \(pick(["parent", "safeArea", "screen"])) + \(number(0...20))", "centerX == parent"]
        default: return horizontal() + vertical()
        }
    }

    private mutating func horizontal() -> [String] {
        switch number(0...5) {
        case 0: ["leading == parent + \(number(0...20))"]
        case 1: ["trailing == parent - \(number(0...20))"]
        case 2: ["leading == parent + 8", "trailing == parent - 8"]
        case 3: ["centerX == parent", "leading >= parent"]
        case 4: ["leading == parent", "width == parent * 0.\(number(1...9)) @\(pick(["900", "750", "required"]))"]
        default: ["leading >= parent + 4", "trailing <= parent - 4", "centerX == parent @\(priority())"]
        }
    }

    private mutating func vertical() -> [String] {
        switch number(0...5) {
        case 0: ["top == parent + \(number(0...20))"]
        case 1: ["bottom == parent - \(number(0...20))"]
        case 2: ["top == parent", "bottom <= parent"]
        case 3: ["centerY == parent"] + optional("height <= parent")
        case 4: ["top == parent", "height == parent * 0.\(number(1...9))"]
        default: ["top >= parent", "bottom == parent.bottom - 4 @\(priority())"] + optional("top == parent @100")
        }
    }

    private mutating func optional(_ relation: String) -> [String] { chance(50) ? [relation] : [] }
}
