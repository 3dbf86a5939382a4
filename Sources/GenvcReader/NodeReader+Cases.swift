import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// What a case of `when` says, against what the element says.
extension NodeReader {
    /// Reports sizes of cases that say the same thing as the element in another way, and layout of nothing.
    mutating func checkCases(of element: Element, at place: Place) {
        for keyed in element.values + element.variedValues where keyed.origin == .element {
            guard element.kind.traits.contains(.isPlainView), element.children.isEmpty, keyed.key.laysOutChildren
            else { continue }
            values.report(
                .uselessKey, "`\(keyed.key.name)` has no effect here", at: keyed.range,
                label: "nothing stands in this \(element.kind.name)", help: "`rows` are what stands in it")
        }
        reportNothingToReturnTo(of: element)
        let all = [element.values] + element.variants.map(\.values)
        let sizes = all.map { values in values.first { $0.key.effect == .layout(.size) } }
        guard let size = sizes.compactMap(\.self).first else { return }
        let others: [Effect] = [.layout(.width)] + (place.isRows ? [] : [.layout(.height)])
        // The element itself has been looked at; here one of the two stands in a case.
        for (number, values) in all.enumerated() {
            guard number > 0 || sizes[0] == nil,
                let other = values.first(where: { others.contains($0.key.effect) && $0.origin == .element })
            else { continue }
            self.values.report(
                .conflictingKeys, "`\(other.key.name)` has no effect beside `size`", at: other.range,
                label: "write the whole `size` in each of the cases",
                related: [Diagnostic.Label(size.range, "it is here")])
        }
    }

    /// Reports what a case changes and the element does not say, where UIKit has another value for each kind of view.
    private mutating func reportNothingToReturnTo(of element: Element) {
        for keyed in element.variedValues where keyed.origin == .element {
            guard Self.keysWithoutStandard.contains(keyed.key.name), keyed.key.standard == nil,
                !element.values.contains(where: { $0.key === keyed.key })
            else { continue }
            values.report(
                .missingKey, "nothing says `\(keyed.key.name)` where no case holds", at: keyed.range,
                label: "write it at the \(element.kind.name) itself too")
        }
    }

    private static let keysWithoutStandard: Set = ["maskedCorners", "accessibilityTraits", "contentMode"]
}

extension Key {
    /// True for keys that say how the children of a view stand.
    fileprivate var laysOutChildren: Bool {
        switch effect {
        case .layout(.margins), .layout(.spacing), .layout(.alignment), .layout(.distribution): true
        default: false
        }
    }
}
