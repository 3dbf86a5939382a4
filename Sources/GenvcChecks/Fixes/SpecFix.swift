import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// A change of the spec that would answer a finding, in terms of elements and keys; `SpecEditor` makes an edit of the
/// text of it.
///
/// A rule offers fixes, the most likely one first, without knowing whether they help: `GenvcKit/FixTrials` makes each
/// change, checks the changed spec and offers the first that answers the finding.
struct SpecFix: Sendable {
    /// A key by what it does: its name is the vocabulary's business.
    enum KeyName: Sendable, Hashable {
        /// A key that decides frames.
        case layout(Effect.LayoutKey)
        /// A key that genvc itself reads.
        case tool(Effect.ToolKey)
        /// A key that is a part of how a view is made.
        case construction(Effect.Construction)
        /// A key of any effect, by what it means.
        case meaning(Key.Meaning)
    }

    /// One step of a fix. Values are written as in a spec, `44` or `{ min: 44 }`.
    enum Change: Sendable {
        /// Gives the key of the element that value, as a spec writes it, in place of the one it has.
        case set(KeyName, String, Element)
        /// Removes a key and its value from an element.
        case remove(KeyName, Element)
        /// Adds formulas to the `constraints` of the element.
        case addRelations([String], Element)
        /// Removes a relation from the `constraints` of the element.
        case removeRelation(Relation, Element)
        /// Writes another formula in place of a relation.
        case replaceRelation(Relation, String)
        /// Gives the key of the screen that value.
        case setScreen(KeyName, String)
        /// Writes a word where the length stands in the value at the place.
        case replace(SourceRange, Length, String)
        /// Writes other words where some stand in the value at the place.
        case replaceWord(SourceRange, String, String)
        /// Writes an element into a list, before another one.
        case insert(String, before: Element)
        /// Writes the second of two elements of a list where the first stands, and the first where the second does.
        case swap(Element, Element)
        /// Takes an element out of its list.
        case removeElement(Element)
        /// Removes a `suppress` that silences nothing from the element.
        case removeSuppression(Suppression, Element)
    }

    /// The steps of the fix: all of them are made, or none.
    let changes: [Change]

    init(_ changes: [Change]) {
        self.changes = changes
    }

    /// A fix that gives one key of an element a value.
    static func set(_ key: KeyName, _ value: String, of element: Element) -> SpecFix {
        SpecFix([.set(key, value, element)])
    }

    /// A fix that removes one key of an element.
    static func remove(_ key: KeyName, of element: Element) -> SpecFix {
        SpecFix([.remove(key, element)])
    }

    /// A fix that gives one key of the screen a value.
    static func setScreen(_ key: KeyName, _ value: String) -> SpecFix {
        SpecFix([.setScreen(key, value)])
    }

    /// A fix by which the screen scrolls along an axis, besides the one along which it scrolls already.
    static func scrolling(_ screen: Screen, along axis: LayoutAxis) -> SpecFix {
        let (wanted, other): (Screen.Scroll, Screen.Scroll) =
            axis == .vertical ? (.vertical, .horizontal) : (.horizontal, .vertical)
        let scroll = screen.scroll == other ? Screen.Scroll.both : wanted
        return .setScreen(.tool(.scroll), scroll.rawValue)
    }
}

extension SpecFix.Change {
    /// Gives an element a priority along one axis. The one along the other axis stays, if the spec says it.
    ///
    /// - Parameter key: `hugging` or `compression`.
    static func prioritize(
        _ key: Effect.LayoutKey, _ priority: Double, along axis: LayoutAxis, of element: Element
    ) -> SpecFix.Change {
        var (horizontal, vertical): (Double?, Double?)
        if case .priorities(let said)? = element.layoutValue(key)?.value {
            (horizontal, vertical) = (said.horizontal, said.vertical)
        }
        switch axis {
        case .horizontal: horizontal = priority
        case .vertical: vertical = priority
        }
        let parts = [("horizontal", horizontal), ("vertical", vertical)].compactMap { name, priority in
            priority.map { "\(name): \($0.pointText)" }
        }
        return .set(.layout(key), "{ \(parts.joined(separator: ", ")) }", element)
    }
}

extension SpecFix {
    /// A priority higher than the hugging priority that UIKit or genvc gives any view.
    static let firmHugging = Priorities.hugsHarder + 1

    /// The length in points for a view that has none: the least one that a finger can tap.
    static let usualLength = "44"

    /// The height in points in which a map or a chart can be made out, and beside which there is room on the smallest
    /// phone.
    static let usualHeightOfArea = "200"

    /// Fixes that let a view be as high as its content: they turn its height into a least one, or remove what limits
    /// it.
    static func freeHeight(of view: ViewNode) -> [SpecFix] {
        guard let element = view.element else { return [] }
        var fixes: [SpecFix] = []
        if case .dimension(let rules)? = element.layoutValue(.height)?.value {
            fixes += leastHeight(rules, of: element)
        }
        fixes.append(.remove(.layout(.height), of: element))
        if case .size(let width, let height)? = element.layoutValue(.size)?.value {
            fixes.append(
                SpecFix([
                    .remove(.layout(.size), element), .set(.layout(.width), width.written, element),
                    .set(.layout(.height), "{ min: \(height.written) }", element),
                ]))
            fixes.append(.remove(.layout(.size), of: element))
        }
        fixes.append(.remove(.layout(.aspectRatio), of: element))
        fixes += view.relations.map { SpecFix([.removeRelation($0, element)]) }
        return fixes
    }

    /// The fix that makes a height a least one; no fix for a height that is nothing but a greatest one.
    static func leastHeight(_ rules: [SizeRule], of element: Element) -> [SpecFix] {
        guard let rule = rules.first(where: { $0.relation != .maximum }) else { return [] }
        return [.set(.layout(.height), "{ min: \(rule.length.written) }", of: element)]
    }

    /// Fixes that bring a view back into what holds it: they turn offsets around, or replace relations by a placement.
    ///
    /// - Parameter placement: where in its host the view stands now, which is tried first.
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

    /// A fix that takes the offset from each relation that leads out of the parent, so that the edges coincide; no fix
    /// if there is no such relation.
    private static func withoutOffsets(_ view: ViewNode) -> [SpecFix] {
        let changes = view.relations.compactMap { relation -> Change? in
            guard case .formula(let formula) = relation.content, formula.leadsOutwards else { return nil }
            return .replaceRelation(relation, formula.text(to: .parent, keepsLength: false))
        }
        return changes.isEmpty ? [] : [SpecFix(changes)]
    }

    /// A fix that relates a view to the safe area wherever it is related to the screen; no fix if it is not.
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

extension Length {
    /// The length as a spec writes it: the field that it follows, `$gap`, or its points.
    var written: String { reference.map { "$" + $0.pathText } ?? points.pointText }
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

    /// The formula as a spec writes it, with another target.
    ///
    /// - Parameters:
    ///   - edge: the attribute of the target; nil for that of the old one.
    ///   - keepsLength: false to leave out the offset.
    func text(to target: RelationTarget, of edge: RelationAttribute? = nil, keepsLength: Bool = true) -> String {
        var text = "\(attribute.rawValue) \(sign.rawValue) "
        if let old = self.target {
            text += target.rawValue
            let edge = edge ?? old.attribute
            if edge != attribute { text += ".\(edge.rawValue)" }
            if multiplier != 1 { text += " * \(multiplier.pointText)" }
            if keepsLength, let length, length.points != 0 {
                text += " \(isSubtracted ? "-" : "+") \(length.written)"
            }
        } else if let length {
            text += length.written
        }
        return priority == Priorities.required ? text : text + " @\(priority.pointText)"
    }
}
