import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `templates list` prints the names of the bundled templates, and what each is for.
    static let templatesList = Command(
        "templates list", .none, [.answerFormat], "lists the templates that make the code",
        details: """
            Each with what it is for: `class:` stands before a part of a class, `once:` before a file that a project gets
            once, `new:` before a part of the specs of `genvc new`.
            """
    ) { invocation, session throws(CommandError) in
        let names = TemplateLibrary().names
        guard !session.isForPrograms else { return session.print(document: documentOfTemplates(names)) }
        return session.page(AlignedTable.text(names.map { [$0, TemplateLibrary.purpose(of: $0) ?? ""] }))
    }

    /// The templates with what each is for, for programs.
    private static func documentOfTemplates(_ names: [String]) -> String {
        JSONWriter.document { writer in
            writer.list("templates", names, onLines: true) { name, writer in
                writer.object { writer in
                    writer.member("name", name)
                    writer.member("purpose", TemplateLibrary.purpose(of: name) ?? "")
                }
            }
        }
    }

    /// `templates cat` prints one bundled template as it is.
    static let templatesCat = Command(
        "templates cat", .one("NAME"), [.answerFormat], "prints a template"
    ) { invocation, session throws(CommandError) in
        session.print(try bundled(invocation.operands[0]))
    }

    /// `templates eject` writes bundled templates as files that people then change.
    static let templatesEject = Command(
        "templates eject", .optional("NAME"), [.output, .answerFormat],
        "writes templates into a folder, for `--templates` to read",
        details: "Without NAME all of them; into the folder `templates` unless `-o` says another. None is overwritten."
    ) { invocation, session throws(CommandError) in
        let names = invocation.operands.isEmpty ? TemplateLibrary().names : invocation.operands
        let folder = invocation.value(.output) ?? "templates"
        let outputs = try names.map { name throws(CommandError) in
            OutputFile(root: folder, name: TemplateFolder.fileName(of: name), contents: try bundled(name))
        }
        try session.writeOnce(outputs)
        return .success
    }

    /// The bundled template of a name.
    ///
    /// - Throws: `CommandError` where there is none, with the names that are like it.
    private static func bundled(_ name: String) throws(CommandError) -> [UInt8] {
        guard let bytes = TemplateLibrary.bundledBytes(named: name) else {
            let nearest = WordSuggestion.nearest(to: name, among: TemplateLibrary().names)
            throw .usage(
                "there is no template `\(name)`",
                help: nearest.isEmpty
                    ? "`genvc templates list` lists them"
                    : "did you mean \(EnglishList.joined(nearest.map { "`\($0)`" }, "or"))?")
        }
        return bytes
    }
}
