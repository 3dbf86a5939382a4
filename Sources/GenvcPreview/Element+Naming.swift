import GenvcModel
import GenvcViews
import GenvcVocabulary

extension Element {
    /// What the element is called where there is no room for a caption: its name without `Field` or `Button`.
    var shortName: String {
        if case .caption(let name)? = toolValue(.previewName)?.value { return name }
        if let id { return Words.title(of: id.text) }
        if let text = mainText { return text.text }
        return imageName ?? Words.title(of: slot?.rawValue ?? kind.name)
    }

    /// The words of the image or symbol that it shows, or nil.
    var imageName: String? {
        for keyed in values {
            if case .image(let image) = keyed.value {
                switch image.source {
                case .asset(let name): return name.capitalizedFirst
                case .symbol(let name): return name.split(separator: ".").joined(separator: " ").capitalizedFirst
                }
            }
        }
        return nil
    }

    /// The case name that the key was given, or nil.
    func choice(_ meaning: Key.Meaning) -> String? {
        if case .choice(let choice)? = value(meaning) { return choice }
        return nil
    }
}
