import GenvcDiagnostics

extension TemplateRenderer {
    /// `contexts` are those that were searched, the innermost last.
    static func unknownName(_ name: String, at range: SourceRange, contexts: [TemplateValue]) -> Diagnostic {
        .error(
            .templateUnknownName, "nothing in the context is named `\(shortened(name))`", at: range,
            help: namesInReach(contexts).map { "names here: \($0)" })
    }

    static func unknownPartial(_ name: String, at range: SourceRange?) -> Diagnostic {
        .error(.templateUnknownPartial, "there is no template named `\(shortened(name))`", at: range)
    }

    static func noText(_ name: String, _ value: TemplateValue, at range: SourceRange) -> Diagnostic {
        let isList = if case .list = value { true } else { false }
        let name = shortened(name)
        return .error(
            .templateWrongType, "`\(name)` is a \(isList ? "list" : "group of names"), not a text", at: range,
            label: isList ? "write `{{#\(name)}}…{{/\(name)}}`" : "write `{{\(name).…}}`")
    }

    static func tooDeep(at range: SourceRange) -> Diagnostic {
        .error(
            .templateTooDeep, "more than \(maximumDepth) sections and partials lie in each other here", at: range,
            help: "a template that includes itself needs a section whose list ends")
    }

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
