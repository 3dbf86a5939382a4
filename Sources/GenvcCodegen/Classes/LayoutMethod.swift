import GenvcSwift
import GenvcTemplates

/// The method that UIKit calls when the size or the traits of a class change, which sets what follows them.
struct LayoutMethod {
    /// The values that the template of the method sees.
    let record: TemplateRecord

    /// - Parameters:
    ///   - adaptive: The statements of `adaptLayout()`.
    ///   - lists: The lists of the class, of which cells may ask about the device.
    ///   - colors: The colors of layers, which do not follow the appearance by themselves.
    ///   - after: The statements behind the layout of UIKit.
    init(adaptive: [Statement], lists: [ListContext], colors: [LayerColor], after: [Statement]) {
        let adapting = (adaptive.isEmpty ? [] : ["adaptLayout()"]) + lists.flatMap(\.layingOut)
        let coloring = colors.map(\.line)
        record = [
            "hasLayout": .bool(!(adapting + coloring + after).isEmpty),
            "adapting": adapting.isEmpty ? .null : ["calls": DeclarationWriter.lines(adapting)],
            "layerColors": coloring.isEmpty ? .null : ["lines": DeclarationWriter.lines(coloring)],
            "laidOut": DeclarationWriter.lines(after),
        ]
    }
}
