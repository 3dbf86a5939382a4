import GenvcDiagnostics

/// A parsed Mustache template, to be rendered any number of times.
///
/// It follows the core modules of the specification at github.com/mustache/spec: interpolation, sections, inverted
/// sections, partials, comments and delimiters.
package struct Template: Sendable {
    /// The text, and the name that messages print.
    package let file: SourceFile
    /// The names of the partials that the tags mention, each once, in order of appearance.
    package let partialNames: [String]
    let instructions: [TemplateInstruction]
    /// The parts of all dotted names, each path's parts in a row.
    let names: [TemplateName]

    /// Parses `file`; a finding has the code `template-syntax` or `template-too-deep`, and nil means that there is one.
    package static func parse(_ file: SourceFile, into sink: inout DiagnosticSink) -> Template? {
        var parser = TemplateParser(file)
        let template = parser.parse()
        sink.add(parser.findings.diagnostics)
        return template
    }

    /// The place of a tag in the template's file.
    func range(of tag: TemplateTagRange) -> SourceRange {
        SourceRange(file: file.id, start: Int(tag.start), end: Int(tag.end))
    }

    /// The dotted name as the tag has it.
    func text(of path: TemplatePath) -> String {
        guard path.count > 0 else { return "." }
        return names[Int(path.first)..<Int(path.first + path.count)].map(\.text).joined(separator: ".")
    }
}
