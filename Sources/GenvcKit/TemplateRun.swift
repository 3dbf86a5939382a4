import GenvcDiagnostics
import GenvcTemplates

/// One template rendered on its own, as `genvc render` does.
package struct TemplateRun: Sendable {
    /// The most bytes of a template; far above any that people write.
    package static let maximumTemplateBytes = 4 << 20
    /// The most bytes of a context in JSON.
    package static let maximumContextBytes = 16 << 20

    /// The numbers of the files that findings can point into.
    private enum FileNumber {
        static let template = SourceFileID(rawValue: 0)
        static let context = SourceFileID(rawValue: 1)
        static let firstPartial: Int32 = 2
    }

    /// The text; nil where a finding is an error.
    package let output: [UInt8]?
    /// The findings in the template, in the partials that it reaches, and in the context.
    package let report: DiagnosticReport

    /// - Parameters:
    ///   - isYAML: whether `context` is YAML; else it is JSON.
    ///   - isStrict: whether a name or partial that is missing is an error; else it is empty, as published.
    package init(
        template: SourceFile, context: SourceFile, isYAML: Bool, partials: [(name: String, file: SourceFile)],
        isStrict: Bool
    ) {
        let template = SourceFile(name: template.name, bytes: template.bytes, id: FileNumber.template)
        let context = SourceFile(name: context.name, bytes: context.bytes, id: FileNumber.context)
        let partials = partials.enumerated().map { place, partial in
            let id = SourceFileID(rawValue: FileNumber.firstPartial + Int32(clamping: place))
            return (partial.name, SourceFile(name: partial.file.name, bytes: partial.file.bytes, id: id))
        }
        var sink = DiagnosticSink()
        output = Self.render(template, context, isYAML, partials, isStrict, &sink)
        report = DiagnosticReport(
            sink.diagnostics, in: SourceFiles(template, [context] + partials.map(\.1)), dropped: sink.dropped)
    }

    /// The text, or nil where the template, a partial or the context has errors. Partials are parsed when a template
    /// mentions them.
    private static func render(
        _ file: SourceFile, _ context: SourceFile, _ isYAML: Bool, _ partials: [(String, SourceFile)],
        _ isStrict: Bool, _ sink: inout DiagnosticSink
    ) -> [UInt8]? {
        let value = isYAML ? YAMLContext.read(context, into: &sink) : JSONReader.read(context, into: &sink)
        let template = Template.parse(file, into: &sink)
        var parsed: [String: Template] = [:]
        var wanted = template?.partialNames ?? []
        while let name = wanted.popLast() {
            guard parsed[name] == nil, let partial = partials.first(where: { $0.0 == name }) else { continue }
            guard let template = Template.parse(partial.1, into: &sink) else { continue }
            parsed[name] = template
            wanted += template.partialNames
        }
        guard let value, let template, !sink.hasErrors else { return nil }
        var options = TemplateOptions.published
        options.isStrict = isStrict
        return TemplateRenderer.render(template, context: value, partials: parsed, options: options, into: &sink)
    }
}
