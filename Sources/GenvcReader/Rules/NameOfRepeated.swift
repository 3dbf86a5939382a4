import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Each element of what is repeated is a constant in generated code, called by the id, among constants that are there
/// already.
///
/// Reported are ids of repeated elements, of actions of menus, cells and VoiceOver, and of text fields of alerts, that
/// such a constant has.
/// An example is `{ cell: content, repeat: $contents }`: a cell has a `content` besides.
enum NameOfRepeated: SpecRule {
    /// The names that code about repeated elements has for other things, wherever it stands: the fields, the view
    /// around all others with what conditions ask it, and what a control is.
    private static let common: Set = [
        "state", "content", "delegate", "view", "bounds", "traitCollection", "isSelected", "isEnabled", "isHighlighted",
        "isFocused", "layer",
    ]
    /// The names that the code of lists has besides.
    private static let ofCells: Set = [
        "alert", "items", "id", "cell", "collectionView", "indexPath", "actions", "shown", "old",
    ]
    /// The words that Swift reads as the beginning of an expression, which no backquotes help.
    private static let wordsOfSwift: Set = ["await", "try", "throws"]
    /// The place of a button that is tapped among its like.
    private static let ofChosen: Set = ["index"]
    /// The names that code has beside the constants of actions: the list to which it adds them, and what their
    /// conditions and handlers ask.
    private static let ofActions: Set = ["actions", "state", "content", "delegate", "traitCollection"]

    /// The names that the method has which is told what was typed into the text fields of an alert.
    private static let ofTypedTexts: Set = ["state", "content", "delegate"]

    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard let id = read.element.id, names(takenAt: read).contains(id.text) else { return [] }
        return [
            .error(
                .badIdentifier, "generated code calls something else `\(id.text)` where this element is used",
                at: id.range, label: "write another id, such as \(Wording.code("shown" + id.text.capitalizedFirst))")
        ]
    }

    /// The names that the element must not have.
    private static func names(takenAt read: ReadElement) -> Set<String> {
        switch read.place {
        case .swipeActions, .menu, .accessibilityActions: return ofActions
        case .alertTextFields: return ofTypedTexts
        default: break
        }
        guard read.element.repetition != nil else { return [] }
        var names = common.union(wordsOfSwift)
        if read.place == .cells { names.formUnion(ofCells) }
        if read.value(.tool(.changesSelection)) != nil { names.formUnion(ofChosen) }
        return names
    }
}
