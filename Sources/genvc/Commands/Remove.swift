import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc rm` finds the files of a screen by the names in their headers, and removes them as a `Removal`.
    static let remove = Command(
        "rm", .one("NAME"), [.spec, .force, .dryRun, .yes, .answerFormat],
        "removes what was generated for a screen",
        details: """
            NAME is the name of a screen or a component, or the path of its spec; its files are looked for in the folder
            where genvc is called and below, a view controller that was made once among them as long as nobody edited it.
            The spec stays unless `--spec` says so; on a terminal it is asked for, unless `--yes` keeps it. What people
            wrote stays in any case; the places where it names the screen are listed. A file that somebody edited, or that has lines above its header, stays unless `--force`
            keeps a copy of it. One whose spec is there but has mistakes could not be made again, and goes only with
            `--force`.
            """
    ) { invocation, session throws(CommandError) in
        try ScreenRemoval(invocation, session).run()
    }
}

/// Removes what was generated for a screen, and its spec where that is wanted.
private struct ScreenRemoval {
    let invocation: Invocation
    let session: Session

    init(_ invocation: Invocation, _ session: Session) {
        self.invocation = invocation
        self.session = session
    }

    /// Finds the files, and asks what is open, before anything goes.
    func run() throws(CommandError) -> ExitStatus {
        if !invocation.has(.dryRun) {
            try session.outputWriter.sweep(SourceTree.unread(in: "", on: session.disk).littered)
        }
        let operand = SpecOperand(text: invocation.operands[0])
        let tree = SourceTree("", on: session.disk)
        let owners = try SpecOwners(in: [""], on: session.disk)
        let name = try operand.name(owners.specs, in: tree)
        // Several apps may have a screen of one name; where the user names a path, only the files of that app are
        // meant.
        let isMeant: (String) -> Bool = { !operand.isPath || session.disk.areOfOneApp($0, operand.text) }
        let named = tree.generated(for: name).filter { isMeant($0.path) }
        let files = named.filter { file in
            !operand.isPath || file.specName.map { $0 == Path.name(of: operand.text) } ?? true
        }
        if files.isEmpty, let other = named.first?.specName {
            throw CommandError(
                .noInput, "the code of `\(name)` was made from `\(other)`, and none from `\(operand.text)`",
                help: "`genvc rm` with the path of that spec removes it")
        }
        let makers = (operand.isPath ? operand : SpecOperand(text: name)).specs(among: owners.specs, on: session.disk)
            .filter { isMeant($0.file.name) }
        // A file of components is no spec of this name alone: it may describe other components too, and so it stays.
        let specs = makers.filter(\.run.isScreen)
        guard !files.isEmpty || invocation.has(.spec) && !specs.isEmpty else {
            throw .nothingGenerated(for: name, in: tree)
        }
        try CommandError.refuseSeveral(files.map(\.path), of: name)
        // Of two specs with one name only one has made the code.
        if !operand.isPath { try CommandError.refuseSeveralSpecs(specs, of: name) }
        if !invocation.has(.force), let (file, spec) = unread(files, owners) {
            throw CommandError(
                .wrongInput, "`\(file)` cannot be made again: its spec `\(spec)` is there, but says nothing of it",
                help: "`genvc validate \(spec)` says what is wrong with that; `--force` removes the code")
        }
        let removesSpecs: Bool
        switch asksForSpec(specs, of: files) {
        case .yes: removesSpecs = true
        case .no: removesSpecs = invocation.has(.spec)
        case .end:
            session.note("stopped; nothing was removed")
            return .stopped
        }
        let controller = try madeOnce(of: specs, beside: files)
        let unedited = controller.flatMap { $0.isEdited ? nil : $0.path }
        let notes =
            [controller.flatMap { $0.isEdited ? "`\($0.path)` is yours, and stays" : nil }].compactMap(\.self)
            + (removesSpecs ? [] : makers.prefix(1).flatMap(Self.notes(ofKept:)))
            + uses(
                besides: makers.map(\.file.name) + [unedited].compactMap(\.self), gone: files, in: tree
            ).notes(of: name)
        let status = try remove(files, removesSpecs ? specs : [], controller, notes)
        guard status == .success, !session.isForPrograms else { return status }
        for note in notes { session.note(note) }
        return .success
    }

    /// Removes generated files with the specs that go, what is known of these, and the view controller that was made
    /// once, unless somebody edited it.
    private func remove(
        _ files: [SourceTree.Generated], _ specs: [SourceTree.Spec], _ controller: MadeOnce?, _ notes: [String]
    ) throws(CommandError) -> ExitStatus {
        let unedited = controller.flatMap {
            $0.isEdited ? nil : OutputFile(path: $0.path, contents: nil, isUsers: true, basis: $0.contents)
        }
        let gone = specs.map(\.file)
        let approvals = gone.compactMap {
            Approvals(around: Path.folder(of: $0.name), on: session.disk).without($0.name)
        }
        // The view controller made once is found by the view beside it, so that it goes first: a run that is killed
        // between the two finds both again.
        let removal = Removal(
            paths: files.map(\.path), specs: gone, first: [unedited].compactMap(\.self) + approvals)
        return try removal.run(invocation, notes: notes, session)
    }

    /// The places where people's code names what is gone.
    ///
    /// - Parameter own: The paths of what belongs to the screen itself.
    private func uses(
        besides own: [String], gone files: [SourceTree.Generated], in tree: SourceTree
    ) -> NameUses {
        let written = tree.written.filter { !own.contains($0) }
        let removed = Set(files.map(\.path))
        return NameUses(
            in: written, words: files.flatMap { SourceTree.words(ofFile: $0.path) },
            outside: OutsideName.all(
                in: files.map(\.contents),
                butNotIn: tree.generated.filter { !removed.contains($0.path) }.map(\.contents)),
            on: session.disk)
    }

    /// Asks on a terminal whether the spec goes too; no where nobody can be asked, or an option has answered, or where
    /// code that somebody edited stays anyhow.
    private func asksForSpec(_ specs: [SourceTree.Spec], of files: [SourceTree.Generated]) -> Confirmation {
        let isAnswered = [.spec, .yes, .dryRun].contains(where: invocation.has)
        let stays = files.contains(where: \.isEdited) && !invocation.has(.force)
        guard !isAnswered, !stays, session.isAnswering, specs.count == 1, let spec = specs.first else { return .no }
        return Confirmation.ask("`\(Path.shown(spec.file.name))` makes this code. Remove it too?", session)
    }

    /// The view controller that was made once beside the view of a screen; nil if there is none.
    private func madeOnce(
        of specs: [SourceTree.Spec], beside made: [SourceTree.Generated]
    ) throws(CommandError) -> MadeOnce? {
        guard let spec = specs.first else { return nil }
        let projects = ProjectFinder(forFile: spec.file.name, on: session.disk)
        var library = try TemplateFolder.library(nil, projects, on: session.disk)
        var run = spec.run
        run.check()
        return MadeOnce(of: run.generate(&library, style: .view) ?? [], beside: made, on: session.disk)
    }

    /// The first of the files whose spec is there but has mistakes, so that it cannot say what it makes; nil if there
    /// is none.
    private func unread(
        _ files: [SourceTree.Generated], _ owners: SpecOwners
    ) -> (file: String, spec: String)? {
        for file in files {
            if let spec = owners.unreadSpec(of: file) { return (file.path, spec) }
        }
        return nil
    }

    /// Says that a spec stays, and how it goes; one that makes more than the screen stays in any case.
    private static func notes(ofKept spec: SourceTree.Spec) -> [String] {
        let path = Path.shown(spec.file.name)
        return ["`\(path)` stays, so that `genvc generate` makes the code again"]
            + (spec.run.isScreen ? ["`genvc rm \(path) --spec` removes it too"] : [])
    }
}

extension NameUses {
    /// The places where hand-written code still has a name that is gone, below a line that says so; empty for none.
    func notes(of name: String) -> [String] {
        guard !places.isEmpty else { return [] }
        return ["`\(name)` is still named at \(EnglishList.count(places.count, "place")):"] + lines
    }
}
