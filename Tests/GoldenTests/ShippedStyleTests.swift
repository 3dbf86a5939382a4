import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcTestSupport
import GenvcVocabulary
import Testing

/// The classes that carry shipped styles say what the styles say.
@Suite("A shipped component")
struct ShippedStyleTests {
    /// The statements that a kind makes of the keys of a style without the class, without the variable.
    private func statements(of style: ShippedStyle, kind: String, variable: String, more: String) throws -> [String] {
        let keys = style.values.filter { $0.key != "height" }.map { "\($0.key): \($0.value)" }
        let spec = "screen: Test\nrows:\n  - { \(kind): x, \((keys + [more]).joined(separator: ", ")) }\n"
        let result = Genvc.generate(spec: SourceFile(name: "Test.yml", text: spec))
        let code = String(decoding: try #require(result.files.first).contents, as: UTF8.self)
        return code.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { $0.hasPrefix(variable + ".") && !$0.contains(".title =") && !$0.contains("axis") }
            .map(String.init)
    }

    @Test("sets what its style has: PrimaryButton")
    func primaryButton() throws {
        let style = try #require(ShippedStyle.all.first { $0.component == ShippedComponent.primaryButton.name })
        let component = try String(
            contentsOf: RepositoryRoot.url(of: "Examples/Code/Project/Shipped/PrimaryButton.swift"), encoding: .utf8)
        let statements = try statements(of: style, kind: "button", variable: "configuration", more: "title: X")
        #expect(statements.count >= 5)
        for statement in statements { #expect(component.contains(statement), "\(statement)") }
    }

    @Test("sets what its style has: CardView")
    func cardView() throws {
        let style = try #require(ShippedStyle.all.first { $0.component == ShippedComponent.cardView.name })
        let component = try String(
            contentsOf: RepositoryRoot.url(of: "Examples/Code/Project/Shipped/CardView.swift"), encoding: .utf8)
        let statements = try statements(
            of: style, kind: "view", variable: "stackView", more: "rows: [ { label: y, text: Y } ]")
        for key in ["backgroundColor", "layer.cornerRadius", "directionalLayoutMargins"] {
            let statement = try #require(
                statements.first { $0.hasPrefix("stackView.\(key) = ") && !$0.contains(".horizontal(") })
            #expect(component.contains(statement.dropFirst("stackView.".count)), "\(statement)")
        }
    }

    @Test(
        "has a template, a file and a class of its name, or what stands in place of one",
        arguments: ShippedComponent.all.map(\.name))
    func isComplete(name: String) throws {
        let file = try String(
            contentsOf: RepositoryRoot.url(of: "Examples/Code/Project/Shipped/\(name).swift"), encoding: .utf8)
        // Additions to texts or to all views are extensions.
        let extensions = ["\nextension UIView {", "extension NSAttributedString {"]
        // One is a function for tests.
        let functions = ["\n    func assertNoAmbiguousLayout("]
        // One of them is the class of another.
        let declarations = [
            "final class \(name): UI", "final class \(name)<Component: UIView>: UI", "\nclass PlaceholderTextView: UI",
            "final class GrowingTextView: PlaceholderTextView",
        ]
        #expect((declarations + extensions + functions).contains(where: file.contains))
    }
}
