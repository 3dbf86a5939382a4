import GenvcDiagnostics

/// What a run asks of hand-written code: methods that the delegates need, and names that are no more.
struct AfterRun {
    private var changes: [ScreenChanges] = []
    /// Looked at only where something changed that code outside may name.
    private let tree: SourceTree?

    /// - Parameter fixesAll: methods that a delegate lacks since an earlier run count too.
    init(_ plan: WritePlan, fixesAll: Bool = false) {
        if fixesAll {
            let tree = SourceTree("")
            let known = NameUses.identifiers(in: tree.written.filter { Path.hasExtension($0, "swift") })
            for change in plan.changes where change.isOfOneScreen {
                guard let contents = change.file.contents else { continue }
                var changes = ScreenChanges(from: change.previous ?? contents, to: contents)
                // Where nobody is the delegate, or several are, what is new is printed all the same.
                if let delegate = changes.delegate, DelegateOwner(of: delegate.name, in: tree.written) != nil {
                    changes.added = delegate.requirements.filter { !known.contains($0.word) }
                }
                self.changes.append(changes)
            }
            self.tree = tree
            return
        }
        for change in plan.changes where change.kind == .update && change.isOfOneScreen {
            guard let previous = change.previous, let contents = change.contents else { continue }
            changes.append(ScreenChanges(from: previous, to: contents))
        }
        tree = changes.contains { !$0.added.isEmpty || !$0.removedWords.isEmpty } ? SourceTree("") : nil
    }

    /// The user's files with the methods that they need, in an extension at their end.
    var fixes: [OutputFile] {
        changes.compactMap { change in
            guard let delegate = change.delegate, let owner = owner(of: change) else { return nil }
            return owner.appending(change.stubs, of: delegate.name)
        }
    }

    /// The type that lacks all of the new methods; nil where nobody is the delegate, or several are.
    private func owner(of change: ScreenChanges) -> DelegateOwner? {
        guard let tree, let delegate = change.delegate, !change.added.isEmpty,
            let owner = DelegateOwner(of: delegate.name, in: tree.written),
            !change.added.contains(where: { owner.has($0.word) })
        else { return nil }
        return owner
    }

    /// What is said at the end of the run.
    ///
    /// - Parameter areFixed: the methods were added.
    func lines(areFixed: Bool) -> [String] {
        changes.flatMap { change in
            stubLines(of: change, areFixed: areFixed) + orphanLines(of: change) + [change.keyLine].compactMap { $0 }
        }
    }

    private func stubLines(of change: ScreenChanges, areFixed: Bool) -> [String] {
        guard let delegate = change.delegate, !change.added.isEmpty else { return [] }
        let owner = owner(of: change)
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
