import GenvcKit

extension Command {
    static let initialize = Command(
        "init", .optional("DIR"), [.templates],
        "writes what the generated code stands on: theme, components, scene delegate",
        details: "Files that are there stay as they are; the files are yours from then on."
    ) { invocation, session throws(CommandError) in
        let library = try TemplateFolder.library(invocation.value(.templates))
        let project = ProjectSetup.files(library)
        guard let files = project.files else {
            session.show([project.report], nothingGenerated: true)
            return .wrongInput
        }
        let folder = invocation.operands.first ?? ""
        let outputs = files.map { OutputFile(root: folder, name: $0.name, contents: $0.contents) }
        try session.writeOnce(outputs)
        return .success
    }
}
