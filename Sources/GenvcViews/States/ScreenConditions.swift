import GenvcModel
import GenvcVocabulary

/// The conditions of a screen in terms of its state: those of components once for each use, with what that gives them.
struct ScreenConditions {
    /// The conditions, each once, in the order of the spec.
    private(set) var formulas: [StateFormula] = []
    /// The types of what conditions ask about, as far as something tells them.
    private(set) var types: [[String]: FieldType] = [:]
    private var known: Set<StateFormula> = []
    private let components: [Component]

    /// Reads the conditions of what stands on the screen itself. What its bars show changes no layout.
    init(_ screen: Screen) {
        components = screen.components
        let scope = StateScope()
        for variant in screen.variants { add(variant.condition, scope) }
        for list in screen.elementLists { for element in list { add(element, scope) } }
    }

    // MARK: - Elements

    private mutating func add(_ element: Element, _ outer: StateScope) {
        var scope = outer
        if let repetition = element.repetition, let id = element.id {
            scope.elements[id.text] = repeated(repetition, outer)
        }
        for state in ControlState.allCases {
            let given = origins(ofKey: { $0.name == state.rawValue }, in: element, scope)
            if !given.isEmpty { scope.controls[state] = given }
        }
        for variant in element.variants { add(variant.condition, scope) }
        for keyed in element.values + element.variedValues { add(keyed, scope) }
        if let component = components.first(where: { $0.kind === element.kind && !$0.base.isLook }) {
            add(component.root, inside(component, of: element, scope))
        }
        for list in element.all { for inner in list { add(inner, scope) } }
    }

    /// The scope in a component where it stands.
    private func inside(_ component: Component, of element: Element, _ outer: StateScope) -> StateScope {
        var scope = StateScope(component: component)
        scope.controls = outer.controls
        for field in component.parameters {
            let name = field.name.text
            let given = origins(ofKey: { $0.effect == .parameter && $0.name == name }, in: element, outer)
            let standard: Sample =
                field.initialValue != nil || field.type.isOptional ? field.shownSample : .missing
            scope.parameters[name] = given.isEmpty ? [.fixed(standard)] : given
        }
        return scope
    }

    /// The origins of the values of a key, those in cases of `when` included.
    private func origins(ofKey isKey: (Key) -> Bool, in element: Element, _ scope: StateScope) -> [StateOrigin] {
        (element.values + element.variedValues).filter { isKey($0.key) }.flatMap { scope.origins(of: $0.value) }
    }

    private mutating func add(_ keyed: KeyedValue, _ scope: StateScope) {
        switch keyed.value {
        case .condition(let condition): add(condition, scope)
        case .binding(let binding) where keyed.key.type == .boolean:
            add(Condition(binding.reference, range: keyed.range), scope)
        default: break
        }
    }

    /// The origins of the elements of a `repeat`. An empty list and one of a single element count as conditions.
    private mutating func repeated(_ repetition: Repetition, _ scope: StateScope) -> [StateScope.Repeated] {
        switch repetition.content {
        case .count(let count): return (0..<count).map { .init(origin: .fixed(.scalar(String($0)))) }
        case .number(let reference):
            for case .path(let path, let type) in scope.origins(of: reference) {
                types[path] = type ?? .basic(.integer)
                // A number that is counted is no list: none of it is what nobody asks for.
                add(.question(.compares(.equal, .scalar("1")), at: path))
            }
            return [.init(origin: .fixed(.scalar("0")))]
        case .list(let reference):
            return scope.origins(of: reference).map { origin in
                guard case .path(let path, let type) = origin else { return .init(origin: origin) }
                types[path] = type
                for number in [0.0, 1] { add(.question(.counts(.equal, number), at: path)) }
                return .init(origin: .path(path + [StateSample.everyElement], nil))
            }
        case .literals(let literals, _):
            return literals.map { literal in
                let members = literal.values.map { ($0.name, scope.origins(of: $0.value)) }
                return .init(
                    origin: .fixed(.scalar(literal.id.text)),
                    members: Dictionary(members) { first, _ in first })
            }
        }
    }

    // MARK: - Formulas

    private mutating func add(_ condition: Condition, _ scope: StateScope) {
        for reference in condition.references {
            for case .path(let path, let type?) in scope.origins(of: reference) {
                let member = ReferenceMember(endOf: path)
                if member == .isEmpty || member == .count { continue }
                types[path] = types[path] ?? type
            }
            for formula in scope.enclosing(of: reference) { add(formula) }
        }
        for formula in scope.formulas(of: condition) { add(formula) }
    }

    private mutating func add(_ formula: StateFormula) {
        if !formula.atoms.isEmpty, known.insert(formula).inserted { formulas.append(formula) }
    }
}
