import GenvcKit
import GenvcProject

extension Command {
    /// `genvc expand` prints `SpecRun.longForm`.
    static let expand = Command(
        "expand", .one("SPEC"), [.name], "prints the long form of a spec",
        details: """
            Every shorthand is spelt out, and every default of a kind stands beside what the spec says, as a comment. The
            code of the long form is the same. The comments of the spec are not in it. `genvc format --short` is the way
            back: it takes shorthands for what is spelt out, and takes the defaults away.
            """
    ) { invocation, session throws(CommandError) in
        dump(invocation, session) { file, project in
            let run = SpecRun(file, project: project, finder: session.disk.finder)
            return (run.longForm, run.report)
        }
    }
}
