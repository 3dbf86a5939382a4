extension RandomSpec {
    mutating func nodes(_ range: ClosedRange<Int>, at place: RandomPlace, depth: Int) -> String {
        (0..<number(range)).map { _ in node(at: place, depth: depth) }.joined(separator: ", ")
    }

    mutating func node(at place: RandomPlace, depth: Int) -> String {
        if depth < Self.deepest, !isLarge, chance(40) { return container(at: place, depth: depth) }
        if chance(10) { return gap(at: place) }
        return leaf(at: place, depth: depth)
    }

    /// A gap between elements; layers and cells of a grid have none.
    private mutating func gap(at place: RandomPlace) -> String {
        switch place.kind {
        case .grid, .layer, .slot: return leaf(at: place, depth: Self.deepest)
        case .screenRows, .rows, .horizontal, .vertical: break
        }
        // A line is one pixel high, which is too little for what shares its height.
        switch place.isTight && !isWild ? 4 : number(0...4) {
        case 0: return "separator"
        case 1: return "{ separator: _, height: \(pick(["1", "2"])) }"
        case 2: return "{ spacer: \(id()), weight: \(pick(["2", "0.5", "3"])) }"
        case 3: return "{ spacer: \(id()), height: { min: \(number(0...30)) }, width: { min: \(number(0...30)) } }"
        default: return "spacer"
        }
    }

    /// Elements one below the other; where these have to be as high as something else, with room to grow.
    private mutating func column(_ kind: RandomPlace.Kind, isTight: Bool, in place: RandomPlace, depth: Int) -> String {
        let nodes = nodes(1...3, at: RandomPlace(kind, isTight: isTight), depth: depth)
        return place.isTight && !isTight && !isWild ? nodes + ", spacer" : nodes
    }

    // MARK: - Containers

    private mutating func container(at place: RandomPlace, depth: Int) -> String {
        let inner = depth + 1
        let name = id()
        if chance(4) { return proportions(name, at: place, depth: depth) }
        if chance(10) { return surface(name, at: place, depth: depth) }
        let isRow = chance(50)
        let (stack, isTight) = stack(isRow: isRow)
        let isOnBaseline = stack.contains { $0.hasSuffix("Baseline") }
        // Which of its views a stack takes for its own baseline, nobody has published.
        let innerOfRow = isOnBaseline ? Self.deepest : inner
        var keys: [String]
        switch number(0...7) {
        case 0...2 where isRow:
            let place = RandomPlace(.horizontal, isTight: isTight, isOnBaseline: isOnBaseline)
            keys = ["row: \(name)", "items: [ \(nodes(1...4, at: place, depth: innerOfRow)) ]"] + stack
        case 3 where isRow:
            let place = RandomPlace(.horizontal, isTight: isTight, isOnBaseline: isOnBaseline)
            keys = [
                "stackView: \(name)", "axis: horizontal", "items: [ \(nodes(1...3, at: place, depth: innerOfRow)) ]",
            ]
            keys += stack
        case 0...2:
            let items = column(.vertical, isTight: isTight, in: place, depth: inner)
            keys = ["stackView: \(name)", "items: [ \(items) ]"] + stack
        case 4: keys = ["row: \(name)"] + slots(depth: inner)
        case 5:
            let place = RandomPlace(.grid, isTight: true)
            keys = ["grid: \(name)", "columns: \(number(1...3))", "spacing: \(spacing())"]
            keys.append("items: [ \(nodes(1...5, at: place, depth: inner)) ]")
            if chance(30) { keys.append("margins: \(margins())") }
        default:
            let (stack, isTight) = self.stack(isRow: false)
            let rows = column(.rows, isTight: isTight, in: place, depth: inner)
            keys = ["\(pick(["card", "view"])): \(name)", "rows: [ \(rows) ]"] + stack
        }
        return mapping(keys + layout(at: place, .container, depth: depth))
    }

    /// An element that scrolls, or that lies on a blur.
    private mutating func surface(_ name: String, at place: RandomPlace, depth: Int) -> String {
        let inner = depth + 1
        let margins = chance(30) ? ["margins: \(margins())"] : []
        switch number(0...3) {
        case 0:
            let rows = nodes(1...3, at: RandomPlace(.rows), depth: inner)
            let keys = ["visualEffectView: \(name)", "effect: systemMaterial", "rows: [ \(rows) ]"] + margins
            return mapping(keys + layout(at: place, .container, depth: depth))
        case 1:
            let rows = nodes(1...3, at: RandomPlace(.rows), depth: inner)
            // It has no height of its own.
            return mapping(["scrollView: \(name)", "height: \(number(44...90))", "rows: [ \(rows) ]"] + margins)
        case 2:
            let pages = (0..<number(1...3)).map { _ in mapping(words(at: RandomPlace(.horizontal))) }
            let keys = ["scrollView: \(name)", "axis: horizontal", "isPagingEnabled: true"]
            return mapping(keys + ["items: [ \(pages.joined(separator: ", ")) ]"])
        default:
            let items = nodes(1...4, at: RandomPlace(.horizontal), depth: Self.deepest)
            let keys = ["scrollView: \(name)", "axis: horizontal", "items: [ \(items) ]", "spacing: \(spacing())"]
            return mapping(keys + margins)
        }
    }

    /// Texts side by side, each with its share of the width. What a container would fit there is only estimated, and
    /// when UIKit asks texts one below the other, whose heights follow from their widths, nobody has published.
    private mutating func proportions(_ name: String, at place: RandomPlace, depth: Int) -> String {
        let inner = RandomPlace(.horizontal, isTight: true)
        let texts = (0..<number(2...4)).map { _ in mapping(words(at: inner)) }.joined(separator: ", ")
        let keys = [
            "stackView: \(name)", "axis: horizontal", "items: [ \(texts) ]",
            "distribution: fillProportionally", "spacing: \(spacing())",
        ]
        return mapping(keys + layout(at: place, .container, depth: depth))
    }

    /// The keys of a stack, and whether its views share a width or a height.
    private mutating func stack(isRow: Bool) -> (keys: [String], isTight: Bool) {
        var (keys, isTight) = ([String](), false)
        let across = isRow ? ["top", "bottom", "firstBaseline", "lastBaseline"] : ["leading", "trailing"]
        if chance(60) { keys.append("spacing: \(spacing())") }
        if chance(45) {
            let alignment = pick(["fill", "center"] + across)
            keys.append("alignment: \(alignment)")
            isTight = isRow && alignment == "fill"
        }
        if chance(35) {
            // One below the other, most views have heights that they cannot give up.
            let equal = isWild || isRow ? "fillEqually" : "fill"
            let distribution = pick(["fill", equal, "equalSpacing", "equalCentering"])
            keys.append("distribution: \(distribution)")
            isTight = isTight || distribution == "fillEqually"
        }
        if chance(25) { keys.append("margins: \(margins())") }
        return (keys, isTight)
    }

    private mutating func slots(depth: Int) -> [String] {
        var keys: [String] = []
        let hasPattern = chance(60)
        if hasPattern { keys.append("pattern: \(pick(["navigation", "listCell", "formField", "buttonBar"]))") }
        if chance(60) { keys.append("spacing: \(spacing())") }
        var filled = ["leading", "center", "trailing"].filter { _ in chance(70) }
        if filled.isEmpty { filled = ["leading"] }
        let place = RandomPlace(.slot, isTight: hasPattern)
        for slot in filled {
            keys.append("\(slot): [ \(nodes(slot == "center" ? 1...2 : 1...1, at: place, depth: depth)) ]")
        }
        return keys
    }
}
