import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `templates list` prints the names of the bundled templates.
    static let templatesList = Command(
        "templates list", .none, [.answerFormat], "lists the templates that make the code"
    ) { invocation, session throws(CommandError) in
        let names = TemplateLibrary().names
        guard try invocation.isForPrograms else { return session.print(names.map { $0 + "\n" }.joined()) }
        return session.print(JSONWriter.document { $0.list("templates", names) })
    }

    /// `templates cat` prints one bundled template as it is.
    static let templatesCat = Command(
        "templates cat", .one("NAME"), [], "prints a template"
    ) { invocation, session throws(CommandError) in
        session.print(try bundled(invocation.operands[0]).bytes)
    }

    /// `templates eject` writes bundled templates as files that people then change.
    static let templatesEject = Command(
        "templates eject", .optional("NAME"), [.output],
        "writes templates into a folder, for `--templates` to read",
        details: "Without NAME all of them; into the folder `templates` unless `-o` says another. None is overwritten."
    ) { invocation, session throws(CommandError) in
        var files = TemplateLibrary().names.compactMap { TemplateLibrary().file(named: $0) }
        if let name = invocation.operands.first { files = [try bundled(name)] }
        let folder = invocation.value(.output) ?? "templates"
        let outputs = files.map {
            OutputFile(root: folder, name: TemplateFolder.fileName(of: $0.name), contents: $0.bytes)
        }
        try session.writeOnce(outputs)
        return .success
    }

    /// The bundled template of a name.
    ///
    /// - Throws: `CommandError` where there is none, with the names that are like it.
    private static func bundled(_ name: String) throws(CommandError) -> SourceFile {
        let library = TemplateLibrary()
        guard let file = library.file(named: name) else {
            let nearest = WordSuggestion.nearest(to: name, among: library.names)
            throw .usage(
                "there is no template `\(name)`",
                help: nearest.isEmpty
                    ? "`genvc templates list` lists them"
                    : "did you mean \(EnglishList.joined(nearest.map { "`\($0)`" }, "or"))?")
        }
        return file
    }
}
