import GenvcExplain
import GenvcProject

extension Command {
    /// `genvc schema` prints a schema that `GenvcExplain` makes of the vocabulary, or writes it into a file.
    static let schema = Command(
        "schema", .none, [.project, .schemaFile, .answerFormat],
        "prints a JSON Schema of specs, by which editors complete and check them",
        details: """
            `genvc schema -o \(SpecSchema.customaryPath)` writes it beside `genvc.yml`, over the one of another version of
            genvc too; folders that are not there are made. Editors with the YAML language server (VS Code with the YAML
            extension, Neovim, Zed) take it for a spec that begins with

                \(SpecSchema.modeline(to: SpecSchema.customaryPath))

            which is a path from the folder of the spec: `genvc new` writes this line if the schema is in that place. Or
            their settings name it for all specs, in VS Code
            `"yaml.schemas": { "./\(SpecSchema.customaryPath)": "Screens/**/*.yml" }`. They then complete kinds, keys and
            words, say what a key is for, and mark what genvc does not know. They mark nothing that genvc takes; genvc
            finds more than they do.
            """
    ) { invocation, session throws(CommandError) in
        let schema = invocation.has(.project) ? SpecSchema.project : SpecSchema.spec
        guard let path = invocation.value(.schemaFile), path != "-" else {
            return session.print(document: String(decoding: schema, as: UTF8.self))
        }
        guard try isFreeForSchema(path, on: session.disk) else {
            throw CommandError(
                .cannotCreate, "`\(path)` is no schema of genvc, and stays as it is",
                help: "write another name behind `-o`")
        }
        let plan = try session.outputWriter.write([OutputFile(path: path, contents: schema)], overwriting: .all)
        session.tell(of: plan, isCounted: false)
        return .success
    }

    /// True if nothing is at the path, or a schema that genvc wrote.
    private static func isFreeForSchema(_ path: String, on disk: Disk) throws(CommandError) -> Bool {
        guard disk.kind(of: path, ofLink: false) == .file else { return true }
        do {
            return SpecSchema.isSchema(try disk.read(path, limit: WritePlan.largestFile))
        } catch {
            throw CommandError(.cannotCreate, "`\(path)` cannot be compared: \(error.reason)")
        }
    }
}
