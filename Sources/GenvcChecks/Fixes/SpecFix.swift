import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// A change of the spec that would answer a finding, in terms of elements and keys; `SpecEditor` makes an edit of the
/// text of it.
struct SpecFix: Sendable {
    /// A key by what it does: its name is the vocabulary's business.
    enum KeyName: Sendable, Hashable {
        case layout(Effect.LayoutKey)
        case tool(Effect.ToolKey)
        case construction(Effect.Construction)
        case meaning(Key.Meaning)
    }

    enum Change: Sendable {
        /// Gives the key of the element that value, as a spec writes it, in place of the one it has.
        case set(KeyName, String, Element)
        case remove(KeyName, Element)
        case addRelation(String, Element)
        case removeRelation(Relation, Element)
        case replaceRelation(Relation, String)
        case setScreen(KeyName, String)
        /// Writes a word where the length stands in the value of a key of the screen.
        case replaceOfScreen(KeyName, Length, String)
        /// Writes a word where the length stands in the value at the place.
        case replace(SourceRange, Length, String)
        /// Writes an element into a list, before another one.
        case insert(String, before: Element)
        /// Writes the second of two elements of a list where the first stands, and the first where the second does.
        case swap(Element, Element)
        /// Takes an element out of its list.
        case removeElement(Element)
        case removeSuppression(Suppression, Element)
    }

    /// All of them are made, or none.
    let changes: [Change]

    init(_ changes: [Change]) {
        self.changes = changes
    }

    static func set(_ key: KeyName, _ value: String, of element: Element) -> SpecFix {
        SpecFix([.set(key, value, element)])
    }

    static func remove(_ key: KeyName, of element: Element) -> SpecFix {
        SpecFix([.remove(key, element)])
    }

    static func setScreen(_ key: KeyName, _ value: String) -> SpecFix {
        SpecFix([.setScreen(key, value)])
    }
}

extension SpecFix {
    /// A length for what has none: that of a control.
    static let usualLength = "44"

    /// A height in which a map or a chart can be made out, and beside which there is room on the smallest phone.
    static let usualHeightOfArea = "200"

    /// What lets a view be as high as its content.
    static func freeHeight(of view: ViewNode) -> [SpecFix] {
        guard let element = view.element else { return [] }
        var fixes: [SpecFix] = []
        if case .dimension(let rules)? = element.layoutValue(.height)?.value, let length = rules.first?.length {
            fixes.append(.set(.layout(.height), "{ min: \(length.points.pointText) }", of: element))
        }
        fixes.append(.remove(.layout(.height), of: element))
        if case .size(let width, let height)? = element.layoutValue(.size)?.value {
            fixes.append(
                SpecFix([
                    .remove(.layout(.size), element), .set(.layout(.width), width.points.pointText, element),
                    .set(.layout(.height), "{ min: \(height.points.pointText) }", element),
                ]))
            fixes.append(.remove(.layout(.size), of: element))
        }
        fixes.append(.remove(.layout(.aspectRatio), of: element))
        fixes += view.relations.map { SpecFix([.removeRelation($0, element)]) }
        return fixes
    }

    /// What brings a view back into what holds it. `placement`: where in it the view stands now.
    static func placeInside(_ view: ViewNode, placement: String = "center") -> [SpecFix] {
        guard let element = view.element else { return [] }
        let placements = [placement] + ["center", "bottom", "top", "fill"].filter { $0 != placement }
        var fixes = withoutOffsets(view)
        if !view.relations.isEmpty {
            fixes += placements.map {
                SpecFix([.remove(.layout(.constraints), element), .set(.layout(.placement), $0, element)])
            }
            fixes.append(.remove(.layout(.constraints), of: element))
        }
        fixes += [Effect.LayoutKey.width, .size, .height].map { .remove(.layout($0), of: element) }
        fixes += placements.map { .set(.layout(.placement), $0, of: element) }
        return fixes
    }

    /// Relations that lead outwards, to the edge itself.
    private static func withoutOffsets(_ view: ViewNode) -> [SpecFix] {
        let changes = view.relations.compactMap { relation -> Change? in
            guard case .formula(let formula) = relation.content, formula.leadsOutwards else { return nil }
            return .replaceRelation(relation, formula.text(to: .parent, keepsLength: false))
        }
        return changes.isEmpty ? [] : [SpecFix(changes)]
    }

    /// Relations to the safe area instead of the screen.
    static func keepSafe(_ view: ViewNode) -> [SpecFix] {
        let changes = view.relations.compactMap { relation -> Change? in
            guard case .formula(let formula) = relation.content, formula.target?.place == .word(.screen) else {
                return nil
            }
            return .replaceRelation(relation, formula.text(to: .safeArea))
        }
        return changes.isEmpty ? [] : [SpecFix(changes)]
    }
}

extension RelationFormula {
    /// True for an edge that stands beyond the same edge of what holds the view.
    fileprivate var leadsOutwards: Bool {
        guard let target, target.place == .word(.parent), target.attribute == attribute, length?.points ?? 0 > 0 else {
            return false
        }
        return switch attribute {
        case .top, .leading: isSubtracted
        case .bottom, .trailing: !isSubtracted
        default: false
        }
    }

    /// The formula as a spec writes it, with another target; its attribute stays where it is the same sort of thing.
    func text(to target: RelationTarget, keepsAttribute: Bool = true, keepsLength: Bool = true) -> String {
        var text = "\(attribute.rawValue) \(sign.rawValue) "
        if let old = self.target {
            text += target.rawValue
            if keepsAttribute, old.attribute != attribute { text += ".\(old.attribute.rawValue)" }
            if multiplier != 1 { text += " * \(multiplier.pointText)" }
            if keepsLength, let length, length.points != 0 {
                text += " \(isSubtracted ? "-" : "+") \(length.points.pointText)"
            }
        } else if let length {
            text += length.points.pointText
        }
        return priority == 1_000 ? text : text + " @\(priority.pointText)"
    }
}
