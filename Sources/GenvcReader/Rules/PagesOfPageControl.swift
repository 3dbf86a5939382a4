import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A page control turns the pages of one scroll view that has pages. Reported is `scrolls` with one that has none or a
/// class of its own, and where either of them stands several times; and a written number of pages that is another than
/// that of the pages, or counts one that may be hidden.
/// An example is `{ pageControl: dots, numberOfPages: 3, scrolls: story }` with `{ scrollView: story, rows: [ … ] }`.
enum PagesOfPageControl {
    /// True for an element that is repeated, or stands in or over one that is.
    private static func isRepeated(_ read: ReadElement) -> Bool {
        read.element.repetition != nil || read.scope.names.contains { [.element, .literal].contains($0.root) }
    }

    /// - Parameter elements: those of one class.
    static func findings(in elements: [ReadElement]) -> [Diagnostic] {
        elements.flatMap { read -> [Diagnostic] in
            guard let keyed = read.element.toolValue(.scrolls), case .reference(let id) = keyed.value else { return [] }
            let pages = elements.first { $0.element.id?.text == id && $0.kind.content == .scroll }
            let several = [read, pages].compactMap { $0 }.filter(isRepeated)
            if let several = several.first {
                return [
                    .error(
                        .conflictingKeys, "`scrolls` ties one page control to one scroll view", at: keyed.range,
                        label: "leave it out",
                        related: [Diagnostic.Label(several.element.range, "this stands several times")])
                ]
            }
            guard let pages else { return [] }
            if let own = pages.value(.tool(.className)) ?? pages.value(.tool(.initializer)) {
                return [
                    .error(
                        .conflictingKeys,
                        "`scrolls` needs \(Wording.articled(ShippedComponent.carouselScrollView.name)), and "
                            + "`\(own.key.name)` names another class", at: keyed.range,
                        label: "leave it out, and tie the two in code",
                        related: [Diagnostic.Label(own.keyRange, "the class is named here")])
                ]
            }
            guard !pages.element.hasPages else { return miscounted(read, pages.element) }
            return [
                .error(
                    .conflictingKeys, "\(Wording.code(id)) has no pages", at: keyed.range,
                    label: "add `isPagingEnabled: true` to the scroll view",
                    related: [Diagnostic.Label(pages.element.range, "it is here")])
            ]
        }
    }
}

extension PagesOfPageControl {
    /// The error of a written number of pages that is not the number of pages which are shown.
    private static func miscounted(_ read: ReadElement, _ pages: Element) -> [Diagnostic] {
        let shown = pages.children
        let numbers = shown.map { child in child.repetition.map(\.count) ?? 1 }
        // A view that is alone may hold several pages beside each other.
        guard let keyed = read.element.values.first(where: { $0.key.meaning == .numberOfPages }),
            case .integer(let count) = keyed.value, pages.scrollsInPages,
            shown.count > 1, !read.variedValues.contains(where: { $0.key === keyed.key }), !numbers.contains(nil)
        else { return [] }
        let number = numbers.compactMap { $0 }.reduce(0, +)
        if count != number {
            return [
                .error(
                    .outOfRange, "`\(pages.id?.text ?? pages.kind.name)` has \(EnglishList.count(number, "page"))",
                    at: keyed.range, label: "write \(number)",
                    related: [Diagnostic.Label(pages.range, "they are here")])
            ]
        }
        guard let hidden = shown.first(where: { $0.sometimesHas(.isHidden) }), !read.element.sometimesHas(.isHidden)
        else { return [] }
        return [
            .error(
                .conflictingKeys, "a page that is hidden is counted too", at: keyed.range,
                label: "write a field of `state`, the number of pages that are shown",
                related: [Diagnostic.Label(hidden.range, "it may be hidden")])
        ]
    }
}
