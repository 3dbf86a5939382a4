import GenvcSwift
import RandomSpecs
import Testing

@Suite("Name-like words")
struct NameLikeWordTests {
    @Test(
        "are found whole, at each end of the text and beside marks",
        arguments: [
            ("Theme", true), ("enum Theme{", true), ("a.Theme", true), ("Themes", false), ("myTheme", false),
            ("_Theme", false), ("Theme1 Theme", true), ("Them", false), ("größe", false), ("großTheme", false),
            ("", false), ("init(", true), ("initialize", false),
        ])
    func found(_ text: String, _ isFound: Bool) {
        #expect(Array(text.utf8).hasNameLikeWord(among: [Array("Theme".utf8), Array("init".utf8)]) == isFound)
    }

    @Test("are found as splitting the text finds them")
    func agrees() {
        var generator = SeededGenerator(seed: 11)
        let letters = Array("ab_1é .(".utf8)
        for _ in 0..<2_000 {
            let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                letters.randomElement(using: &generator) ?? 0
            }
            let words = (0..<2).map { _ in
                (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                    letters[Int.random(in: 0...3, using: &generator)]
                }
            }
            let isSplit = text.nameLikeWords.contains { word in words.contains { word.elementsEqual($0) } }
            #expect(text.hasNameLikeWord(among: words) == isSplit, "\(text), \(words)")
        }
    }
}
