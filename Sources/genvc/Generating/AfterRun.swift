import GenvcDiagnostics

/// What a run asks of hand-written code: methods that the delegates need, and names that are no more.
struct AfterRun {
    /// What is asked of the delegate of one screen.
    private struct Request {
        let change: ScreenChanges
        /// The type that lacks all of the new methods; nil where nobody is the delegate, or several are.
        let owner: DelegateOwner?
    }

    private let requests: [Request]
    /// Looked at only where something changed that code outside may name.
    private let tree: SourceTree?

    /// - Parameter fixesAll: methods that a delegate lacks since an earlier run count too.
    init(_ plan: WritePlan, fixesAll: Bool = false) {
        var changes: [ScreenChanges] = []
        for change in plan.changes where change.isOfOneScreen && (fixesAll || change.kind == .update) {
            guard let contents = change.file.contents else { continue }
            changes.append(ScreenChanges(from: change.previous ?? contents, to: contents))
        }
        let isNamed = changes.contains { !$0.added.isEmpty || !$0.removedWords.isEmpty }
        let tree = fixesAll || isNamed ? SourceTree("") : nil
        let files = tree?.written ?? []
        let known = fixesAll ? NameUses.identifiers(in: files.filter { Path.hasExtension($0, "swift") }) : []
        requests = changes.map { change in
            guard let delegate = change.delegate, fixesAll || !change.added.isEmpty,
                let owner = DelegateOwner(of: delegate.name, in: files)
            else { return Request(change: change, owner: nil) }
            var change = change
            if fixesAll { change.added = delegate.requirements.filter { !known.contains($0.word) } }
            let lacksAll = !change.added.contains { owner.has($0.word) }
            return Request(change: change, owner: lacksAll ? owner : nil)
        }
        self.tree = tree
    }

    /// The user's files with the methods that they need, in an extension at their end.
    var fixes: [OutputFile] {
        requests.compactMap { request in
            guard let delegate = request.change.delegate, let owner = request.owner, !request.change.added.isEmpty
            else { return nil }
            return owner.appending(request.change.stubs, of: delegate.name)
        }
    }

    /// What is said at the end of the run.
    ///
    /// - Parameter areFixed: the methods were added.
    func lines(areFixed: Bool) -> [String] {
        requests.flatMap { request in
            stubLines(of: request, areFixed: areFixed) + orphanLines(of: request.change)
                + [request.change.keyLine].compactMap { $0 }
        }
    }

    private func stubLines(of request: Request, areFixed: Bool) -> [String] {
        let (change, owner) = (request.change, request.owner)
        guard let delegate = change.delegate, !change.added.isEmpty else { return [] }
        if areFixed, let owner {
            return ["added \(EnglishList.count(change.added.count, "method")) at the end of \(owner.path)"]
        }
        let place = owner.map { "in `\($0.type)`, or let `--fix` add them to \($0.path)" } ?? "in what is the delegate"
        return ["`\(delegate.name)` asks for more; write \(place):", ""]
            + change.stubs.map { $0.isEmpty ? "" : "    " + $0 } + [""]
    }

    private func orphanLines(of change: ScreenChanges) -> [String] {
        guard let tree, !change.removedWords.isEmpty else { return [] }
        let uses = NameUses(in: tree.written, names: change.removedWords).lines
        return uses.isEmpty ? [] : ["your files name what is no more:"] + uses.map { "    " + $0 }
    }
}

extension FileChange {
    /// Whether both contents are versions of the code of one screen: what somebody made or edited is none, and neither is
    /// a view controller of another style.
    fileprivate var isOfOneScreen: Bool { !file.isUsers && !file.isCreatedOnce && backup == nil }
}
