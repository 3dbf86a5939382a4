import GenvcTemplates

/// The values for the template of the view controller that is made once beside a view.
struct ViewStyleContext {
    let value: TemplateValue

    /// - Parameters:
    ///   - name: of the screen.
    ///   - view: what the template of the view saw.
    init(_ name: String, _ view: TemplateRecord) {
        value = [
            "className": .string(name + CodeStyle.controller.suffix),
            "viewName": .string(name + CodeStyle.view.suffix), "delegate": view["delegate"] ?? .null,
        ]
    }
}
