import Testing

/// The types that references are known to have.
@Suite("A member of a type of the user's")
struct StateTests {
    private func findings(sample: String, _ row: String) -> [String] {
        Fixture(
            """
            screen: Test
            state: { item: { type: Item, initial: { swift: Item() }, sample: { value: \(sample) } } }
            rows:
              - \(row)

            """
        ).findings
    }

    private let picture = "{ imageView: it, image: $item.value, decorative: true }"
    private let text = "{ label: it, text: $item.value }"
    private let slider = "{ slider: it, value: $item.value, accessibilityLabel: Value }"

    @Test("is what its sample looks like: a symbol, a text, a number")
    func fits() {
        #expect(findings(sample: "symbol:star", picture) == [])
        #expect(findings(sample: "Rome", text) == [])
        #expect(findings(sample: "0.5", slider) == [])
    }

    @Test("is refused by a key that takes another")
    func doesNotFit() {
        #expect(findings(sample: "Rome", picture).first?.contains("`image` takes an Image") == true)
        #expect(findings(sample: "symbol:star", slider).first?.contains("`$item.value` is an Image") == true)
    }
}
