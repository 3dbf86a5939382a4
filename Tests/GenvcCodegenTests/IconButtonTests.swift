import GenvcDiagnostics
import GenvcKit
import Testing

@Suite("Buttons of pictures alone")
struct IconButtonTests {
    private func code(_ button: String) throws -> String {
        let state = "state: { isChosen: Bool, word: String }"
        let result = Genvc.generate(
            spec: SourceFile(name: "Test.yml", text: "screen: Test\n\(state)\nrows:\n  - { \(button) }\n"))
        return String(decoding: try #require(result.files.first).contents, as: UTF8.self)
    }

    @Test(
        "are as wide as a fingertip, in whichever case they have the picture",
        arguments: [
            "button: star, accessibilityLabel: Star, image: symbol:star",
            "button: star, accessibilityLabel: Star, when: [ { if: $isChosen, image: symbol:star } ]",
        ])
    func wideEnough(_ button: String) throws {
        #expect(try code(button).contains("\"starButton.minWidth\""))
    }

    @Test(
        "are those without a word in all cases and states",
        arguments: [
            "button: star, title: Star, image: symbol:star",
            "button: star, title: $word, image: symbol:star",
            "button: star, accessibilityLabel: Star, image: symbol:star, when: [ { if: $isChosen, title: Chosen } ]",
            "button: star, accessibilityLabel: Star, when: [ { if: $isChosen, title: Chosen } ]",
        ])
    func asWideAsItsWord(_ button: String) throws {
        #expect(try !code(button).contains("minWidth"))
    }
}
