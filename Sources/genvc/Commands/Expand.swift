import GenvcKit
import GenvcProject

extension Command {
    /// `genvc expand` prints a `LongSpec`.
    static let expand = Command(
        "expand", .one("SPEC"), [.name, .answerFormat], "prints the long form of a spec",
        details: """
            Every shorthand is spelt out, and every default stands beside what the spec says, as a comment: written out
            it makes the same code. The comments of the spec are not in it. `genvc format --short` is the way back: it
            takes shorthands for what is spelt out, and takes the defaults away.
            """
    ) { invocation, session throws(CommandError) in
        dump(invocation, session, isDocument: false) { file, project in
            let spec = SpecRun(file, project: project, finder: session.disk.finder)
            var library = TemplateLibrary()
            let long = LongSpec(spec, &library) {
                SpecRun($0, project: project, finder: session.disk.finder, isTelling: false)
            }
            return (long.data, spec.report)
        }
    }
}
