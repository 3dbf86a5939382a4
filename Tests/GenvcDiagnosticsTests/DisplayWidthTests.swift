import GenvcDiagnostics
import RandomSpecs
import Testing

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("設定", 4), ("ｱ", 1), ("Ａ", 2), ("가", 2),
        ("\u{1100}\u{1161}\u{11A8}", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("❤", 1), ("❤️", 2),
        ("1️⃣", 2), ("⌚", 2), ("\u{200B}", 0), ("\u{FEFF}", 0), ("\u{AD}", 1), ("…", 1), ("─│┌", 3), ("█", 1),
        ("ไทย", 3), ("नि", 2), ("\u{302A}", 0), ("\u{1}", 0), ("\r\n", 0), ("𠀀", 2), ("\u{FFFD}", 1), ("ﷺ", 1),
    ])
    func columns(text: String, expected: Int) {
        #expect(DisplayWidth.columns(of: text) == expected)
    }

    @Test func aPrefixCutsNoCharacter() {
        #expect(DisplayWidth.prefix(of: "abc", fitting: 2) == "ab")
        #expect(DisplayWidth.prefix(of: "abc", fitting: -1) == "")
        #expect(DisplayWidth.prefix(of: "a設定", fitting: 2) == "a")
        #expect(DisplayWidth.prefix(of: "👩‍👩‍👧x", fitting: 1) == "")
        #expect(DisplayWidth.prefix(of: "👩‍👩‍👧x", fitting: 2) == "👩‍👩‍👧")
        #expect(DisplayWidth.suffix(of: "設定a", fitting: 2) == "a")
        #expect(DisplayWidth.suffix(of: "設定a", fitting: 3) == "定a")
    }

    @Test func prefixesAndSuffixesAreTheLongestThatFit() {
        let characters = ["a", "é", "e\u{301}", "設", "👍🏽", "🇩🇪", "❤️", "…", "ไ", "\u{200B}"].map { Character($0) }
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<500 {
            let count = Int.random(in: 0...12, using: &generator)
            // A separator keeps neighbours from joining into one character.
            let text = (0..<count).map { _ in "\(characters.randomElement(using: &generator)!)." }.joined()
            let columns = Int.random(in: 0...20, using: &generator)
            let fitting = (0...text.count).filter { DisplayWidth.columns(of: String(text.prefix($0))) <= columns }
            #expect(DisplayWidth.prefix(of: text, fitting: columns) == String(text.prefix(fitting.last ?? 0)))
            let fittingEnd = (0...text.count).filter { DisplayWidth.columns(of: String(text.suffix($0))) <= columns }
            #expect(DisplayWidth.suffix(of: text, fitting: columns) == String(text.suffix(fittingEnd.last ?? 0)))
        }
    }
}
