/// A tag of a template, as the scanner finds it. All ranges are bytes of the template's file.
struct TemplateTag {
    /// The work of a tag, by the sign behind its opening delimiter.
    enum Kind {
        case value(isEscaped: Bool)
        case section
        case invertedSection
        case end
        case partial
        case comment
        case delimiters

        /// True if the tag takes its line with it when nothing else stands there.
        var canStandAlone: Bool {
            switch self {
            case .value: false
            case .section, .invertedSection, .end, .partial, .comment, .delimiters: true
            }
        }
    }

    let kind: Kind
    /// The tag with its delimiters.
    let range: Range<Int>
    /// The bytes in the tag behind its sign, without the white space around it.
    let content: Range<Int>
}
