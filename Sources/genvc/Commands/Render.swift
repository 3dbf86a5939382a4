import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc render` is the template engine by itself, with no spec.
    static let render = Command(
        "render", .one("TEMPLATE"), [.context, .partials, .strictNames, .answerFormat],
        "renders a Mustache template, as published",
        details: "Names that the context does not have, and partials that do not exist, are empty."
    ) { invocation, session throws(CommandError) in
        guard let contextPath = invocation.value(.context) else {
            throw .usage("`genvc render` needs `--context FILE`", help: "a JSON file, or YAML named .yml or .yaml")
        }
        let inputs = [
            session.disk.input(invocation.operands[0], limit: TemplateRun.maximumTemplateBytes),
            session.disk.input(contextPath, limit: TemplateRun.maximumContextBytes),
        ]
        var files: [SourceFile] = []
        var refusals: [DiagnosticReport] = []
        for input in inputs {
            switch input {
            case .file(let file): files.append(file)
            case .refused(let report): refusals.append(report)
            }
        }
        guard files.count == inputs.count else {
            session.show(refusals)
            return refusals.status
        }
        let isYAML = Path.hasExtension(contextPath, "yml") || Path.hasExtension(contextPath, "yaml")
        let partials = try invocation.value(.partials).map { path throws(CommandError) in
            try TemplateFolder.read(
                path, of: Option.partials.name, suffix: TemplateFolder.partialSuffix, on: session.disk)
        }
        let run = TemplateRun(
            template: files[0], context: files[1], isYAML: isYAML, partials: partials ?? [],
            isStrict: invocation.has(.strictNames))
        session.show([run.report])
        guard let output = run.output else { return .wrongInput }
        return session.print(output)
    }
}
