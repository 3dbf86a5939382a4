/// A spec put together at random from every kind and every key that says where a view stands; the same for the same
/// seed.
///
/// Its specs are valid by syntax and vocabulary. They need not fit, nor be settled: findings about the layout are
/// what tests of the layout want to see. Of three screens in four the sizes mostly suit what is around them; the
/// others ask for any. It knows the language by itself, so that a test can hold it against the vocabulary.
package struct RandomSpec {
    /// The number of containers around the element: a row of the screen is at 0.
    static let deepest = 4
    /// The most elements of a screen, so that one seed does not take the time of a hundred.
    private static let mostElements = 24

    var random: SeededGenerator
    /// Relations in `constraints:` between a layer and what it stands in.
    let hasRelations: Bool
    /// True if sizes are drawn without a look at what is around them.
    let isWild: Bool
    /// The number of elements that have an id so far.
    private(set) var count = 0

    private init(seed: UInt64, hasRelations: Bool) {
        random = SeededGenerator(seed: seed)
        self.hasRelations = hasRelations
        isWild = seed % 4 == 3
    }

    package static func text(seed: UInt64, name: String = "Random", hasRelations: Bool = true) -> String {
        var spec = RandomSpec(seed: seed, hasRelations: hasRelations)
        return spec.screen(name)
    }

    /// True once the screen is as large as it may be: leaves only.
    var isLarge: Bool { count >= Self.mostElements }

    // MARK: - Chances

    mutating func pick(_ choices: [String]) -> String {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }

    mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &random) < percent
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &random)
    }

    mutating func id() -> String {
        count += 1
        return "v\(count)"
    }

    // MARK: - The screen

    private mutating func screen(_ name: String) -> String {
        var lines = ["screen: \(name)"]
        // Three screens in four scroll, as most that people write do: no content is too high for those.
        let scroll = pick(
            isWild
                ? ["vertical", "none", "horizontal", "both"]
                : Array(repeating: "vertical", count: 7) + ["none", "horizontal", "both"])
        let isLow = !isWild && (scroll == "none" || scroll == "horizontal")
        lines.append("scroll: \(scroll)")
        if chance(20) { lines.append("type: \(pick(["form", "detail", "dashboard", "list"]))") }
        if chance(40) { lines.append("width: \(pick(["full", "readable", "400", "512.5"]))") }
        if chance(60) { lines.append("spacing: \(spacing())") }
        if chance(40) { lines.append("alignment: \(pick(["fill", "leading", "center", "trailing"]))") }
        if chance(60) { lines.append("margins: \(margins())") }
        if chance(20) { lines.append("navigation: { title: \(words()), largeTitleDisplayMode: never }") }
        if chance(15) { lines.append("tabBar: true") }
        for bar in ["header", "footer"] where chance(30) { lines.append("\(bar): \(self.bar())") }
        for layer in ["overlay", "underlay"] where chance(8) {
            lines.append("\(layer): [ \(node(at: RandomPlace(.layer), depth: Self.deepest - 1)) ]")
        }
        lines.append("rows:")
        let rows = isLow ? number(1...2) : number(1...7)
        let depth = isLow ? Self.deepest - 1 : 0
        for _ in 0..<rows { lines.append("  - \(node(at: RandomPlace(.screenRows), depth: depth))") }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func bar() -> String {
        let rows = nodes(1...(isWild ? 2 : 1), at: RandomPlace(.rows), depth: Self.deepest - (isWild ? 1 : 0))
        guard chance(50) else { return "[ \(rows) ]" }
        var keys: [String] = []
        if chance(60) { keys.append("margins: \(margins())") }
        if chance(60) { keys.append("spacing: \(spacing())") }
        return mapping(keys + ["rows: [ \(rows) ]"])
    }

    // MARK: - Lengths

    mutating func spacing() -> String { pick(["0", "tiny", "small", "medium", "7", "3.3"]) }

    mutating func margins() -> String {
        switch number(0...4) {
        case 0: spacing()
        case 1: "{ horizontal: \(spacing()) }"
        case 2: "{ horizontal: large, top: 5 }"
        case 3: "{ vertical: \(spacing()), leading: \(spacing()) }"
        default: "{ top: \(spacing()), leading: 20, bottom: \(spacing()), trailing: \(spacing()) }"
        }
    }

    func mapping(_ keys: [String]) -> String { "{ \(keys.joined(separator: ", ")) }" }
}
