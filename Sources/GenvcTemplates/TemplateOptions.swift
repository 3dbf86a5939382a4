/// The options of the rendering of a template.
package struct TemplateOptions: Hashable, Sendable {
    /// True if `{{name}}` writes `&`, `<`, `>` and `"` as HTML does.
    package var escapesHTML: Bool
    /// True if a name or partial that is missing, or a value that has no text, is an error; else it is empty.
    package var isStrict: Bool
    /// True if the indentation of a partial also precedes its empty lines, as the specification's words have it.
    package var indentsBlankLines: Bool

    /// Options of one's own; `published` and `generation` are the usual ones.
    package init(escapesHTML: Bool, isStrict: Bool, indentsBlankLines: Bool) {
        self.escapesHTML = escapesHTML
        self.isStrict = isStrict
        self.indentsBlankLines = indentsBlankLines
    }

    /// Mustache as published.
    package static let published = TemplateOptions(escapesHTML: true, isStrict: false, indentsBlankLines: true)
    /// For text that is no HTML and must be complete, such as Swift; it has no blanks at the end of empty lines.
    package static let generation = TemplateOptions(escapesHTML: false, isStrict: true, indentsBlankLines: false)
}
