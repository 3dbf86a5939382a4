import GenvcDiagnostics
import GenvcKit
import Testing

/// Values that are left out, since UIKit has them anyway, differ from kind to kind.
@Suite("Standards")
struct StandardTests {
    private func code(_ spec: String) throws -> String {
        let result = Genvc.generate(spec: SourceFile(name: "Test.yml", text: "screen: Test\n" + spec))
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return String(decoding: try #require(result.files.first).contents, as: UTF8.self)
    }

    @Test("of a label and a button are elements of VoiceOver")
    func isAccessibilityElement() throws {
        let code = try code(
            """
            rows:
              - { label: silent, text: Silent, isAccessibilityElement: false }
              - { label: spoken, text: Spoken, isAccessibilityElement: true }
              - { button: hidden, title: Hidden, isAccessibilityElement: false }
            """)
        #expect(code.components("isAccessibilityElement = false") == 2)
        #expect(!code.contains("isAccessibilityElement = true"))
    }

    @Test("come back behind a case")
    func afterCase() throws {
        let code = try code(
            """
            state: { isBusy: Bool }
            rows:
              - { label: silent, text: Silent, when: [ { if: $isBusy, isAccessibilityElement: false } ] }
              - { textField: name, placeholder: Name, when: [ { if: $isBusy, returnKeyType: go } ] }
              - { searchBar: query, placeholder: Find, when: [ { if: $isBusy, returnKeyType: go } ] }
            """)
        #expect(code.contains("silentLabel.isAccessibilityElement = !state.isBusy"))
        #expect(code.contains("nameTextField.returnKeyType = .default"))
        #expect(code.contains("querySearchBar.returnKeyType = .search"))
    }

    @Test("of a search bar are its own")
    func searchBar() throws {
        let code = try code(
            """
            rows:
              - { searchBar: first, placeholder: A, returnKeyType: default, autocapitalizationType: sentences, enablesReturnKeyAutomatically: false }
              - { searchBar: second, placeholder: B, returnKeyType: search, autocapitalizationType: none, enablesReturnKeyAutomatically: true }
              - { textField: third, placeholder: C, returnKeyType: default, autocapitalizationType: sentences, enablesReturnKeyAutomatically: false }
            """)
        #expect(code.components("searchBar.returnKeyType = .default") == 1)
        #expect(code.components("searchBar.autocapitalizationType = .sentences") == 1)
        #expect(code.components("searchBar.enablesReturnKeyAutomatically = false") == 1)
        #expect(code.components(".returnKeyType = ") == 1)
        #expect(code.components(".enablesReturnKeyAutomatically = ") == 1)
    }
}
