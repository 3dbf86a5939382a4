import Testing

@Suite("The text-level scans")
struct ScanTests {
    @Test("declarations are found in their types, and what is not public is not")
    func declarations() {
        let source = """
            open class UIThing: UIView {
                open private(set) var title: String?
                public required init?(coder: NSCoder) {
                    let local = 1
                }
                var hidden = 0
                public struct Part {
                    public static let `default` = Part()
                }
            }
            extension UIThing {
                public enum Look: Int {
                    case plain
                }
                func helper() {}
            }
            """
        let names = StandInDeclaration.scan(source).map { "\($0.type).\($0.member)" }
        #expect(
            names == [
                "UIThing.", "UIThing.title", "UIThing.init", "UIThing.Part.", "UIThing.Part.default", "UIThing.Look.",
                "UIThing.Look.plain",
            ])
    }

    @Test(
        "newer API is reported outside #available, deprecated API everywhere",
        arguments: [
            ("item.isHidden = true", 1), ("view.indicator = x", 1), ("// view.indicator", 0),
            ("print(\".indicator\")", 0),
            ("if #available(iOS 16.0, *) {\n    view.indicator = x\n}", 0),
            ("if #available(iOS 16.0, *) {\n    f()\n}\nview.indicator = x", 1),
            ("if #available(iOS 15.4, *) {\n    view.indicator = x\n}", 1),
            ("if #available(iOS 16.0, *) {\n    f()\n} else {\n    view.indicator = x\n}", 1),
            ("guard #available(iOS 16.0, *) else { return }\nview.indicator = x", 0),
            ("override func oldWay() {\n}", 1), ("let indicator = 3\nself.indicator = indicator", 0),
        ])
    func availability(source: String, count: Int) {
        let scan = AvailabilityScan(
            rows: APIRow.parse("UIA\tindicator\t16.0\t\nUIB\tisHidden\t16.0\t\nUIC\toldWay()\t\t13.0\nUIC\tplain\t\t\n")
        )
        #expect(scan.findings(in: source, target: 15).count == count)
    }
}
