import GenvcTemplates

/// The values for the template of the view controller that is made once beside a view.
struct ViewStyleContext {
    let value: TemplateValue

    /// - Parameters:
    ///   - name: of the screen.
    ///   - view: what the template of the view saw.
    ///   - logsDeinit: True if the controller prints, in debug builds, that it is deallocated.
    init(_ name: String, _ view: TemplateRecord, logsDeinit: Bool) {
        value = [
            "className": .string(name + CodeStyle.controller.suffix),
            "viewName": .string(name + CodeStyle.view.suffix), "delegate": view["delegate"] ?? .null,
            "logsDeinit": .bool(logsDeinit),
        ]
    }
}
