extension RandomSpec {
    private static let words = [
        "a", "Log", "In", "Password", "Übergröße", "日本語", "ありがとう", "한국어", "안녕하세요", "Привет", "Ελλάδα", "שלום", "مرحبا",
        "नमस्ते", "ไทย", "e\u{301}t", "👩‍👩‍👧", "🇩🇪", "42", "3.14", "—", "Donaudampfschifffahrtsgesellschaft", "漢字仮名交じり文",
    ]

    /// A text in quotes, from nothing to several lines, of one script or of all.
    mutating func words() -> String {
        let length = pick(["0", "1", "1", "1", "2", "3", "5", "12", "40"])
        guard let count = Int(length) else { return "\"\"" }
        let script = chance(60) ? ["Log", "In", "Password", "a", "settings", "of", "Welcome"] : Self.words
        let text = (0..<count).map { _ in pick(script) }.joined(separator: " ")
        return chance(5) && count > 1 ? "\"\(text)\\n\(pick(script))\"" : "\"\(text)\""
    }

    mutating func font() -> String {
        let size = pick([
            "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote",
            "caption1", "caption2", "11", "17", "23.5",
        ])
        let weight = pick(["", "", "", " bold", " semibold", " light"])
        return size + weight + pick(["", "", "", " rounded", " monospaced", " italic"])
    }
}
