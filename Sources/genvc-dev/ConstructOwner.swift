import Foundation

/// The Swift class that owns a construct in tests: it writes down what it is told.
///
/// It has the same name and the same members in each form, so that one check of a construct compiles in all of them.
struct ConstructOwner {
    let name: String
    let form: Construct.Form
    /// The generated code whose delegate the class is.
    let code: String

    /// A method of the delegate.
    private struct Method {
        /// The declaration, on one line.
        let declaration: String
        /// The event, without the name of the class and of the component: `didTapSave`.
        let event: String
        /// The names of what is told besides.
        let values: [String]
    }

    var text: String {
        let methods = self.methods
        let conformance = methods.isEmpty ? "" : ", \(owned)Delegate"
        var lines = [
            "// Made by `genvc-dev update` of \(name).yml: it writes down what the \(form.rawValue.lowercased()) tells.",
            "", "import UIKit", "", "typealias \(name)Form = \(classOfForm)", "",
            "final class \(name)Owner: ConstructOwner<\(name)Form>\(conformance) {", "    init() {",
            "        let owned = \(owned)()",
            form == .view ? "        super.init(owned)" : "        super.init(owned) { \(formOfOwned) }",
        ]
        if !methods.isEmpty { lines.append("        owned.delegate = self") }
        lines.append("        show()")
        lines += ["    }"]
        for method in methods {
            let values = ([#""\#(method.event)""#] + method.values).joined(separator: ", ")
            lines += ["", "    \(method.declaration) {", "        tell(\(values))", "    }"]
        }
        return "// swift-format-ignore-file\n" + (lines + ["}", ""]).joined(separator: "\n")
    }

    private var owned: String { name + (form == .view ? "View" : "ViewController") }

    private var classOfForm: String { form == .component ? name + "Part" : owned }

    private var formOfOwned: String {
        form == .component ? "owned.\(Construct.useOfComponent)\(name)Part" : "owned"
    }

    /// The methods of the delegate, in order.
    private var methods: [Method] {
        let lines = code.components(separatedBy: "\n")
        guard let start = lines.firstIndex(of: "protocol \(owned)Delegate: AnyObject {"),
            let end = lines[start...].firstIndex(of: "}")
        else { return [] }
        // A declaration that is too long for a line goes on, indented, up to a parenthesis.
        let words = lines[(start + 1)..<end].map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        return words.components(separatedBy: "func ").dropFirst().compactMap(method)
    }

    private func method(_ words: String) -> Method? {
        let declaration = words.trimmingCharacters(in: .whitespaces)
            .replacing("( ", with: "(").replacing(" )", with: ")")
        guard let open = declaration.firstIndex(of: "("), let close = declaration.lastIndex(of: ")") else { return nil }
        // The first parameter is the object that tells.
        let parameters = declaration[declaration.index(after: open)..<close].components(separatedBy: ", ").dropFirst()
            .map { $0.prefix { $0 != ":" }.split(separator: " ").map(String.init) }
        let told = parameters.first?.first ?? String(declaration[..<open].dropFirst(owned.count))
        let event = told.prefix(1).lowercased() + told.dropFirst()
        return Method(
            declaration: "func \(declaration)", event: withoutUse(event), values: parameters.compactMap(\.last))
    }

    /// The screen tells what a component tells with the id under which it stands there.
    private func withoutUse(_ event: String) -> String {
        guard form == .component, let use = event.range(of: Construct.useOfComponent.capitalized) else { return event }
        return event.replacingCharacters(in: use, with: "")
    }
}
