import GenvcDiagnostics
import Testing

@testable import GenvcKit

/// Words of other systems are changed into those of a spec.
struct ForeignWordFixTests {
    /// An element with a key of another system, and that element as the words behind the caret have it.
    private static let fixed: [(String, String)] = [
        ("{ view: v, minHeight: 44 }", "{ view: v, height: { min: 44 } }"),
        ("{ view: v, min-width: 44 }", "{ view: v, width: { min: 44 } }"),
        ("{ view: v, max_height: 44 }", "{ view: v, height: { max: 44 } }"),
        ("{ view: v, height: \">= 44\" }", "{ view: v, height: { min: 44 } }"),
        ("{ view: v, width: \"<=200\" }", "{ view: v, width: { max: 200 } }"),
        ("{ label: l, text: Hi, fontSize: 17 }", "{ label: l, text: Hi, font: { size: 17 } }"),
        ("{ label: l, text: Hi, font-weight: bold }", "{ label: l, text: Hi, font: body bold }"),
        ("{ label: l, text: Hi, bold: true }", "{ label: l, text: Hi, font: body bold }"),
        ("{ label: l, text: Hi, italic: true }", "{ label: l, text: Hi, font: { style: body, italic: true } }"),
        ("{ label: l, text: Hi, font: System Bold 17 }", "{ label: l, text: Hi, font: 17 bold }"),
        ("{ label: l, text: Hi, font: Title 1 }", "{ label: l, text: Hi, font: title1 }"),
        ("{ label: l, text: Hi, fontSize: 16px }", "{ label: l, text: Hi, font: { size: 16 } }"),
        ("{ label: l, text: Hi, textAlignment: leading }", "{ label: l, text: Hi, textAlignment: natural }"),
        ("{ label: l, text: Hi, autoshrink: 0.5 }", "{ label: l, text: Hi, minimumScaleFactor: 0.5 }"),
        ("{ label: l, text: Hi, margins: 8 16 }", "{ label: l, text: Hi, margins: { vertical: 8, horizontal: 16 } }"),
        (
            "{ label: l, text: Hi, margins: 1px 2px 3px 4px }",
            "{ label: l, text: Hi, margins: { top: 1, trailing: 2, bottom: 3, leading: 4 } }"
        ),
        (
            "{ imageView: i, image: a, contentMode: Aspect Fill }",
            "{ imageView: i, image: a, contentMode: scaleAspectFill }"
        ),
        ("{ imageView: i, image: a, scaledToFit: true }", "{ imageView: i, image: a, contentMode: scaleAspectFit }"),
        ("{ OutlinedTextField: f }", "{ textField: f }"),
        ("{ label: l, text: Hi, text-align: center }", "{ label: l, text: Hi, textAlignment: center }"),
        ("{ label: l, text: Hi, letter-spacing: 1 }", "{ label: l, text: Hi, kern: 1 }"),
        ("{ label: l, text: Hi, maxLines: 2 }", "{ label: l, text: Hi, numberOfLines: 2 }"),
        ("{ label: l, text: Hi, wordWrap: true }", "{ label: l, text: Hi, numberOfLines: 0 }"),
        ("{ label: l, text: Hi, visible: false }", "{ label: l, text: Hi, isHidden: true }"),
        ("{ label: l, text: Hi, visibility: gone }", "{ label: l, text: Hi, isHidden: true }"),
        ("{ label: l, text: Hi, paddingTop: 8 }", "{ label: l, text: Hi, margins: { top: 8 } }"),
        ("{ label: l, text: Hi, rotationEffect: 45 }", "{ label: l, text: Hi, transform: { rotation: 45 } }"),
        ("{ label: l, text: Hi, scale: 2 }", "{ label: l, text: Hi, transform: { scale: 2 } }"),
        ("{ label: l, text: Hi, testID: greeting }", "{ label: l, text: Hi, accessibilityIdentifier: greeting }"),
        ("{ label: l, text: Hi, onLongPress: go }", "{ label: l, text: Hi, gestures: longPress }"),
        ("{ label: l, text: Hi, flexGrow: 1 }", "{ label: l, text: Hi, hugging: 1 }"),
        ("{ label: l, text: Hi, fixedSize: true }", "{ label: l, text: Hi, compression: 1000 }"),
        ("{ label: l, text: Hi, badge: 3 }", "{ label: l, text: Hi, overlay: { label: badge, text: 3 } }"),
        ("{ button: b, systemImage: heart }", "{ button: b, image: symbol:heart }"),
        ("{ button: b, setTitle: Go }", "{ button: b, title: Go }"),
        ("{ button: b, title: Go, isDisabled: true }", "{ button: b, title: Go, isEnabled: false }"),
        ("{ button: b, title: Go, isLoading: true }", "{ button: b, title: Go, showsActivityIndicator: true }"),
        ("{ button: b, title: Go, onTap: go }", "{ button: b, title: Go, event: go }"),
        ("{ button: b, title: Go, buttonStyle: filled }", "{ button: b, title: Go, configuration: filled }"),
        ("{ slider: s, minimum: 0 }", "{ slider: s, minimumValue: 0 }"),
        ("{ imageView: i, image: a, object-fit: scaleToFill }", "{ imageView: i, image: a, contentMode: scaleToFill }"),
        ("{ textField: f, hint: Name }", "{ textField: f, placeholder: Name }"),
        (
            "{ segmentedControl: s, segments: [A, B], selectedIndex: 0 }",
            "{ segmentedControl: s, segments: [A, B], selectedSegmentIndex: 0 }"
        ),
        ("{ stackView: s, arrangedSubviews: [ separator ] }", "{ stackView: s, items: [ separator ] }"),
        (
            "{ scrollView: s, horizontal: true, items: [ separator ] }",
            "{ scrollView: s, axis: horizontal, items: [ separator ] }"
        ),
    ]

    @Test(
        "are not changed into the opposite of what was written",
        arguments: ["bold: false", "wordWrap: false", "singleLine: false", "isHorizontal: no", "display: flex"])
    func opposites(entry: String) {
        let spec = SourceFile(name: "Test.yml", text: "screen: Test\nrows:\n  - { label: a, text: A, \(entry) }\n")
        let errors = SpecRun(spec).report.diagnostics.filter { $0.severity == .error }
        #expect(errors.count == 1 && errors.allSatisfy { $0.fixes.isEmpty && $0.label?.contains("write") != true })
    }

    @Test("are changed into what is accepted", arguments: fixed)
    func fixes(element: String, expected: String) throws {
        let before = SourceFile(name: "Test.yml", text: "screen: Test\nrows:\n  - \(element)\n")
        let report = SpecRun(before).report
        let finding = try #require(report.diagnostics.first { $0.severity == .error && !$0.fixes.isEmpty })
        let after = String(decoding: try #require(finding.fixes.first).applied(to: before.bytes), as: UTF8.self)
        #expect(after == "screen: Test\nrows:\n  - \(expected)\n")
        let left = SpecRun(SourceFile(name: "Test.yml", text: after)).report.diagnostics
        #expect(left.filter { $0.severity == .error }.isEmpty, "\(left.map(\.message))")
    }
}
