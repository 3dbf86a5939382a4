import GenvcDiagnostics
import GenvcKit
import GenvcProject
import GenvcSetup

/// A screen on its way from the answers to its files: it is drawn, confirmed or changed by the user, and written.
struct NewScreen {
    /// The user's answer to the drawing.
    private enum Verdict: String, CaseIterable {
        case yes, change, stop
    }

    private let name: ScreenName
    /// The folder that the command line names; nil if it names none.
    private let folder: String?
    private let session: Session
    private let library: TemplateLibrary
    /// The project file around the place of the screen; nil if there is none.
    private let project: ProjectFile?
    /// The sort of class that the project makes of a screen, a view controller unless it says otherwise.
    private let style: Genvc.Style

    /// The screen of a name, for which there is room. Where none was typed, one is asked for until it can be had.
    ///
    /// - Returns: Nil where the user wants no more.
    /// - Throws: `CommandError` where the screen of the name that was typed cannot be made, or none at all.
    static func named(
        _ typed: String?, _ invocation: Invocation, _ session: Session
    ) throws(CommandError) -> NewScreen? {
        if let typed {
            guard let name = ScreenName(typed) else { throw .noScreenName(typed) }
            let screen = try NewScreen(name, invocation, session)
            try screen.refuseWhatIsThere()
            return screen
        }
        while true {
            session.show("Name: What is the screen called, as UserProfile? ")
            guard let line = Terminal.nextLine() else {
                session.show("\n")
                return nil
            }
            let typed = String(line.split(whereSeparator: { $0 == " " || $0 == "\r" }).joined(separator: " "))
            guard let name = ScreenName(typed) else {
                if typed.isEmpty {
                    session.note("write a name; Ctrl-D stops")
                } else {
                    session.show(.noScreenName(typed))
                }
                continue
            }
            let screen = try NewScreen(name, invocation, session)
            do throws(CommandError) {
                try screen.refuseWhatIsThere()
                return screen
            } catch {
                session.show(error)
            }
        }
    }

    /// Reads what holds at the place of the screen.
    ///
    /// - Throws: `CommandError` where an option has a value that it cannot have, or the project file has errors.
    private init(_ name: ScreenName, _ invocation: Invocation, _ session: Session) throws(CommandError) {
        self.name = name
        self.session = session
        folder = invocation.value(.output)
        if folder == "-" {
            throw .usage("`genvc new` writes files, and standard output is none", help: "name a folder behind `-o`")
        }
        if let folder, ["yml", "yaml", "swift"].contains(where: { Path.hasExtension(folder, $0) }) {
            throw .usage(
                "`genvc new` writes several files, and names them itself",
                help: "name a folder behind `-o`: `\(Path.folder(of: folder).isEmpty ? "." : Path.folder(of: folder))`")
        }
        if let folder { try OutputLink.refuse(in: folder, on: session.disk) }
        let place = NewScreenPlace(name.text, folder: folder, on: session.disk)
        let projects = ProjectFinder(forFile: place.spec, on: session.disk)
        guard projects.reports.count(of: .error) == 0 else {
            session.show(projects.reports, nothingGenerated: true)
            throw CommandError(projects.reports.status, "the project file has errors; nothing was made")
        }
        library = try TemplateFolder.library(invocation.value(.templates), projects, on: session.disk)
        project = projects.only
        style = project?.style ?? .controller
    }

    /// Looks whether there is room for the screen, before anybody is asked about it.
    ///
    /// - Throws: `CommandError` where something of this name is there.
    private func refuseWhatIsThere() throws(CommandError) {
        try NewScreenPlace(name.text, folder: folder, on: session.disk).refuseWhatIsThere(style)
    }

    /// Says that nothing was written.
    static func stop(_ session: Session) -> ExitStatus {
        session.note("stopped; nothing was written")
        return .stopped
    }

    /// Draws the screen and writes its files.
    ///
    /// - Parameter confirming: Whether the user is asked about the drawing first, and may change the spec.
    func make(_ answers: StarterAnswers, confirming: Bool) throws(CommandError) -> ExitStatus {
        let starter = StarterSpec.make(name, answers, library, style: style)
        guard let bytes = starter.bytes else {
            session.show([starter.report], nothingGenerated: true)
            return .wrongInput
        }
        session.note(answers.summary)
        var place = NewScreenPlace(name.text, folder: folder, on: session.disk)
        let modeline = place.schemaLine.map { Array(($0 + "\n").utf8) } ?? []
        var draft = Draft(modeline + bytes, name: name.text + ".yml")
        defer { draft.close(session) }
        while true {
            var run = run(draft, place)
            // Whoever changes the name wants a screen of that name.
            if run.isScreen, let name = run.names.first?.text, name != place.name {
                place = NewScreenPlace(name, folder: folder, on: session.disk)
                run = self.run(draft, place)
            }
            run.check()
            if let drawing = run.drawing() { session.showPage("\n" + drawing + "\n") }
            let reports = [run.report].withoutNotes
            session.show(reports)
            let isRight = reports.status == .success && (!draft.isChanged || hasRoom(place, draft))
            guard confirming else { return isRight ? try write(&run, place, draft.bytes) : reports.status }
            switch ask(place, isRight: isRight) {
            case .yes:
                let status = try write(&run, place, draft.bytes)
                draft.isDone = status == .success
                if draft.isDone { session.recordApproval(of: [run]) }
                return status
            case .change: try draft.edit(session)
            case .stop: return Self.stop(session)
            }
        }
    }

    /// The draft read as if it stood in its place.
    private func run(_ draft: Draft, _ place: NewScreenPlace) -> SpecRun {
        SpecRun(SourceFile(name: place.spec, bytes: draft.bytes), project: project, finder: session.disk.finder)
    }

    /// True if there is room for the screen of an edited draft, which may have another name now; if not, it says why.
    private func hasRoom(_ place: NewScreenPlace, _ draft: Draft) -> Bool {
        do throws(CommandError) {
            try place.refuseWhatIsThere(style, besides: draft.path)
            return true
        } catch {
            session.show(error)
            return false
        }
    }

    /// Asks what to do with the drawing; a draft with errors cannot be written.
    private func ask(_ place: NewScreenPlace, isRight: Bool) -> Verdict {
        var choices = [
            StarterQuestion.Choice(Verdict.change, "Change", "opens the spec in \(Terminal.editor)"),
            StarterQuestion.Choice(Verdict.stop, "Stop", "writes nothing"),
        ]
        if isRight {
            choices.insert(
                StarterQuestion.Choice(Verdict.yes, "Looks good", "writes \(place.spec) and its code"), at: 0)
        }
        let question = StarterQuestion(
            header: "Layout", wording: isRight ? "Does it look good?" : "It has errors.", choices: choices,
            takesSeveral: false)
        guard let chosen = Prompt.ask(question, standard: [0], session)?.first else { return .stop }
        return Verdict(rawValue: choices[chosen].word) ?? .stop
    }

    /// Writes the spec, its code, and the theme and components that the code needs and the project lacks.
    private func write(
        _ run: inout SpecRun, _ place: NewScreenPlace, _ bytes: [UInt8]
    ) throws(CommandError) -> ExitStatus {
        var library = library
        guard let code = run.generate(&library, style: style) else {
            session.show([run.report].withoutNotes, nothingGenerated: true)
            return [run.report].status
        }
        let setup = ProjectSetup.files(library, project: project)
        guard let files = setup.files else {
            session.show([setup.report], nothingGenerated: true)
            return .wrongInput
        }
        try place.refuseFiles(code.map(\.name))
        let needed = ProjectSetup.names(usedBy: code)
        let outputs = place.outputs(spec: bytes, code: code, setup: files.filter { needed.contains($0.name) })
        try session.writeOnce(outputs)
        let names = Set(code.map(\.name))
        try writeForms(of: code, outputs.first { names.contains($0.name) })
        tellOfMissing(in: outputs.filter { names.contains($0.name) })
        return .success
    }

    /// Puts the forms of plurals into the catalogue of the app.
    private func writeForms(of code: [Genvc.File], _ place: OutputFile?) throws(CommandError) {
        guard let place, StringCatalog.haveForms(code) else { return }
        let isInProject = session.disk.projectRoot(around: place.folder) != nil
        let tree = isInProject ? SourceTree.unread(around: place.path, on: session.disk) : nil
        guard case .catalog(let path) = AppCatalogs.place(around: place.folder, tree, on: session.disk) else { return }
        let catalog = CatalogFile(at: path, of: code, .plurals, on: session.disk)
        session.show(catalog.reports)
        let done = try session.outputWriter.write(catalog.file.map { [$0] } ?? [], overwriting: .own)
        session.tell(of: done, isCounted: false)
        for line in catalog.lines { session.note(line) }
    }

    /// Warns of what the code needs and the project's own theme does not declare.
    private func tellOfMissing(in code: [OutputFile]) {
        guard let place = code.first, session.disk.projectRoot(around: place.folder) != nil,
            let missing = MissingDeclarations(of: code, project, in: .unread(around: place.path, on: session.disk)),
            !missing.isEmpty, missing.isCertain
        else { return }
        session.warn(of: missing)
    }
}
