import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The words by which a drawing names an element that it shows without its text.
struct ShownName {
    private let element: Element

    init(of element: Element) {
        self.element = element
    }

    /// The name without the word for its kind, as `Field` or `Button`, for places without room for a caption.
    var short: String {
        if case .caption(let name)? = element.toolValue(.previewName)?.value { return name }
        if let id = element.id { return Words.title(of: id.text) }
        if let text = element.mainText { return text.text }
        return image ?? Words.title(of: element.slot?.rawValue ?? element.kind.name)
    }

    /// The words of the image or symbol that the element shows; nil if it shows none.
    var image: String? {
        for keyed in element.values {
            if case .image(let image) = keyed.value {
                switch image.source {
                case .asset(let name): return name.capitalizedFirst
                case .symbol(let name): return name.split(separator: ".").joined(separator: " ").capitalizedFirst
                }
            }
        }
        return nil
    }
}

extension Element {
    /// The case that a key with that meaning names; nil if the element has no such key.
    func choice(_ meaning: Key.Meaning) -> String? {
        if case .choice(let choice)? = value(meaning) { return choice }
        return nil
    }
}
