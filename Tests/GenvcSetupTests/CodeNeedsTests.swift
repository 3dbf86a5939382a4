import GenvcSetup
import Testing

@Suite("What code stands on")
struct CodeNeedsTests {
    private func members(_ code: String) -> [String] { CodeNeeds(of: [Array(code.utf8)]).themeMembers }

    @Test(
        "is named in code, not in texts and comments",
        arguments: [
            ("a.color = Theme.Colors.brand", ["Colors.brand"]),
            ("a.width = Theme.hairline.value", ["hairline"]),
            ("a.color = Theme\n    .Colors.brand", ["Colors.brand"]),
            ("a.text = \"Theme.Colors.brand\" // Theme.hairline", []),
            ("a.text = \"\\(Theme.hairline) of C:\\\\\" + Theme.Texts.end", ["Texts.end", "hairline"]),
        ])
    func members(_ code: String, _ members: [String]) {
        #expect(self.members(code) == members)
    }

    @Test("counts a component that code names, and none that a text names")
    func components() {
        #expect(CodeNeeds(of: [Array("let a = PrimaryButton()".utf8)]).components.map(\.name) == ["PrimaryButton"])
        #expect(CodeNeeds(of: [Array("let a = \"PrimaryButton\"".utf8)]).components.isEmpty)
    }
}
