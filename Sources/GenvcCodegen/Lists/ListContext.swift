import GenvcTemplates

/// What the templates of a screen see of its list.
struct ListContext {
    let context: TemplateValue
    /// The lines for `render()`.
    let renderLines: [String]
    let followsState: Bool
    /// The lines for `viewDidLoad`, where nothing follows state.
    var loadLines: [String] { followsState ? [] : renderLines }
    /// The enums that literals of cells make.
    let enums: [TemplateValue]
    let delegateMethods: [ListDelegate.Method]

    init(_ writer: ListWriter) {
        followsState = writer.followsState
        renderLines = writer.renderLines
        enums = writer.enums()
        delegateMethods = writer.delegateMethods()
        let methods = writer.methods()
        context = [
            "types": writer.types, "methods": methods, "isChanging": .bool(followsState),
            "dataSource": .string(writer.names.dataSource), "makeDataSource": .string(writer.names.makeDataSource),
            "shownState": .string(writer.names.shownState),
        ]
    }
}
