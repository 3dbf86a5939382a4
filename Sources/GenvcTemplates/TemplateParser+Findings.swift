import GenvcDiagnostics

extension TemplateParser {
    /// `{{name` at `start`, and no closing delimiter anywhere behind it.
    func unclosedTag(at start: Int) -> Diagnostic {
        .error(
            .templateSyntax, "this tag is never closed", at: range(start..<start + opening.utf8.count),
            label: "no `\(closing)` follows")
    }

    /// `{{{name}}`
    func halfClosedTag(_ tag: Range<Int>) -> Diagnostic {
        .error(
            .templateSyntax, "a tag that opens with `\(opening){` closes with `}\(closing)`", at: range(tag),
            label: "one `}` is missing")
    }

    /// `{{}}` or `{{# }}`
    func emptyTag(_ tag: TemplateTag) -> Diagnostic {
        .error(.templateSyntax, "this tag names nothing", at: range(tag.range), label: "write a name in it")
    }

    /// `{{first name}}`: a name ends at white space, so what was meant is unknown.
    func nameWithSpaces(_ tag: TemplateTag) -> Diagnostic {
        .error(
            .templateSyntax, "the name in this tag has a space in it", at: range(tag.content),
            label: "write it as one word")
    }

    /// `{{=<%=}}`, where the specification asks for two delimiters with white space between.
    func badDelimiters(_ tag: TemplateTag) -> Diagnostic {
        .error(
            .templateSyntax, "this tag does not set two delimiters", at: range(tag.range),
            label: "write `\(opening)=<% %>=\(closing)`", help: "a delimiter holds neither white space nor `=`")
    }

    /// The section of `tag` would lie in more than `maximumNesting` others.
    func tooManySections(_ tag: TemplateTag) -> Diagnostic {
        .error(
            .templateTooDeep, "more than \(Self.maximumNesting) sections lie in each other here", at: range(tag.range),
            label: "move the inner ones to a partial")
    }

    /// `{{/name}}` outside every section.
    func nothingToClose(_ tag: TemplateTag) -> Diagnostic {
        .error(
            .templateSyntax, "no section is open that this tag could close", at: range(tag.range),
            label: "remove it, or open the section before")
    }

    /// `{{#a}}{{/b}}`
    func crossedSections(_ opened: TemplateTag, _ closed: TemplateTag) -> Diagnostic {
        let name = shortened(text(of: opened.content))
        return .error(
            .templateSyntax, "this tag closes a section, but another is open", at: range(closed.range),
            label: "write `\(opening)/\(name)\(closing)`",
            related: [Diagnostic.Label(range(opened.range), "`\(name)` is opened here")])
    }

    /// `{{#name}}` without its `{{/name}}` before the end of the file.
    func unclosedSection(_ tag: TemplateTag) -> Diagnostic {
        let name = shortened(text(of: tag.content))
        return .error(
            .templateSyntax, "section `\(name)` is never closed", at: range(tag.range),
            label: "write `\(opening)/\(name)\(closing)` where it ends")
    }
}
