import GenvcDiagnostics
import GenvcKit

extension Command {
    static let initialize = Command(
        "init", .optional("DIR"), [.templates],
        "writes what the generated code stands on: theme, components, scene delegate",
        details:
            "Files that are there stay as they are; the files are yours from then on. The theme has the tokens of `genvc.yml`."
    ) { invocation, session throws(CommandError) in
        let library = try TemplateFolder.library(invocation.value(.templates))
        let folder = invocation.operands.first ?? ""
        let projects = ProjectFinder(forFile: Path.join(folder, ProjectFile.name))
        guard projects.reports.count(of: .error) == 0 else {
            session.show(projects.reports, nothingGenerated: true)
            return projects.reports.status
        }
        let project = ProjectSetup.files(library, project: projects.only)
        guard let files = project.files else {
            session.show([project.report], nothingGenerated: true)
            return .wrongInput
        }
        let outputs = files.map { OutputFile(root: folder, name: $0.name, contents: $0.contents) }
        try session.writeOnce(outputs)
        return .success
    }
}
