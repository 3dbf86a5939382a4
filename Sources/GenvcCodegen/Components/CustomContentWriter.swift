import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The content that VoiceOver offers at a component besides its label.
enum CustomContentWriter {
    /// The module that declares it, which UIKit's clients import.
    static let module = "Accessibility"

    /// The statements that say it.
    ///
    /// - Parameter host: the component's own view.
    static func statements(
        _ contents: [CustomContent], of host: ViewNode, with expressions: ExpressionWriter
    ) -> [Statement] {
        guard !contents.isEmpty else { return [] }
        let importantCount = contents.filter(\.isImportant).count
        var preparation: [Statement] = []
        var elements: [Expression] = []
        var count = 0
        for (index, content) in contents.enumerated() {
            let creation = creation(content, number: index + 1, of: host, with: expressions)
            guard content.isImportant else {
                elements.append(creation)
                continue
            }
            // Only when it is there can it be told how important it is.
            count += 1
            let name = "importantContent" + (importantCount > 1 ? String(count) : "")
            preparation += [.constant(name, creation), "\(name).importance = .high"]
            elements.append("\(name)")
        }
        return preparation + [.set("\(host.expression).accessibilityCustomContent", .list(elements))]
    }

    /// `AXCustomContent(label: …, value: …)`
    private static func creation(
        _ content: CustomContent, number: Int, of host: ViewNode, with expressions: ExpressionWriter
    ) -> Expression {
        func argument(_ name: String, _ value: Value) -> Expression {
            let key = Key("customContent\(name.capitalizedFirst)\(number)", .text, .property(name), "")
            let text = expressions.code.commenting(as: "VoiceOver") {
                expressions.text(value, key, in: host, missing: .refused)
            }
            return "\(name): \(text)"
        }
        return .ledCall("AXCustomContent", [argument("label", content.label), argument("value", content.value)])
    }
}
