import GenvcTemplates

/// The values for the template of the view controller that is made once beside a view.
struct ViewStyleContext {
    let value: TemplateValue

    /// - Parameters:
    ///   - name: of the screen.
    ///   - view: what the template of the view saw.
    init(_ name: String, _ view: TemplateValue) {
        var delegate = TemplateValue.null
        if case .record(let record) = view { delegate = record["delegate"] ?? .null }
        value = [
            "className": .string(name + CodeStyle.controller.suffix),
            "viewName": .string(name + CodeStyle.view.suffix), "delegate": delegate,
        ]
    }
}
