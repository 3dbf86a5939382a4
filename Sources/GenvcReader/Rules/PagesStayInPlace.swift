import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Pages are as long as the scroll view that they stand in, so nothing may stand between or around them.
///
/// Reported are `spacing`, `margins`, `distribution` and `alignment` beside `isPagingEnabled: true`, unless they are 0.
/// An example is `{ scrollView: pages, axis: horizontal, isPagingEnabled: true, spacing: small, items: [ … ] }`.
enum PagesStayInPlace: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.kind.content == .scroll, read.element.layoutValue(.isPagingEnabled)?.value == .boolean(true) else {
            return []
        }
        return [Effect.LayoutKey.spacing, .margins, .distribution, .alignment].compactMap { key in
            guard let keyed = read.value(.layout(key)), !keyed.value.isNoLength else { return nil }
            return .error(
                .conflictingKeys, "`\(keyed.key.name)` moves the pages away from where they stop",
                at: keyed.keyRange, label: "leave it out",
                help: "pages are as long as the \(read.kind.name); give what stands in a page its margins")
        }
    }
}

extension Value {
    /// True for a length or insets of nothing.
    fileprivate var isNoLength: Bool {
        switch self {
        case .length(let length): length.points == 0
        case .insets(let insets): insets.isZero
        default: false
        }
    }
}
