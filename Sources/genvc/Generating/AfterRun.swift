import GenvcDiagnostics
import GenvcKit

/// What a run asks of hand-written code: methods that the delegates need, and names that are no more.
struct AfterRun {
    /// What is asked of the delegate of one screen.
    private struct Request {
        let change: ScreenChanges
        /// The generated file.
        let path: String
        /// The type that lacks all of the new methods; nil where nobody is the delegate, or several are.
        let owner: DelegateOwner?
    }

    private let requests: [Request]
    /// Looked at only where something changed that code outside may name.
    private let tree: SourceTree?

    /// - Parameter fixesAll: methods that a delegate lacks since an earlier run count too.
    init(_ plan: WritePlan, fixesAll: Bool = false) {
        var changes: [(path: String, change: ScreenChanges)] = []
        for change in plan.changes where change.isOfOneScreen && (fixesAll || change.kind == .update) {
            guard let contents = change.file.contents else { continue }
            changes.append((change.file.path, ScreenChanges(from: change.previous ?? contents, to: contents)))
        }
        let isNamed = changes.contains { !$0.change.added.isEmpty || !$0.change.removedWords.isEmpty }
        let tree = fixesAll || isNamed ? SourceTree("") : nil
        let files = tree?.written ?? []
        let known = fixesAll ? DeclaredMethods(in: files.filter { Path.hasExtension($0, "swift") }) : nil
        requests = changes.map { path, change in
            guard let delegate = change.delegate, fixesAll || !change.added.isEmpty,
                let owner = DelegateOwner(of: delegate.name, in: files)
            else { return Request(change: change, path: path, owner: nil) }
            var change = change
            if let known { change.added = delegate.requirements.filter { !known.contains($0) } }
            let own = DeclaredMethods(in: [owner.path])
            let lacksAll = !change.added.contains(where: own.contains)
            return Request(change: change, path: path, owner: lacksAll ? owner : nil)
        }
        self.tree = tree
    }

    /// The user's files with the methods that they need, in an extension of each delegate at their end.
    var fixes: [OutputFile] {
        var fixes: [OutputFile] = []
        for request in requests {
            guard let delegate = request.change.delegate, let owner = request.owner, !request.change.added.isEmpty
            else { continue }
            // One type may be the delegate of several screens.
            let place = fixes.firstIndex { $0.path == owner.path }
            let contents = place.flatMap { fixes[$0].contents } ?? owner.contents
            let file = owner.appending(request.change.stubs, of: delegate.name, to: contents)
            if let place { fixes[place] = file } else { fixes.append(file) }
        }
        return fixes
    }

    /// What is said at the end of the run.
    ///
    /// - Parameter areFixed: the methods were added.
    func lines(areFixed: Bool) -> [String] {
        requests.flatMap { request in
            stubLines(of: request, areFixed: areFixed) + orphanLines(of: request)
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

    private func orphanLines(of request: Request) -> [String] {
        guard let tree, !request.change.removedWords.isEmpty else { return [] }
        let uses = NameUses(in: tree.people(besides: request.path), names: request.change.removedWords).lines
        return uses.isEmpty ? [] : ["your files name what is no more:"] + uses.map { "    " + $0 }
    }
}

extension SourceTree {
    /// The files that people wrote for the app of a generated file: not what `genvc init` wrote, nor what stands beside
    /// the same file in another folder.
    fileprivate func people(besides path: String) -> [String] {
        let name = Path.name(of: path)
        let identity = System.identity(of: path)
        let others = generated.filter { Path.name(of: $0.path) == name && System.identity(of: $0.path) != identity }
        let foreign = Set(others.map { Path.folder(of: $0.path) })
        return written.filter { file in
            !ProjectSetup.isComponent(Path.name(of: file)) && !foreign.contains(Path.folder(of: file))
                && ProjectFinder.areOfOneApp(file, path)
        }
    }
}

extension FileChange {
    /// Whether both contents are versions of the code of one screen: what somebody made or edited is none, and neither is
    /// a view controller of another style.
    fileprivate var isOfOneScreen: Bool { !file.isUsers && !file.isCreatedOnce && backup == nil }
}
