import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An element that was read without an error, with what its rules need to know of where it is written.
struct ReadElement {
    /// The role of the element in its spec, which decides the rules that it has to keep.
    enum Role {
        /// An element of the spec.
        case element
        /// The own view of a component with rows.
        case ownView
        /// The own view of a component with `base: label` or `button`.
        case look(name: String)
        /// The list that a screen with `sections` is.
        case list
        /// An object that the screen has once and into which a person types: the search bar below the title.
        case input

        /// True for a component with `base: label` or `button`.
        var isLook: Bool { if case .look = self { true } else { false } }

        /// True for what a component says of itself, which stands in no row.
        var isOfComponent: Bool {
            switch self {
            case .ownView, .look: true
            case .element, .list, .input: false
            }
        }
    }

    /// A key as it is written, whatever its value is.
    struct WrittenKey {
        let key: Key
        /// The place where the key is written.
        let range: SourceRange
    }

    /// The element as it was read.
    let element: Element
    /// The place where the element is written.
    let place: Place
    /// The role of the element in its spec.
    let role: Role
    /// The keys that are written at it, in their order; those that hold other elements are among them.
    let keys: [WrittenKey]
    /// The values that rules about keys look at: those written at the element and in its styles; of a look all that
    /// it has.
    let values: [KeyedValue]
    /// The values that cases of `when` give.
    let variedValues: [KeyedValue]
    /// The values that the element has in any case: those that hold without one, and those of the cases of `when`.
    var valuesInAllCases: [KeyedValue] { values + variedValues }
    /// The names with which references can begin where it stands.
    let scope: Scope
    /// The number of kinds of the spec that were known when it was read: a component knows those that stand before it.
    let knownKinds: Int
    /// True if an id is written at it that cannot be one.
    var hasUnreadableID = false

    /// Keeps an element for its rules.
    init(_ element: Element, _ keys: [WrittenKey], at place: Place, as role: Role, scope: Scope, knownKinds: Int) {
        self.element = element
        self.place = place
        self.role = role
        self.keys = keys
        values = role.isLook ? element.values : element.values.filter(\.isWritten)
        variedValues = element.variedValues
        self.scope = scope
        self.knownKinds = knownKinds
    }

    var kind: Kind { element.kind }

    /// True for a row that leaves the margins of the screen.
    var isEdgeToEdge: Bool { value(.layout(.edgeToEdge))?.value == .boolean(true) }

    /// True for a list of cells.
    var isList: Bool { kind.content == .sections }

    /// True in a screen, false in a component.
    var isOfScreen: Bool { scope.isScreen }

    /// The value that rules look at under the key with that effect, or nil.
    func value(_ effect: Effect) -> KeyedValue? {
        for index in values.indices where values[index].key.effect == effect { return values[index] }
        return nil
    }

    /// The key that holds elements of that sort, or nil where it is not written.
    func key(_ content: Effect.ContentKey) -> WrittenKey? {
        keys.first { $0.key.effect == .content(content) }
    }
}

extension ReadElement {
    /// True if code of the app's own may do what the keys do not say: Swift beside them, or another class.
    var hasOwnCode: Bool {
        let keys: [Effect.ToolKey] = [.swift, .className, .initializer]
        return keys.contains { element.toolValue($0) != nil }
    }
}

extension ReadElement {
    /// The finding at the place where the element names a style, if it is about a value of that: other elements may
    /// have the style, and nothing be wrong with them.
    func placed(_ finding: Diagnostic) -> Diagnostic {
        let keyed = element.values.first { keyed in
            guard case .style = keyed.origin, let range = finding.range, range.file == keyed.range.file else {
                return false
            }
            return keyed.range.start <= range.start && range.end <= keyed.range.end
        }
        guard let keyed, case .style(let name) = keyed.origin else { return finding }
        var placed = finding
        placed.range = keys.first { $0.key.effect == .tool(.style) }?.range ?? element.range
        placed.related.append(
            Diagnostic.Label(keyed.range, "\(Wording.code(keyed.key.name)) of the style \(Wording.code(name))"))
        return placed
    }
}

extension KeyedValue {
    /// True for a value that stands in the spec: at the element, or in a style.
    fileprivate var isWritten: Bool {
        switch origin {
        case .element, .style: true
        case .shippedStyle, .component: false
        }
    }
}
