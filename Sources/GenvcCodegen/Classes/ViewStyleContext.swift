import GenvcTemplates

/// The values for the template of the view controller that is made once beside a view.
struct ViewStyleContext {
    let value: TemplateValue

    /// - Parameters:
    ///   - name: of the screen.
    ///   - view: what the template of the view saw.
    init(_ name: String, _ view: TemplateValue) {
        var delegate = TemplateValue.null
        if case .record(let record) = view, case .record(let told)? = record["delegate"],
            case .list(let requirements)? = told["requirements"], let conformance = told["protocol"]
        {
            delegate = ["protocol": conformance, "requirements": .list(Self.methods(requirements))]
        }
        value = [
            "className": .string(name + CodeStyle.controller.suffix),
            "viewName": .string(name + CodeStyle.view.suffix), "delegate": delegate,
        ]
    }

    /// The methods of the delegate, with an empty line before all but the first.
    private static func methods(_ requirements: [TemplateValue]) -> [TemplateValue] {
        requirements.enumerated().map { ["signature": $0.element, "needsGap": .bool($0.offset > 0)] }
    }
}
