import GenvcDiagnostics
import GenvcProject

extension GeneratedApp {
    /// Warns of declarations that the app still lacks once the plan is done. What is only likely to be missing is told
    /// in a run that creates files, so that it is said once.
    func tell(of plan: WritePlan, _ session: Session) {
        let made = Set(plan.changes.map { Path.name(of: $0.file.path) })
        for missing in missing {
            if missing.isCertain {
                session.warn(of: missing, besides: made)
            } else if plan.changes.contains(where: { $0.kind == .create }) {
                session.note(missing.note)
            }
        }
    }
}

extension Session {
    /// Warns of what the code needs and nothing declares.
    ///
    /// - Parameter made: Names of files that the run itself makes, which are not missing.
    func warn(of missing: MissingDeclarations, besides made: Set<String> = []) {
        for message in missing.messages(besides: made) {
            warn(message.text, help: message.help)
            for line in message.lines { note(line) }
        }
    }

    /// Tells what the code needs and nothing declares as an error.
    func fail(of missing: MissingDeclarations) {
        for message in missing.messages(besides: []) {
            fail(message.text)
            help(message.help)
            for line in message.lines { note(line) }
        }
    }
}
