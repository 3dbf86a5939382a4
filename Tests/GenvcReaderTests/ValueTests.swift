import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import Testing

/// Texts that each type of value takes, and the values that they become.
@Suite struct ValueTests {
    /// A node of the kind with `key: written`, and the value that the key then has.
    struct Accepted: CustomTestStringConvertible {
        let node: String
        let key: String
        let written: String
        let value: Value

        init(_ node: String, _ key: String, _ written: String, _ value: Value) {
            (self.node, self.key, self.written, self.value) = (node, key, written, value)
        }

        var testDescription: String { "\(node) \(key): \(written)" }
    }

    @Test(arguments: texts + numbers + lengths + looks + swift)
    func isRead(_ row: Accepted) {
        let fixture = Fixture(rows: "  - \(row.node): it\n    \(row.key): \(row.written)\n    cornerRadius: 1\n")
        #expect(fixture.findings == [])
        #expect(fixture.element?.value(named: row.key)?.value == row.value)
        #expect(fixture.element?.value(named: row.key)?.origin == .element)
    }

    static let texts: [Accepted] = [
        Accepted("label", "text", "Welcome Back", .text(LocalizedText("Welcome Back"))),
        Accepted("label", "text", "no", .text(LocalizedText("no"))),
        Accepted("label", "text", "1.10", .text(LocalizedText("1.10", isLocalized: false))),
        Accepted("label", "text", "12:30", .text(LocalizedText("12:30", isLocalized: false))),
        Accepted("label", "text", "'null'", .text(LocalizedText("null"))),
        Accepted("label", "text", "\"\"", .text(LocalizedText("", isLocalized: false))),
        Accepted("label", "text", "Übung", .text(LocalizedText("Übung"))),
        Accepted("label", "text", "Ж", .text(LocalizedText("Ж"))),
        Accepted("label", "text", "costs $$5", .text(LocalizedText("costs $5"))),
        Accepted("label", "text", "$4 a month", .text(LocalizedText("$4 a month"))),
        Accepted("label", "text", "$$$$name", .text(LocalizedText("$$name"))),
        Accepted(
            "label", "text", "{ value: Hi, key: greeting, comment: Short }",
            .text(LocalizedText("Hi", key: "greeting", comment: "Short"))),
        Accepted(
            "label", "text", "{ value: genvc, localized: false }", .text(LocalizedText("genvc", isLocalized: false))),
        Accepted(
            "segmentedControl", "segments", "[Day, Week]", .texts([LocalizedText("Day"), LocalizedText("Week")])),
        Accepted("label", "previewName", "Big $title", .caption("Big $title")),
    ]

    static let numbers: [Accepted] = [
        Accepted("switch", "isOn", "true", .boolean(true)),
        Accepted("switch", "isOn", "false", .boolean(false)),
        Accepted("label", "numberOfLines", "0", .integer(0)),
        Accepted("pageControl", "numberOfPages", "3", .integer(3)),
        Accepted("view", "alpha", "0.25", .number(0.25)),
        Accepted("view", "alpha", "1", .number(1)),
        Accepted("stepper", "minimumValue", "-2.5", .number(-2.5)),
        Accepted("view", "hugging", "751", .priorities(AxisPriorities(horizontal: 751, vertical: 751))),
        Accepted(
            "view", "compression", "{ vertical: required }",
            .priorities(AxisPriorities(horizontal: nil, vertical: 1_000))),
        Accepted(
            "view", "hugging", "{ horizontal: defaultLow, vertical: defaultHigh }",
            .priorities(AxisPriorities(horizontal: 250, vertical: 750))),
        Accepted("datePicker", "date", "2028-02-29", .day(year: 2028, month: 2, day: 29)),
        Accepted("view", "aspectRatio", "16:9", .ratio(width: 16, height: 9)),
        Accepted("view", "aspectRatio", "1.5", .ratio(width: 1.5, height: 1)),
    ]

    private static func height(_ points: Double) -> Length { Length(points: points, group: .height, in: .shipped) }

    /// A height that is no token.
    private static func untold(_ points: Double) -> Length {
        Length(points: points, token: nil, group: .height, isTokenWritten: false)
    }
    private static let control = Length(token: "control", group: .height, in: .shipped)

    static let lengths: [Accepted] = [
        Accepted("label", "spacingAfter", "medium", .length(Length(token: "medium", group: .spacing, in: .shipped))),
        Accepted(
            "label", "spacingAfter", "16",
            .length(Length(points: 16, token: "medium", group: .spacing, isTokenWritten: false))),
        Accepted(
            "label", "spacingAfter", "17",
            .length(Length(points: 17, token: nil, group: .spacing, isTokenWritten: false))),
        Accepted("view", "height", "80", .dimension([SizeRule(.plain, height(80))])),
        Accepted(
            "view", "height", "control",
            .dimension([SizeRule(.plain, Length(token: "control", group: .height, in: .shipped))])),
        Accepted(
            "view", "height", "{ min: 24, max: 80 }",
            .dimension([SizeRule(.minimum, height(24)), SizeRule(.maximum, height(80))])),
        Accepted(
            "view", "width", "[ { max: 10 }, { equal: 10, priority: 80 } ]",
            .dimension([SizeRule(.maximum, height(10)), SizeRule(.equal, height(10), priority: 80)])),
        Accepted("view", "size", "80", .size(width: height(80), height: height(80))),
        // A number that agrees with the height of a control is one of those at `height` alone.
        Accepted("view", "height", "56", .dimension([SizeRule(.plain, height(56))])),
        Accepted("view", "size", "56", .size(width: untold(56), height: untold(56))),
        Accepted("view", "size", "{ width: 44, height: control }", .size(width: untold(44), height: control)),
        Accepted("view", "width", "{ min: 44 }", .dimension([SizeRule(.minimum, untold(44))])),
        Accepted("view", "size", "80x40", .size(width: height(80), height: height(40))),
        Accepted("view", "size", "{ width: 80, height: 40 }", .size(width: height(80), height: height(40))),
        Accepted(
            "label", "margins", "8",
            .insets(
                Insets(
                    vertical: Length(points: 8, group: .spacing, in: .shipped),
                    horizontal: Length(points: 8, group: .spacing, in: .shipped)))),
        Accepted(
            "label", "margins", "{ horizontal: large, leading: 1 }",
            .insets(
                Insets(
                    top: .zero(.spacing), leading: Length(points: 1, group: .spacing, in: .shipped),
                    bottom: .zero(.spacing),
                    trailing: Length(token: "large", group: .spacing, in: .shipped)))),
    ]

    static let looks: [Accepted] = [
        Accepted("label", "textAlignment", "center", .choice("center")),
        Accepted("textField", "autocorrectionType", "no", .choice("no")),
        Accepted("label", "accessibilityTraits", "header", .choices(["header"])),
        Accepted("label", "accessibilityTraits", "[header, link]", .choices(["header", "link"])),
        Accepted("label", "textColor", "primary", .color(ColorValue(.token("primary")))),
        Accepted("label", "textColor", "separator", .color(ColorValue(.token("separator")))),
        Accepted("label", "textColor", "systemRed 50%", .color(ColorValue(.system("systemRed"), opacity: 0.5))),
        Accepted("label", "textColor", "asset:Brand Blue", .color(ColorValue(.asset("Brand Blue")))),
        Accepted("label", "textColor", "asset:Brand Blue 5%", .color(ColorValue(.asset("Brand Blue"), opacity: 0.05))),
        Accepted("label", "font", "body", .font(FontValue(.style(.body)))),
        Accepted("label", "font", "title1 bold", .font(FontValue(.style(.title1), weight: .bold))),
        Accepted(
            "label", "font", "13 monospacedDigits",
            .font(FontValue(.points(13, relativeTo: .footnote), hasMonospacedDigits: true))),
        Accepted(
            "label", "font",
            "{ style: title3, weight: semibold, design: rounded, monospacedDigits: true, italic: true }",
            .font(
                FontValue(
                    .style(.title3), weight: .semibold, isItalic: true, design: .rounded, hasMonospacedDigits: true))),
        Accepted(
            "label", "font", "{ size: 40, weight: thin, relativeTo: body }",
            .font(FontValue(.points(40, relativeTo: .body), weight: .thin))),
        Accepted(
            "label", "font", "{ name: Inter-Bold, style: title2 }",
            .font(FontValue(.style(.title2), name: "Inter-Bold"))),
        Accepted(
            "label", "font", "17 rounded italic semibold",
            .font(FontValue(.points(17, relativeTo: .body), weight: .semibold, isItalic: true, design: .rounded))),
        Accepted(
            "label", "font", "{ name: Inter-Bold, size: 30, relativeTo: title1 }",
            .font(FontValue(.points(30, relativeTo: .title1), name: "Inter-Bold"))),
        Accepted("imageView", "image", "logo", .image(.asset("logo"))),
        Accepted("imageView", "image", "symbol:person.circle", .image(.symbol("person.circle"))),
        Accepted(
            "view", "shadow", "{ opacity: 0.3, radius: 4, offset: 0x2 }",
            .shadow(Shadow(color: ColorValue(.system("black")), opacity: 0.3, radius: 4, offsetX: 0, offsetY: 2))),
    ]

    static let swift: [Accepted] = [
        Accepted("view", "class", "Brand.ChartView", .typeName("Brand.ChartView")),
        Accepted("view", "init", "\"ChartView(frame: .zero)\"", .expression("ChartView(frame: .zero)")),
        Accepted("view", "swift", "$0.layer.zPosition = 1", .statements(["$0.layer.zPosition = 1"])),
        Accepted("label", "textColor", "{ swift: Brand.ink }", .swift("Brand.ink")),
        Accepted("label", "text", "{ swift: Brand.name }", .swift("Brand.name")),
    ]

    @Test("of a class of one's own are read where the view has the class")
    func properties() {
        let fixture = Fixture(
            rows: """
                  - view: it
                    class: ProgressRing
                    properties: { progress: 0.5, isOpen: true, title: Hi, plan: { swift: .free } }

                """)
        #expect(fixture.findings == [])
        #expect(
            fixture.element?.value(named: "properties")?.value
                == .properties([
                    PropertyValue(name: "progress", value: .number("0.5")),
                    PropertyValue(name: "isOpen", value: .boolean(true)),
                    PropertyValue(name: "title", value: .text("Hi")),
                    PropertyValue(name: "plan", value: .swift(".free")),
                ]))
    }

    @Test(arguments: [
        ("circle", CornerRadius.circle), ("large", .length(Length(token: "large", group: .cornerRadius, in: .shipped))),
    ])
    func cornerRadiusIsRead(_ written: String, _ radius: CornerRadius) {
        let fixture = Fixture(rows: "  - { view: it, height: 40, cornerRadius: \(written) }\n")
        #expect(fixture.findings == [])
        #expect(fixture.element?.constructionValue(.cornerRadius)?.value == .cornerRadius(radius))
    }
}
