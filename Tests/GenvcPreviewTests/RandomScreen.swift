import GenvcModel
import GenvcVocabulary
import RandomSpecs

/// Screens of every kind, nested, with texts that are hard to draw; the same for the same seed.
struct RandomScreen {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    static let texts = [
        "", "x", "Log In", "ログインしてください、パスワードを忘れた場合", "👩‍👩‍👧‍👦🇩🇪👍🏽 family", "e\u{301}\u{302} o\u{308} combining",
        "\u{301}starts with a mark", "\u{202E}reversed\u{2066}", "bell\u{7}\u{1B}[31m", "two\nlines\r\nor three",
        "한국어 조합",
        "a word ofextraordinarylengththatnobreakcanfindaplaceinwhatsoever", "‘quoted’ “text” — and … dots", "नमस्ते दुनिया",
        "   spaces   ", "☂️ ❤️ #️⃣", "\u{200B}\u{FEFF}", "tab\there", String(repeating: "漢", count: 300),
    ]

    mutating func next() -> [Element] {
        (0..<Int.random(in: 0...6, using: &random)).map { _ in element(depth: 0) }
    }

    private mutating func element(depth: Int) -> Element {
        let kind = pick(Vocabulary.kinds.filter { $0.standing == .view })
        var values: [String: Value] = [:]
        if let key = kind.mainTextKey { values[key.name] = .words(pick(Self.texts)) }
        if oneIn(3), kind.key(named: "textAlignment") != nil {
            values["textAlignment"] = .choice(pick(["center", "right", "left", "justified"]))
        }
        if oneIn(3), kind.key(named: "image") != nil { values["image"] = .image(.symbol(pick(Self.texts))) }
        if oneIn(2), kind.key(named: "error") != nil { values["error"] = .boolean(true) }
        if oneIn(2), kind.key(named: "segments") != nil {
            values["segments"] = .texts((0..<3).map { _ in LocalizedText(pick(Self.texts)) })
        }
        if oneIn(3), kind.key(named: "configuration") != nil { values["configuration"] = .choice("filled") }
        if oneIn(3) { values["previewName"] = .caption(pick(Self.texts)) }
        if oneIn(4) { values["height"] = .points(Double(Int.random(in: 1...900, using: &random)) / 8) }
        if oneIn(4) { values["placement"] = .choice(pick(["fill", "leading", "center", "trailing"])) }
        if oneIn(4), kind.key(named: "axis") != nil { values["axis"] = .choice("horizontal") }
        if kind.name == "grid" { values["columns"] = .integer(Int.random(in: 1...9, using: &random)) }
        var children: [Element] = []
        if depth < 9 {
            switch kind.content {
            case .none, .component, .slot, .sections, .cells: break
            case .row, .stack, .grid, .rows, .scroll, .contentView:
                children = (0..<Int.random(in: 0...4, using: &random)).map { _ in self.element(depth: depth + 1) }
            }
        }
        let overlay = oneIn(12) && depth < 9 ? [element(depth: 9)] : []
        return GenvcPreviewTests.element(
            kind.name, oneIn(2) ? "view\(random.next() % 1_000)" : nil, values, children: children, overlay: overlay)
    }

    private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private mutating func pick<T>(_ list: [T]) -> T { list[Int.random(in: 0..<list.count, using: &random)] }
}
