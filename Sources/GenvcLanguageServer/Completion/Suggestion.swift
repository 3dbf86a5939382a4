import GenvcDiagnostics

/// A word that may stand where something is typed.
struct Suggestion {
    /// The signs with which editors show words, by the numbers of `CompletionItemKind`.
    enum Sign: Int {
        case field = 5
        case kind = 7
        case property = 10
        case value = 12
        case file = 17
        case color = 16
        case reference = 18
        case folder = 19
        case style = 21
    }

    let word: String
    let sign: Sign
    /// A few words beside it.
    var detail: String?
    /// Its documentation in Markdown.
    var documentation: String?
}

/// The words that may stand at a place, as the client gets them.
struct SuggestionList {
    let suggestions: [Suggestion]
    let point: CompletionPoint
    let text: DocumentText
    /// False where more letters would bring up other words.
    var isWhole = true

    /// Writes the list, in its order.
    func write(as markup: Markup, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("isIncomplete", !isWhole)
        writer.list("items", Array(suggestions.enumerated())) { write($0.element, at: $0.offset, as: markup, to: &$1) }
        writer.endObject()
    }

    private func write(_ suggestion: Suggestion, at place: Int, as markup: Markup, to writer: inout JSONWriter) {
        var sign = ""
        if case .reference = point.sort { sign = "$" }
        let before = (point.needsBlank ? " " : "") + sign
        let isKey = point.sort.isKey && (suggestion.sign == .kind || suggestion.sign == .property)
        writer.beginObject()
        writer.member("label", sign + suggestion.word)
        writer.member("kind", suggestion.sign.rawValue)
        if let detail = suggestion.detail { writer.member("detail", detail) }
        if let documentation = suggestion.documentation {
            writer.key("documentation")
            markup.write(documentation, to: &writer)
        }
        // Editors sort by this text: the words stand in the order of the vocabulary.
        let digits = String(place)
        writer.member("sortText", String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits)
        writer.key("textEdit")
        writer.beginObject()
        writer.key("range")
        text.write(point.word, to: &writer)
        writer.member("newText", before + suggestion.word + (isKey && !point.hasColon ? ": " : ""))
        writer.endObject()
        writer.endObject()
    }
}
