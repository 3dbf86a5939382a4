import GenvcDiagnostics
import GenvcKit
import Testing

@Suite("The view whose insides a class makes")
struct HostTests {
    private static let screen = """
        screen: Test
        scroll: none
        rows:
          - { label: title, text: Title, when: [ { if: width < 350, numberOfLines: 2 } ] }
          - spacer
        overlay:
          - view: board
            backgroundColor: separator
            height: 40
            constraints: [ leading == parent, trailing == parent, bottom == keyboard.top - 8 ]

        """

    private static let component = """
        screen: Test
        scroll: none
        components:
          Part:
            base: control
            rows:
              - { label: title, text: Title, when: [ { if: isHighlighted, alpha: 0.5 } ] }
        rows:
          - Part: part
          - spacer

        """

    private func code(_ spec: String, asView: Bool = false) throws -> String {
        var options = Genvc.Options()
        if asView { options.style = .view }
        let result = Genvc.generate(spec: SourceFile(name: "Test.yml", text: spec), options: options)
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return String(decoding: try #require(result.files.first).contents, as: UTF8.self)
    }

    @Test("is `view` in a view controller")
    func controller() throws {
        let code = try code(Self.screen)
        #expect(code.contains("        view.addSubview(boardView)\n"))
        #expect(code.contains(" = view.bounds.width < 350 ? "))
        #expect(code.contains("equalTo: view.keyboardLayoutGuide.topAnchor"))
    }

    @Test("stands before nothing in a view")
    func view() throws {
        let code = try code(Self.screen, asView: true)
        #expect(code.contains("        addSubview(boardView)\n"))
        #expect(code.contains(" = bounds.width < 350 ? "))
        #expect(code.contains("constraint(equalTo: keyboardLayoutGuide.topAnchor"))
    }

    @Test("stands before nothing in a component")
    func inComponent() throws {
        let code = try code(Self.component)
        let part = try #require(code.firstRange(of: "final class Part"))
        let inside = code[part.lowerBound...]
        #expect(inside.contains("        addArrangedSubview(") || inside.contains("        addSubview("))
        #expect(inside.contains("titleLabel.alpha = isHighlighted ? 0.5 : 1\n"))
        #expect(inside.contains("topAnchor.constraint(equalTo: topAnchor)"))
        #expect(!inside.contains("view.") && !inside.contains("self.isHighlighted"))
    }
}
