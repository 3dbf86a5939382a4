/// Specs put together at random, valid by the language, from a fixed seed.
struct RandomSpec {
    private var random: SplitMix64
    private var count = 0

    static func text(seed: UInt64) -> String {
        var spec = RandomSpec(random: SplitMix64(seed: seed))
        return spec.screen()
    }

    private mutating func pick(_ choices: [String]) -> String {
        choices.randomElement(using: &random)!
    }

    private mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &random) < percent
    }

    private mutating func id() -> String {
        count += 1
        return "v\(count)"
    }

    private mutating func screen() -> String {
        var text = "screen: Random\nscroll: \(pick(["none", "vertical", "vertical", "horizontal", "both"]))\n"
        text += "width: \(pick(["full", "full", "readable", "400"]))\nspacing: \(pick(["0", "small", "12"]))\n"
        text += "alignment: \(pick(["fill", "fill", "leading", "center", "trailing"]))\n"
        text += "margins: \(pick(["0", "medium", "{ horizontal: large, top: 5 }"]))\n"
        for bar in ["header", "footer"] where chance(30) { text += "\(bar): [ \(leaf()) ]\n" }
        text += "rows:\n"
        for _ in 0..<Int.random(in: 1...7, using: &random) { text += "  - \(node(depth: 0))\n" }
        return text
    }

    private mutating func words() -> String {
        let count = Int.random(in: 1...12, using: &random)
        return (0..<count).map { _ in pick(["a", "Log", "In", "Password", "日本", "Ünter"]) }.joined(separator: " ")
    }

    private mutating func common() -> String {
        var text = ""
        if chance(20) { text += ", spacingAfter: \(pick(["large", "3.3"]))" }
        if chance(8) { text += ", isHidden: true" }
        return text
    }

    private mutating func leaf() -> String {
        let name = id()
        switch Int.random(in: 0..<11, using: &random) {
        case 0, 1:
            return "{ label: \(name), text: \(words()), font: \(pick(["body", "title1", "11 bold"]))\(common()) }"
        case 2: return "{ button: \(name), title: \(words())\(common()) }"
        case 3: return "{ textField: \(name), placeholder: \(words())\(common()) }"
        case 4: return "{ switch: \(name), accessibilityLabel: A\(common()) }"
        case 5: return "{ slider: \(name), accessibilityLabel: A\(common()) }"
        case 6: return "{ imageView: \(name), image: symbol:star, decorative: true\(common()) }"
        case 7: return "{ view: \(name), height: \(pick(["10", "44", "{ min: 20 }", "{ max: 30 }"]))\(common()) }"
        case 8: return "{ view: \(name), size: \(pick(["20", "30x40"]))\(common()) }"
        case 9: return "{ segmentedControl: \(name), segments: [One, Two], accessibilityLabel: A\(common()) }"
        default: return "{ view: \(name), aspectRatio: \(pick(["16:9", "1:1"]))\(common()) }"
        }
    }

    private mutating func nodes(depth: Int, most: Int) -> String {
        let count = Int.random(in: 1...most, using: &random)
        return (0..<count).map { _ in node(depth: depth + 1) }.joined(separator: ", ")
    }

    private mutating func node(depth: Int) -> String {
        guard depth < 3, chance(45) else { return chance(12) ? "{ spacer: \(id()) }" : leaf() }
        let name = id()
        let spacing = pick(["0", "small", "7"])
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let alignment = pick(["fill", "center", "top", "bottom", "firstBaseline", "lastBaseline"])
            let distribution = pick(
                ["fill", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])
            return "{ row: \(name), spacing: \(spacing), alignment: \(alignment), distribution: \(distribution), "
                + "items: [ \(nodes(depth: depth, most: 4)) ]\(common()) }"
        case 1:
            let alignment = pick(["fill", "leading", "center", "trailing"])
            return "{ stackView: \(name), spacing: \(spacing), alignment: \(alignment), "
                + "items: [ \(nodes(depth: depth, most: 3)) ]\(common()) }"
        case 2: return "{ card: \(name), rows: [ \(nodes(depth: depth, most: 3)) ]\(common()) }"
        default: return "{ grid: \(name), columns: 2, spacing: \(spacing), items: [ \(leaf()), \(leaf()), \(leaf()) ] }"
        }
    }
}
