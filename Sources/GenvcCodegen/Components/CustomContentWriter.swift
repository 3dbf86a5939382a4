import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// What VoiceOver offers at a component besides its label.
enum CustomContentWriter {
    /// The module that declares it, which UIKit's clients import.
    static let module = "Accessibility"

    private static let property = "accessibilityCustomContent"
    /// The columns before a statement of a method.
    private static let indentation = 8

    /// The statements that say it.
    ///
    /// - Parameter host: the component's own view.
    static func lines(
        _ contents: [CustomContent], of host: ViewNode, with expressions: ExpressionWriter
    ) -> [String] {
        guard !contents.isEmpty else { return [] }
        let importantCount = contents.filter(\.isImportant).count
        var preparation: [String] = []
        var elements: [[String]] = []
        var names: [String] = []
        for (index, content) in contents.enumerated() {
            guard content.isImportant else {
                elements.append(
                    creation(content, number: index + 1, of: host, prefix: "", indentation + 4, with: expressions))
                continue
            }
            // Only when it is there can it be told how important it is.
            let name = "importantContent" + (importantCount > 1 ? String(names.count + 1) : "")
            names.append(name)
            preparation += creation(
                content, number: index + 1, of: host, prefix: "let \(name) = ", indentation, with: expressions)
            preparation.append("\(name).importance = .high")
            elements.append([name])
        }
        let target = "\(host.name).\(property) = "
        if elements.allSatisfy({ $0.count == 1 }) {
            let line = "\(target)[\(elements.joined().joined(separator: ", "))]"
            if SourceLine.columns(of: line) + indentation <= SourceLine.width { return preparation + [line] }
        }
        // swift-format has no comma behind an element that is alone.
        let comma = elements.count == 1 ? "" : ","
        let listed = elements.flatMap { $0.dropLast() + [($0.last ?? "") + comma] }
        return preparation + ["\(target)["] + listed.map { "    " + $0 } + ["]"]
    }

    /// `AXCustomContent(label: …, value: …)`, an argument a line where it is too long.
    private static func creation(
        _ content: CustomContent, number: Int, of host: ViewNode, prefix: String, _ indentation: Int,
        with expressions: ExpressionWriter
    ) -> [String] {
        func text(_ value: Value, _ name: String) -> [String] {
            let key = Key("customContent\(name.capitalizedFirst)\(number)", .text, .property(name), "")
            // Behind the argument a comma or two parentheses follow.
            return expressions.text(
                value, key, in: host, prefix: "\(name): ", indentation: indentation + 6, isOptional: false
            ).map(\.text)
        }
        let (label, value) = (text(content.label, "label"), text(content.value, "value"))
        let start = "\(prefix)AXCustomContent("
        if label.count == 1, value.count == 1 {
            let line = "\(start)\(label[0]), \(value[0])),"
            if SourceLine.columns(of: line) + indentation <= SourceLine.width { return [String(line.dropLast())] }
        }
        let arguments = label.dropLast() + [(label.last ?? "") + ","] + value.dropLast() + [(value.last ?? "") + ")"]
        return [start] + arguments.map { "    " + $0 }
    }
}
