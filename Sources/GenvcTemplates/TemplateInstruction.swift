/// One step of a parsed template. All offsets are bytes of the template's file.
enum TemplateInstruction: Sendable {
    /// The place where a piece of text stands in its line; it decides about the indentation of a partial.
    enum Place: Sendable {
        case startOfLine
        /// The whole line is its line ending.
        case blankLine
        case withinLine
    }

    /// The bytes from `start` to `end`, which hold at most one line ending, as their last bytes.
    case text(start: Int32, end: Int32, place: Place)
    case value(TemplatePath, isEscaped: Bool)
    /// The body is the instructions up to `end`.
    case section(TemplatePath, end: Int32)
    case invertedSection(TemplatePath, end: Int32)
    /// A partial on a line of its own; the bytes from `indentationStart` to the tag indent it. `name` is the place in
    /// the template's list of partial names.
    case partial(name: Int32, tag: TemplateTagRange, indentationStart: Int32)
    /// A partial amid other text: no line of it is indented.
    case inlinePartial(name: Int32, tag: TemplateTagRange)
}

/// The bytes of a tag with its delimiters.
struct TemplateTagRange: Sendable {
    let start: Int32
    let end: Int32
}

/// The dotted name of a tag: `count` names from `first` on in the template's list; no name stands for `.`.
struct TemplatePath: Sendable {
    /// The index of the first part in `Template.names`.
    let first: Int32
    /// The number of parts that the name has; 0 for `.`, the innermost context itself.
    let count: Int32
    let tag: TemplateTagRange
}
