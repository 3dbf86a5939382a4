extension RandomSpec {
    mutating func nodes(_ range: ClosedRange<Int>, at place: RandomPlace, depth: Int) -> String {
        (0..<number(range)).map { _ in node(at: place, depth: depth) }.joined(separator: ", ")
    }

    mutating func node(at place: RandomPlace, depth: Int) -> String {
        if depth < Self.deepest, !isLarge, chance(40) { return container(at: place, depth: depth) }
        if chance(10) { return gap(at: place) }
        return leaf(at: place, depth: depth)
    }

    /// What stands between others; nothing of it is in a layer or a cell of a grid.
    private mutating func gap(at place: RandomPlace) -> String {
        switch place {
        case .grid, .layer, .slot: return leaf(at: place, depth: Self.deepest)
        case .screenRows, .rows, .horizontal, .vertical: break
        }
        switch number(0...4) {
        case 0: return "spacer"
        case 1: return "separator"
        case 2: return "{ spacer: \(id()), weight: \(pick(["2", "0.5", "3"])) }"
        case 3: return "{ spacer: \(id()), height: { min: \(number(0...30)) }, width: { min: \(number(0...30)) } }"
        default: return "{ separator: _, height: \(pick(["1", "2"])) }"
        }
    }

    // MARK: - Containers

    private mutating func container(at place: RandomPlace, depth: Int) -> String {
        let inner = depth + 1
        let name = id()
        var keys: [String]
        switch number(0...7) {
        case 0, 1:
            keys = ["row: \(name)", "items: [ \(nodes(1...4, at: .horizontal, depth: inner)) ]"] + along(isRow: true)
        case 2: keys = ["row: \(name)"] + slots(depth: inner)
        case 3:
            keys = ["stackView: \(name)", "items: [ \(nodes(1...3, at: .vertical, depth: inner)) ]"]
            keys += along(isRow: false)
        case 4:
            keys = ["stackView: \(name)", "axis: horizontal"]
            keys += ["items: [ \(nodes(1...3, at: .horizontal, depth: inner)) ]"] + along(isRow: true)
        case 5:
            keys = ["grid: \(name)", "columns: \(number(1...3))", "spacing: \(spacing())"]
            keys.append("items: [ \(nodes(1...5, at: .grid, depth: inner)) ]")
            if chance(30) { keys.append("margins: \(margins())") }
        case 6: keys = ["card: \(name)", "rows: [ \(nodes(1...3, at: .rows, depth: inner)) ]"] + along(isRow: false)
        default: keys = ["view: \(name)", "rows: [ \(nodes(1...3, at: .rows, depth: inner)) ]"] + along(isRow: false)
        }
        return mapping(keys + layout(at: place, hasWidth: true, depth: depth))
    }

    private mutating func along(isRow: Bool) -> [String] {
        var keys: [String] = []
        let across = isRow ? ["top", "bottom", "firstBaseline", "lastBaseline"] : ["leading", "trailing"]
        if chance(60) { keys.append("spacing: \(spacing())") }
        if chance(45) { keys.append("alignment: \(pick(["fill", "center"] + across))") }
        if chance(35) {
            let equal = ["fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
            keys.append("distribution: \(pick(["fill"] + equal))")
        }
        if chance(25) { keys.append("margins: \(margins())") }
        return keys
    }

    private mutating func slots(depth: Int) -> [String] {
        var keys: [String] = []
        if chance(60) { keys.append("pattern: \(pick(["navigation", "listCell", "formField", "buttonBar"]))") }
        if chance(60) { keys.append("spacing: \(spacing())") }
        var filled = ["leading", "center", "trailing"].filter { _ in chance(70) }
        if filled.isEmpty { filled = ["leading"] }
        for slot in filled { keys.append("\(slot): [ \(nodes(1...2, at: .slot, depth: depth)) ]") }
        return keys
    }
}
