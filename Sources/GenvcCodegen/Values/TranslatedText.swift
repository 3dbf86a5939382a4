import GenvcModel
import GenvcViews

/// A text on its way to a translator, as `String(format:)` reads it, with its forms.
struct TranslatedText {
    /// The text that the code has.
    let value: String
    let forms: CatalogText.Forms
    /// The fields in it: `%1$@ is name, %2$lld is posts`; empty for a text without fields.
    let words: String

    /// - Parameters:
    ///   - arguments: the arguments that people see.
    ///   - count: the number of all arguments; nil for as many.
    init(
        _ value: String, _ forms: CatalogText.Forms, arguments: [LocalizedText.Argument] = [], count: Int? = nil
    ) {
        self.value = value
        self.forms = forms
        words = arguments.enumerated().map { place, argument in
            let number = (count ?? arguments.count) > 1 ? "\(place + 1)$" : ""
            let field = argument.reference.path.map(Words.lowercased).joined(separator: " ")
            return "%\(number)\(argument.isNumber ? "lld" : "@") is \(field)"
        }.joined(separator: ", ")
    }
}
