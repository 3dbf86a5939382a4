import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// A cell of a list as the code knows it: a case of the enum of items.
struct ListCell {
    /// As the spec says it.
    let element: Element
    /// The case of the enum of items.
    let id: String
    /// The case of the enum of sections.
    let section: String
    /// True for a tile of a grid or a carousel, and not a line of a list.
    let isTile: Bool
    /// The subject that the cell is made for: itself, or an element of a list.
    let subject: Subject
    /// The name of the method that finds what the cell stands for: cells over one list have one, named by the
    /// cell that has the name of their type, or else by the first.
    private(set) var lookup: String
    /// The words that stand behind the id in names: `Header` for what is no cell.
    var role = ""

    /// The subject that a cell that is repeated stands for.
    enum Subject {
        case none
        /// Elements of a list, told apart by their `id`.
        case identified(Source)
        /// Elements of a list that are values themselves, or literals.
        case value(Source)
    }

    /// The list whose elements cells stand for.
    struct Source {
        /// The list of the state in Swift.
        let list: Expression
        /// The list as the old state has it.
        let old: Expression
        /// The Swift type of an element.
        let type: String
        /// True for what is written in the spec, which does not change.
        var isFixed = false
    }

    /// Nil for a cell without an id, or over a list of unknown type.
    init?(_ element: Element, in section: Element) {
        guard let id = element.id, let sectionID = section.id else { return nil }
        self.element = element
        self.id = id.text
        lookup = id.text
        self.section = sectionID.text
        isTile = section.sectionLayout != .list
        switch element.repetition?.content {
        case .list(let reference):
            guard case .list(let type)? = reference.type?.unwrapped else { return nil }
            let source = Source(
                list: ReferenceExpression(reference).expression,
                old: ReferenceExpression(reference, ofState: "old").expression, type: type.swiftName,
                isFixed: reference.root != .state)
            subject = type.isCustom ? .identified(source) : .value(source)
        case .literals:
            let type = SwiftName.ofEnum(id.text)
            let all: Expression = "\(type).allCases"
            subject = .value(Source(list: all, old: all, type: type, isFixed: true))
        case .count, .number, nil: subject = .none
        }
    }

    /// The cells of a list, in order.
    static func all(of list: Element) -> [ListCell] {
        let cells = list.children.flatMap { section in section.children.compactMap { ListCell($0, in: section) } }
        return cells.map { cell in
            var cell = cell
            let same = cells.filter(cell.hasSameList)
            let named = same.first { $0.id.capitalizedFirst == $0.subjectType } ?? same.first
            if let named { cell.lookup = named.id }
            return cell
        }
    }

    /// True for a cell whose elements are told apart by their `id`, as those of this one, in the same list.
    func hasSameList(_ other: ListCell) -> Bool {
        guard case .identified(let source) = subject, case .identified(let others) = other.subject else {
            return false
        }
        return source.list == others.list && source.type == others.type
    }

    /// The components above and below sections, in the order of the sections.
    static func supplements(of list: Element) -> [Supplement] {
        list.children.flatMap { section in
            section.fillings.compactMap { filling in
                let keys = section.kind.keys.filter { $0.effect == .construction(.sectionText) }
                guard var cell = ListCell(filling.element, in: section),
                    let position = keys.firstIndex(where: { $0.name == filling.slot }),
                    ListWriter.TextPlace.allCases.indices.contains(position)
                else { return nil }
                let place = ListWriter.TextPlace.allCases[position]
                cell.role = place.rawValue.capitalizedFirst
                return Supplement(place: place, section: section, cell: cell)
            }
        }
    }

    /// A component above or below a section; it is configured as a cell is.
    struct Supplement {
        /// The side of the cells of its section on which the component stands.
        let place: ListWriter.TextPlace
        /// The section whose text it is.
        let section: Element
        /// The component as a cell.
        let cell: ListCell

        /// The constant that has its registration.
        var registration: String { cell.id + cell.role }
    }

    /// True for a cell that has a detail button, be it in a case alone.
    var hasDetail: Bool { (element.values + element.variedValues).haveDetail }

    /// True if a tap on the cell does something.
    var isSelectable: Bool {
        !element.hasSwitch && (element.eventName != Event.unreported || element.answersItself)
    }

    /// The Swift type of what it stands for, or nil.
    var subjectType: String? {
        switch subject {
        case .none: nil
        case .identified(let source), .value(let source): source.type
        }
    }

    /// The type of what its item holds, or nil: `Contact.ID`.
    var payloadType: String? {
        switch subject {
        case .none: nil
        case .identified(let source): source.type + ".ID"
        case .value(let source): source.type
        }
    }

    /// True for a cell of a list of values, which may be equal: a diffable data source ends the app for equal items.
    var isNumbered: Bool {
        if case .value(let source) = subject { return !source.isFixed }
        return false
    }

    /// `contact(Contact.ID)`, where the enum is declared.
    var declaration: String {
        SwiftName.declared(id) + (payloadType.map { "(\($0)\(isNumbered ? ", number: Int" : ""))" } ?? "")
    }

    /// The name of what its item holds, in a pattern and as a parameter.
    var payloadName: String? {
        switch subject {
        case .none: nil
        case .identified: "id"
        case .value: SwiftName.declared(id)
        }
    }

    /// The name of what tells it from the other cells of its repetition; nil where these may be equal, or it is alone.
    var tellingName: String? { isNumbered ? nil : payloadName }

    /// `.contact(let id)`
    var pattern: String { pattern(number: "_") }

    /// `.tag(let tag, let number)` for the statements that read the number of one of equal values, else as `pattern`.
    func pattern(for body: [Statement]) -> String {
        pattern(number: body.contains { $0.refers(to: Self.numberName) } ? "let \(Self.numberName)" : "_")
    }

    private func pattern(number: String) -> String {
        "." + SwiftName.member(id) + (payloadName.map { "(let \($0)\(isNumbered ? ", \(number)" : ""))" } ?? "")
    }

    /// The name of the number of one of several equal values.
    static let numberName = "number"

    /// True for a value that may be equal to others, of which the code can tell which one it is.
    var tellsNumber: Bool { isNumbered && payloadName != Self.numberName }

    /// `.contact(contact.id)`: its item, where what it stands for has its name.
    ///
    /// - Parameter number: The number of one of several equal values.
    func item(number: String) -> Expression {
        let element = SwiftName.declared(id)
        return switch subject {
        case .none: "\(plainPattern)"
        case .identified: "\(plainPattern)(\(element).id)"
        case .value: "\(plainPattern)(\(element)\(isNumbered ? ", \(Self.numberName): \(number)" : ""))"
        }
    }

    /// `.contact`, where it does not matter for which.
    var plainPattern: String { "." + SwiftName.member(id) }

    /// `Contact`, as a part of names of methods.
    var nameInMethods: String { id.capitalizedFirst }

    /// `_ id: Contact.ID`, the parameter of methods about it; empty for one cell alone.
    var parameter: String {
        guard let payloadName, let payloadType else { return "" }
        return "_ \(payloadName): \(payloadType)"
    }

    /// The constant that holds one of its actions, called by the id of the action; nil where that has none.
    ///
    /// - Parameter actions: All actions of the method in which the constant stands.
    func constant(of action: Element, among actions: [Element]) -> String? {
        guard let name = action.id?.text else { return nil }
        // Conditions ask the view for its width, and the element of the list by the id of the cell. Each constant gets
        // the word, so that two are never called alike.
        let asked = ["view", "bounds", "id", id, lookup]
        let isAsked = actions.contains { $0.id.map { asked.contains($0.text) } ?? false }
        return isAsked ? name + "Action" : SwiftName.declared(name)
    }

    /// The node that names its texts and numbers.
    var node: ViewNode {
        ViewNode(
            name: SwiftName.joined(id, role.isEmpty ? "Cell" : role), role: .element, typeName: className,
            element: element, parent: nil,
            attachment: .arranged, row: nil, showsText: false)
    }
}

extension ListCell {
    /// The class of the cell.
    var className: String {
        if isComponent { return "\(ShippedComponent.componentCell.name)<\(element.kind.typeName)>" }
        return element.hasSwitch ? ShippedComponent.switchCell.name : Kind.listCellClass
    }

    /// True for a cell that is a component.
    var isComponent: Bool { element.kind.content == .component }
}

extension ViewNode {
    /// A node that names the texts and numbers of an element that is no view of the tree.
    init(naming element: Element) {
        self.init(
            name: element.id.map { SwiftName.joined($0.text, element.kind.nameSuffix) } ?? element.kind.name,
            role: .element, typeName: element.kind.typeName, element: element, parent: nil, attachment: .arranged,
            row: nil, showsText: false)
    }
}
