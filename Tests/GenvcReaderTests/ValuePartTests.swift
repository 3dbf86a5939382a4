import GenvcVocabulary
import Testing

/// The keys of values in their long form: what the vocabulary lists is read, and nothing else.
@Suite struct ValuePartTests {
    /// A value that is written with keys.
    struct Parted: CustomTestStringConvertible {
        /// A spec with `…` where the keys stand.
        let spec: String
        let key: String
        let names: [String]
        /// Other words, each with the part that it means.
        let synonyms: [String: String]

        init<Part: ValuePart>(_ row: String, _ key: String, _ parts: Part.Type) {
            self.init(spec: "screen: Test\nrows:\n  - \(row)", key, parts)
        }

        init<Part: ValuePart>(spec: String, _ key: String, _ parts: Part.Type) {
            self.spec = spec
            self.key = key
            names = Part.names
            synonyms = Part.synonyms.mapValues(\.rawValue)
        }

        var testDescription: String { "\(key) { \(names.joined(separator: ", ")) }" }

        /// The findings of the spec with that in braces.
        func findings(with parts: String) -> [String] {
            Fixture(spec.replacing("…", with: "{ \(parts) }")).findings
        }
    }

    static let all: [Parted] = [
        Parted("{ view: it, shadow: … }", "shadow", ShadowPart.self),
        Parted("{ view: it, transform: … }", "transform", TransformPart.self),
        Parted("{ view: it, hugging: … }", "hugging", AxisPart.self),
        Parted("{ view: it, size: … }", "size", SizePart.self),
        Parted("{ view: it, height: … }", "height", DimensionPart.self),
        Parted("{ view: it, aspectRatio: … }", "aspectRatio", RatioPart.self),
        Parted("{ view: it, margins: … }", "margins", InsetsPart.self),
        Parted("{ view: it, suppress: … }", "suppress", SuppressionPart.self),
        Parted("{ view: it, animations: … }", "animations", AnimationPart.self),
        Parted("{ label: it, text: … }", "text", TextPart.self),
        Parted("{ label: it, font: … }", "font", FontPart.self),
        Parted("{ imageView: it, image: … }", "image", ImagePart.self),
        Parted(
            spec: "screen: Test\nstate: { field: … }\nrows: [ { view: it, height: 1 } ]", "field", FieldPart.self),
        Parted(
            spec: """
                screen: Test
                components: { Card: { parameters: { field: … }, rows: [ { view: it, height: 1 } ] } }
                rows: [ { Card: it } ]
                """, "field", ParameterPart.self),
        Parted(
            spec: "screen: Test\nsections: [ { section: all, items: [ { cell: it, text: A, accessories: … } ] } ]",
            "accessories", AccessoryPart.self),
    ]

    @Test("each part that is listed is read", arguments: all)
    func isRead(_ parted: Parted) {
        for name in parted.names {
            // Only fields need another part before these are looked at.
            let isOfField = name == "sample" || name == "initial" || name == "default"
            let findings = parted.findings(with: (isOfField ? "type: Int, " : "") + "\(name): [[nonsense]]")
            #expect(!findings.contains { $0.contains("unknown-key") }, "\(name): \(findings)")
            #expect(
                findings.contains { $0.contains("`\(name)`") && !$0.contains("missing-key") }, "\(name): \(findings)")
        }
    }

    @Test("any other word is refused, and other words for a part lead to it", arguments: all)
    func isRefused(_ parted: Parted) {
        let findings = parted.findings(with: "zzzzz: 1")
        #expect(findings.contains { $0.contains("unknown-key: unknown key `zzzzz` in `\(parted.key)`") }, "\(findings)")
        for (word, part) in parted.synonyms {
            let findings = parted.findings(with: "\(word): 1")
            #expect(findings.contains { $0.contains("unknown-key") && $0.hasSuffix("| did you mean `\(part)`?") })
        }
    }
}
