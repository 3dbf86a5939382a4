import GenvcSwift
import GenvcTemplates

/// The values that the templates of a screen see of its list.
struct ListContext {
    let context: TemplateValue
    /// The statements of `render()`.
    let rendering: [Statement]
    /// True if the list shows something else when state changes.
    let followsState: Bool
    /// The call that shows what follows the device, where cells ask about it.
    let adapting: [Expression]
    /// The facts about the device that cells, headers and footers ask.
    let facts: DeviceFacts
    /// The statements of `viewDidLoad`, where nothing follows state.
    var loading: [Statement] { followsState ? [] : rendering }
    /// The enums that literals of cells make.
    let enums: [TemplateValue]
    /// The methods of `UICollectionViewDelegate` that the list needs.
    let delegateMethods: [ListDelegate.Method]

    init(_ writer: ListWriter) {
        followsState = writer.followsState
        rendering = writer.rendering
        let questions = ListQuestions(writer)
        let asksDevice = !questions.isEmpty
        adapting = asksDevice ? [writer.applyingCall] : []
        facts = questions.facts
        enums = writer.enums()
        delegateMethods = writer.delegateMethods()
        let methods = writer.methods()
        context = [
            "types": writer.types, "methods": methods, "keepsState": .bool(followsState),
            "keepsConditions": .bool(asksDevice),
            "dataSource": .string(writer.names.dataSource), "makeDataSource": .string(writer.names.makeDataSource),
            "shownState": .string(writer.names.shownState),
            "shownConditions": .string(writer.names.shownConditions),
        ]
    }
}
