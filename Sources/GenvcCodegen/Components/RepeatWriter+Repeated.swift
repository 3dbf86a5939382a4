import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The views of one `repeat`, and what of them never changes.
extension RepeatWriter {
    /// The views that stand as often as one `repeat` says.
    struct Repeated {
        /// The views of each, the outer one first.
        let group: [Int]
        /// The index of the outermost view of each: the band, where there is one.
        let outer: Int
        /// The view of the element.
        let view: ViewNode
        /// The element that is repeated.
        let element: Element
        /// The list, number or literals that the repetition goes over.
        let repetition: Repetition
        /// The name of the element of the repetition.
        let id: String
        /// The constraints of each.
        let constraints: [RepeatedConstraint]
        /// The lengths of each that state or the element gives.
        let lengths: [Expression]
        /// True where the views stand in bands of their own.
        let isInBand: Bool
        /// True if the names of the views for UI tests have those of the literals.
        let tellsLiteral: Bool
        /// True if the closures of its events know the element.
        let isTold: Bool
        /// The statements that show in each what never changes.
        var once: [Statement] = []

        /// The constraints of each whose constants change with state or the element.
        var bound: [BoundConstraint] { constraints.compactMap(\.bound) }
        /// The property that holds them.
        var array: String { view.arrayName }
        /// The method that makes one.
        var method: String { "add" + view.name.capitalizedFirst }

        /// True if the method needs to know the element that it makes one for.
        var usesElement: Bool {
            tellsLiteral || isTold || ContentWriter.givesValues(to: element)
                || lengths.contains { $0.refers(to: id) } || once.contains { $0.refers(to: id) }
        }

        /// The parameter of the methods that make and show one of the views.
        var parameter: String { "_ \(SwiftName.declared(id)): \(repetition.elementType(named: id))" }

        /// The name of the element where it is needed, else another.
        func element(else other: String) -> String { usesElement ? SwiftName.declared(id) : other }
    }

    /// A constraint of each.
    struct RepeatedConstraint {
        /// The constraint as the tree has it.
        let entry: ConstraintGroup.Entry
        /// Its constant; nil for one that stays.
        let bound: BoundConstraint?
    }

    /// A constraint of each whose constant state or the element gives.
    struct BoundConstraint {
        /// The constant that state gives.
        let constant: ConstraintWriter.BoundConstant
        /// The property that holds those of all.
        var array: String { SwiftName.plural(constant.property) }
    }

    /// The pieces that show what may change; the statements of the others are run where a view is made.
    func takingFixed(
        from pieces: [RenderWriter.Piece], of repeated: inout Repeated
    ) -> [RenderWriter.Piece] {
        let fixed = pieces.filter { isFixed($0, repeated) }.flatMap(\.statements)
        let given = repeated.view.element?.source.flatMap {
            render.declarations.contents.setting(of: repeated.view, $0)
        }
        // A component is made with its content; one that gets another may show anew what was set at it.
        if let given, !fixed.contains(given) { return pieces }
        repeated.once = fixed.filter { $0 != given }
        return pieces.filter { !isFixed($0, repeated) }
    }

    /// True if the statements show the same in one of the views for as long as it stands.
    private func isFixed(_ piece: RenderWriter.Piece, _ repeated: Repeated) -> Bool {
        Repetition.readsWhatIsKnown(repeated.element) && stays(piece.called, piece.statements, in: repeated.repetition)
    }

    /// True if what is read is no state, and the element at a place is always the same one.
    func stays(
        _ expressions: [Expression], _ statements: [Statement] = [], in repetition: Repetition
    ) -> Bool {
        guard repetition.keepsElements else { return false }
        let names = expressions.flatMap(\.names) + statements.flatMap(\.names)
        return FieldReads(names: names, of: render.fields).isEmpty
    }
}

extension ViewNode {
    /// The chain behind the name of a repeated view to its band, which no property holds.
    static let bandOfRepeated = ".superview?"
}
