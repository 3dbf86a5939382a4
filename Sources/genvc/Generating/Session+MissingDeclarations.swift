import GenvcDiagnostics
import GenvcProject

extension GeneratedApp {
    /// Says what is missing once the plan is done.
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
    /// - Parameter made: names of files that the run makes.
    func warn(of missing: MissingDeclarations, besides made: Set<String> = []) {
        for message in missing.messages(besides: made) {
            warn(message.text, help: message.help)
            for line in message.lines { note(line) }
        }
    }

    func fail(of missing: MissingDeclarations) {
        for message in missing.messages(besides: []) {
            fail(message.text)
            help(message.help)
            for line in message.lines { note(line) }
        }
    }
}
