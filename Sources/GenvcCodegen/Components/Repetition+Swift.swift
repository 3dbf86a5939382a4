import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

extension ViewNode {
    /// `dotViews`: the property that holds all that a `repeat` makes.
    var arrayName: String { SwiftName.plural(name) }
}

extension Repetition {
    /// True if the elements are their places.
    var isCounted: Bool {
        switch content {
        case .count, .number: true
        case .list, .literals: false
        }
    }

    /// True if each view stands for one element as long as it is there: a list moves what it has.
    var keepsElements: Bool {
        switch content {
        case .count, .number, .literals: true
        case .list: false
        }
    }

    /// True for a value of a repeated element that depends on nothing but the place of a view, which stays the same: it
    /// is set where the view is made, and never again.
    func keeps(_ keyed: KeyedValue, of element: Element) -> Bool {
        guard keepsElements, Self.readsWhatIsKnown(element),
            !element.variants.contains(where: { $0.values.contains { $0.key === keyed.key } })
        else { return false }
        if case .condition(let condition) = keyed.value, DeviceFacts(in: [condition]) != DeviceFacts() { return false }
        return keyed.value.references.allSatisfy(\.isOfElementAlone)
    }

    /// False for an element with Swift of a person's own, which may read what nobody knows of.
    static func readsWhatIsKnown(_ element: Element) -> Bool {
        element.toolValue(.properties) == nil && element.toolValue(.swift) == nil
    }

    /// The sequence that it goes over, in Swift.
    func sequence(named id: String) -> Expression {
        switch content {
        case .count(let count): "0..<\(count)"
        case .number(let reference): "0..<max(0, \(ReferenceExpression(reference).expression))"
        case .list(let reference): Self.list(reference)
        case .literals: "\(SwiftName.ofEnum(id)).allCases"
        }
    }

    /// The list that a reference names; empty where a name before the last one is nil.
    private static func list(_ reference: Reference) -> Expression {
        let list = ReferenceExpression(reference).expression
        return reference.optionalMembers.isEmpty ? list : "(\(list) ?? [])"
    }

    /// The element at `index`, in Swift.
    func element(named id: String) -> Expression {
        switch content {
        case .count, .number: "index"
        case .list(let reference): "\(Self.list(reference))[index]"
        case .literals: "\(SwiftName.ofEnum(id)).allCases[index]"
        }
    }

    /// The Swift type of an element.
    func elementType(named id: String) -> String {
        switch content {
        case .count, .number: return "Int"
        case .list(let reference):
            if case .list(let element)? = reference.type?.unwrapped { return element.swiftName }
            return SwiftName.ofEnum(id)
        case .literals: return SwiftName.ofEnum(id)
        }
    }
}
