import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout
import Testing

/// Layers, which the model has before the language: the screen is put together by hand.
@Suite struct LayerTests {
    private let range = SourceRange(file: .spec, start: 0, end: 1)

    private func view(_ id: String, _ values: [(String, Value)], under: [Element] = [], over: [Element] = []) throws
        -> Element
    {
        let kind = try #require(Vocabulary.kind(named: "view"))
        return Element(
            kind: kind, id: Identifier(id, range: range),
            values: try values.map { name, value in
                KeyedValue(
                    key: try #require(kind.key(named: name)), value: value, range: range, origin: .element)
            }, overlay: over, underlay: under, range: range)
    }

    private func points(_ points: Double) -> Length { Length(points: points, group: .height, in: .shipped) }

    @Test(arguments: [
        // Placed by its words on a host of 300 × 100: in the middle of the side, or over all of it.
        ("trailing", "270 35 30 30"), ("leading", "0 35 30 30"), ("top", "135 0 30 30"), ("bottom", "135 70 30 30"),
        ("center", "135 35 30 30"),
    ])
    func aLayerStandsWhereItIsPlaced(placement: String, expected: String) throws {
        let size = Value.size(width: points(30), height: points(30))
        let over = try view("eye", [("size", size), ("placement", .choice(placement))])
        let host = try view(
            "host", [("height", .dimension([SizeRule(.equal, points(100))]))], under: [view("back", [])], over: [over])
        var screen = Screen(
            name: Identifier("Test", range: range), deploymentTarget: 15,
            root: Element(kind: .root, id: nil, values: [], range: range), rows: [host], tokens: .shipped, file: .spec)
        screen.isScrollWritten = true
        let fixture = Fixture(screen)
        let frames = fixture.frames()
        #expect(fixture.frame("hostView", in: frames) == "0 0 300 100")
        #expect(fixture.frame("backView", in: frames) == "0 0 300 100")
        #expect(fixture.frame("eyeView", in: frames) == expected)
    }

    /// Forty digits are 4 × 94.52 + 3 × 4.726 = 392.258 wide, more than the host's 300: two lines, 40.667 high, and
    /// (100 - 40.667) / 2 = 29.667. Ten stay on one of 94.667, and (100 - 20.333) / 2 = 39.833.
    @Test(arguments: [
        ("center", "0000000000 0000000000 0000000000 0000000000", "0 29.667 300 40.667"),
        ("leading", "0000000000 0000000000 0000000000 0000000000", "0 29.667 300 40.667"),
        ("trailing", "0000000000 0000000000 0000000000 0000000000", "0 29.667 300 40.667"),
        ("bottom", "0000000000 0000000000 0000000000 0000000000", "0 59.333 300 40.667"),
        ("leading", "0000000000", "0 39.833 94.667 20.333"), ("trailing", "0000000000", "205.333 39.833 94.667 20.333"),
    ])
    func aTextBreaksItsLinesRatherThanStickOut(placement: String, text: String, expected: String) throws {
        for layer in ["overlay", "underlay"] {
            let fixture = try Fixture(
                rows: """
                    - view: host
                      height: 100
                      \(layer): [ { label: words, text: "\(text)", placement: \(placement) } ]
                    """)
            let frames = fixture.frames()
            #expect(fixture.frame("wordsLabel", in: frames) == expected)
            #expect(frames.shortages == [])
        }
    }
}
