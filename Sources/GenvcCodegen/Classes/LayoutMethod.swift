import GenvcSwift
import GenvcTemplates

/// The method that UIKit calls when the size of a class changes, with what follows that.
struct LayoutMethod {
    /// The values that the template of the method sees.
    let record: TemplateRecord

    /// - Parameters:
    ///   - view: The view that is laid out.
    ///   - following: The calls of all that follows the device.
    ///   - colors: The colors of layers, which do not follow the appearance by themselves.
    ///   - after: The statements behind the layout of UIKit.
    init(_ view: Expression, _ following: DeviceCalls, colors: [LayerColor], after: [Statement]) {
        let adapting = following.facts.includeSize ? following.calls.map(Statement.line) : []
        let coloring = colors.map(\.line)
        record = [
            "hasLayout": .bool(!(adapting + coloring + after).isEmpty),
            "adapting": adapting.isEmpty
                ? .null
                : [
                    "size": .string(("\(view).bounds.size" as Expression).text),
                    "calls": .lines(adapting),
                ],
            "layerColors": .section(coloring),
            "laidOut": .lines(after),
        ]
    }
}
