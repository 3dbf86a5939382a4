import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// What a component tells, by closures that its owner sets.
struct ClosureWriter {
    private let tree: ViewTree
    private let className: String
    /// Declarations of the closures.
    private(set) var closures: [String] = []
    /// Statements that call them.
    private(set) var bindings: [String] = []
    private var textViews: [(view: ViewNode, call: String)] = []

    init(tree: ViewTree, className: String) {
        self.tree = tree
        self.className = className
        for (index, view) in tree.views.enumerated() where view.role == .element && index != tree.host {
            for event in view.element?.kind.events ?? [] { add(event, of: view) }
        }
    }

    var conformances: [TemplateValue] {
        guard !textViews.isEmpty else { return [] }
        let cases: [TemplateValue] = textViews.map { entry in
            [
                "condition": textViews.count == 1 ? .null : ["expression": .string("textView === \(entry.view.name)")],
                "call": DeclarationWriter.lines([entry.call]),
            ]
        }
        return [
            [
                "protocol": "UITextViewDelegate", "className": .string(className),
                "methods": [
                    [
                        "needsGap": false, "signature": "textViewDidChange(_ textView: UITextView)",
                        "cases": .list(cases),
                    ]
                ],
            ]
        ]
    }

    private mutating func add(_ event: Event, of view: ViewNode) {
        guard let element = view.element, let id = element.id?.text else { return }
        var name = event.verb + id.capitalizedFirst + event.suffix
        if let written = element.writtenEvent, event == element.kind.events.first {
            guard written != "none" else { return }
            name = written
        }
        let isOptional = event.payload?.property == "text" && element.kind.drawing != .textArea
        let value = event.payload.map { "\(view.name).\($0.property)\(isOptional ? " ?? \"\"" : "")" } ?? ""
        switch event.source {
        case .control(let control):
            guard event.payload != nil else {
                let action = "UIAction { [weak self] _ in self?.\(name)?() }"
                bindings += SourceLine.call(view.name, ".addAction", [action, "for: .\(control)"], indentation: 8)
                break
            }
            bindings += [
                "\(view.name).addAction(", "    UIAction { [weak self] _ in", "        guard let self else { return }",
                "        \(name)?(\(value))", "    }, for: .\(control))",
            ]
        case .closure(let closure):
            let parameter = event.payload == nil ? "" : " value in"
            bindings.append(
                "\(view.name).\(closure) = { [weak self]\(parameter.isEmpty ? " in" : parameter) self?.\(name)?"
                    + "(\(event.payload == nil ? "" : "value")) }")
        case .textViewDelegate:
            bindings.append("\(view.name).delegate = self")
            textViews.append((view, "\(name)?(\(value))"))
        default: return
        }
        let declaration = "var \(name): ((\(event.payload?.type ?? "")) -> Void)?"
        let plain = "var \(name): (() -> Void)?"
        let closure = event.payload == nil ? plain : declaration
        if !closures.contains(closure) { closures.append(closure) }
    }
}

extension Element {
    /// The name that `event:` gives, or nil.
    fileprivate var writtenEvent: String? {
        if case .caption(let name)? = toolValue(.event)?.value { return name }
        return nil
    }
}
