import GenvcReader
import GenvcVocabulary

extension Elements {
    /// A place where they stand.
    var place: Place {
        switch self {
        case .view: .rows
        case .barButtonItem: .navigationBar
        case .toolbarItem: .toolbar
        case .action: .menu
        case .alert: .alerts
        case .alertTextField: .alertTextFields
        case .section: .sections
        case .cell: .cells
        case .sectionText: .sectionText
        }
    }

    /// The kinds of the vocabulary that they may be.
    package var kinds: [Kind] { Vocabulary.kinds.filter(place.admits) }

    /// True where a component may stand.
    package var takesComponents: Bool { place.admits(Self.component) }

    /// A kind that a place takes for any component.
    private static let component = Kind(
        "component", typeName: "", traits: .isComponent, content: .component, intrinsicSize: .content,
        drawing: .container, example: "", "A component.", keys: [])
}

extension Kind {
    /// True for a kind that may stand as a word alone.
    var mayBeBareWord: Bool { mayBeNameless && content == .none || content == .slot }

    /// The names of keys of which one must be written, for each rule that says so.
    var alternatives: [[String]] {
        rules.compactMap { rule in
            if case .oneOf(let names) = rule { names } else { nil }
        }
    }

    /// True for a kind whose id may be missing somewhere: in a slot of a row a view needs none.
    var mayLackID: Bool { mayBeNameless || standing == .view }
}
