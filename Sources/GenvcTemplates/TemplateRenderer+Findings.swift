import GenvcDiagnostics

extension TemplateRenderer {
    /// - Parameter contexts: The values in which the name was looked up, the innermost last.
    static func unknownName(_ name: String, at range: SourceRange, contexts: [TemplateValue]) -> Diagnostic {
        .error(
            .templateUnknownName, "nothing in the context is named `\(shortened(name))`", at: range,
            help: namesInReach(contexts).map { "names here: \($0)" })
    }

    /// - Parameter range: The tag that names the partial; nil where the name came from the caller of the renderer.
    static func unknownPartial(_ name: String, at range: SourceRange?) -> Diagnostic {
        .error(.templateUnknownPartial, "there is no template named `\(shortened(name))`", at: range)
    }

    /// The value of the tag is a list or a record, which cannot stand as text.
    static func noText(_ name: String, _ value: TemplateValue, at range: SourceRange) -> Diagnostic {
        let isList = if case .list = value { true } else { false }
        let name = shortened(name)
        return .error(
            .templateWrongType, "`\(name)` is a \(isList ? "list" : "group of names"), not a text", at: range,
            label: isList ? "write `{{#\(name)}}…{{/\(name)}}`" : "write `{{\(name).…}}`")
    }

    /// Partials that include each other without an end, or sections deeper than `maximumDepth`.
    static func tooDeep(at range: SourceRange) -> Diagnostic {
        .error(
            .templateTooDeep, "more than \(maximumDepth) sections and partials lie in each other here", at: range,
            help: "a template that includes itself needs a section whose list ends")
    }

    /// The output has `maximumOutput` bytes, or `maximumSteps` sections and partials were rendered.
    static func tooLarge(at range: SourceRange) -> Diagnostic {
        .error(
            .templateTooLarge, "the text of this template has no sensible end", at: range,
            help:
                "a template may write \(maximumOutput >> 20) MiB and render \(maximumSteps) sections and partials")
    }

    /// The first names of the innermost record.
    private static func namesInReach(_ contexts: [TemplateValue]) -> String? {
        let mostNames = 8
        for context in contexts.reversed() {
            guard case .record(let record) = context, !record.fields.isEmpty else { continue }
            let names = record.fields.prefix(mostNames).map { "`\(shortened($0.name.text))`" }.joined(separator: ", ")
            return record.fields.count > mostNames ? names + " and more" : names
        }
        return nil
    }
}
