import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// `size` stands alone: `width` and `height` would say the same thing twice. Among rows a height beside it is allowed,
/// which is that of the row; a component says nothing of the row that it will stand in.
/// An example is `{ view: dot, size: 8, width: 10 }`.
enum SizeBesideSides: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard let size = read.value(.layout(.size)) else { return [] }
        return read.sidesOfSize.compactMap { written($0, at: read.element) }.map { other in
            .error(
                .conflictingKeys, "`\(size.key.name)` and `\(other.key.name)` say the same thing twice",
                at: size.keyRange, label: "keep one of them",
                related: [Diagnostic.Label(other.keyRange, "the other is here")])
        }
    }

    /// The value of the key, if the element itself gives it.
    private static func written(_ key: Effect.LayoutKey, at element: Element) -> KeyedValue? {
        element.layoutValue(key).flatMap { $0.origin == .element ? $0 : nil }
    }
}

extension ReadElement {
    /// The keys that say again what `size` says. Among rows a height is that of the row, and no side of the element.
    var sidesOfSize: [Effect.LayoutKey] {
        place.isRows && !role.isOfComponent ? [.width] : [.width, .height]
    }
}
