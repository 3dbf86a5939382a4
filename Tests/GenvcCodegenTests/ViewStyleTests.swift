import GenvcDiagnostics
import GenvcKit
import Testing

@Suite("The class of a screen that is a view")
struct ViewStyleTests {
    private func files(_ spec: String) throws -> [String] {
        let result = Genvc.generate(
            spec: SourceFile(name: "Test.yml", text: spec), options: Genvc.Options(style: .view))
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return result.files.map { String(decoding: $0.contents, as: UTF8.self) }
    }

    @Test("is heard by its controller also where a requirement of the delegate takes several lines")
    func longRequirement() throws {
        let name = "AnotherVeryLongNameOfAScreen"
        let code = try files(
            """
            screen: \(name)
            rows:
              - { switch: notifiesEverybodyAtOnce, accessibilityLabel: Notify }
            """)
        #expect(
            try #require(code.last).contains(
                """
                    func anotherVeryLongNameOfAScreenView(
                        _ view: \(name)View, didChangeNotifiesEverybodyAtOnce isOn: Bool
                    ) {
                    }
                """))
    }

    @Test("is told of no appearance, so that nothing has the focus by itself")
    func focus() throws {
        let spec = """
            screen: Find
            rows:
              - { textField: query, placeholder: Query, focusesOnAppear: true }
            """
        #expect(try files(spec).allSatisfy { !$0.contains("viewDidAppear") })
        let controller = Genvc.generate(spec: SourceFile(name: "Test.yml", text: spec), options: Genvc.Options())
        #expect(controller.files.contains { String(decoding: $0.contents, as: UTF8.self).contains("viewDidAppear") })
    }

    @Test("switches in a case only what the case changes, where a screen would have a search bar")
    func caseBesideSearch() throws {
        let code = try files(
            """
            screen: Found
            scroll: vertical
            margins: medium
            navigation: { search: { placeholder: Find }, title: Found }
            state:
              isTall: Bool
            rows:
              - { label: title, text: Everybody, when: { if: $isTall, height: 60 } }
            """)
        let view = try #require(code.first)
        #expect(view.components("scrollView.bottomAnchor") == 1)
        #expect(!view.contains("titleLabelDefaultConstraints"))
    }
}
