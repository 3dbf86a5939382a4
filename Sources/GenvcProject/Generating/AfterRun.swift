import GenvcDiagnostics
import GenvcKit

/// The changes that hand-written code needs after a run: methods of delegates, and names that are no more.
package struct AfterRun {
    /// The changes in the code of one screen, and the methods that its delegates lack for them.
    private struct Change {
        /// The methods and names that are new, changed or gone in the generated file.
        let change: ScreenChanges
        /// The generated file.
        let path: String
        /// The methods that each delegate lacks, one request for each set of them.
        let requests: [DelegateRequest]
        /// Methods that they have, and that are told otherwise from now on; nil where nobody is a delegate.
        var changed: DelegateRequest?
    }

    /// The changes of all screens of the run that code outside may notice.
    private let changes: [Change]
    /// The new contents of the files that are there and change.
    private let contents: [FileIdentity: [UInt8]]
    /// Looked at only where something changed that code outside may name.
    private let tree: SourceTree?
    /// The disk on which the files lie.
    private let disk: Disk

    /// - Parameters:
    ///   - app: the app of the files, whose folders were walked.
    ///   - fixesAll: methods that a delegate lacks since an earlier run count too.
    package init(_ plan: WritePlan, in app: GeneratedApp? = nil, fixesAll: Bool = false) {
        let disk = plan.disk
        self.disk = disk
        var found: [(path: String, change: ScreenChanges)] = []
        for change in plan.changes where change.isOfOneScreen && (fixesAll || change.kind == .update) {
            guard let contents = change.file.contents else { continue }
            found.append((change.file.path, ScreenChanges(from: change.previous ?? contents, to: contents)))
        }
        let isAsking = found.contains { fixesAll ? $0.change.delegate != nil : $0.change.asksForOthers }
        let isNaming = found.contains { $0.change.removesNames || !$0.change.rewordedKeys.isEmpty }
        let place = found.first.flatMap { isAsking || isNaming ? $0.path : nil }
        let tree = place.map { SourceTree(around: $0, walked: app?.tree, on: plan.disk) }
        let types = isAsking ? HandWrittenTypes(in: tree?.written ?? [], and: tree?.links ?? [], on: disk) : nil
        changes = found.map { path, change in
            guard let delegate = change.delegate, let types else {
                return Change(change: change, path: path, requests: [])
            }
            let asked = (fixesAll ? delegate.requirements : change.added).filter { !change.changed.contains($0) }
            let owners =
                asked.isEmpty && change.changed.isEmpty
                ? [] : types.owners(of: delegate.name, in: path)
            return Change(
                change: change, path: path,
                requests: DelegateRequest.all(delegate, asked: asked, news: change.added, of: owners),
                changed: owners.isEmpty ? nil : DelegateRequest(delegate, change.changed, of: owners))
        }
        self.tree = tree
        let made = plan.pending.compactMap { change in
            disk.identity(of: change.file.path).map { ($0, change.contents ?? []) }
        }
        contents = Dictionary(made) { $1 }
    }

    /// The folders with hidden files of killed runs, where files of people were looked for.
    package var littered: [String] { tree?.littered ?? [] }

    /// The user's files with the methods that they need, in an extension of each delegate at their end.
    package var fixes: [OutputFile] {
        var fixes: [OutputFile] = []
        for request in changes.flatMap(\.requests) {
            for owner in request.open {
                // One type may be the delegate of several screens.
                let place = fixes.firstIndex { $0.path == owner.path }
                let contents = place.flatMap { fixes[$0].contents } ?? owner.contents
                let file = owner.appending(request.stubs, of: request.protocolName, to: contents)
                if let place { fixes[place] = file } else { fixes.append(file) }
            }
        }
        return fixes
    }

    /// The lines at the end of the run.
    ///
    /// - Parameter areFixed: the methods were added.
    package func lines(areFixed: Bool) -> [String] {
        let isNaming = changes.contains { $0.change.removesNames || !$0.change.rewordedKeys.isEmpty }
        let surroundings = tree.flatMap { isNaming ? ChangeSurroundings($0, now: contents, changes.map(\.path)) : nil }
        return changes.flatMap { change in
            change.requests.flatMap { $0.lines(areFixed: areFixed) } + (change.changed?.linesOfChange ?? [])
                + (surroundings.map { orphanLines(of: change, $0) + translationLines(of: change, $0) } ?? [])
                + [change.change.keyLine].compactMap { $0 }
        }
    }

    /// Lines about names that the code of a screen no longer has, and that people's files still use.
    private func orphanLines(of change: Change, _ surroundings: ChangeSurroundings) -> [String] {
        guard change.change.removesNames else { return [] }
        let names = change.change.removedWords
        let people = surroundings.people(besides: change.path)
        func uses(_ outside: [OutsideName], where isShared: (String, String) -> Bool) -> NameUses {
            NameUses(
                of: names, in: surroundings.texts, people, beside: SourceTree.words(ofFile: change.path),
                outside: outside, where: isShared)
        }
        // The code of all screens is searched for the same names only where a file has one of them.
        guard !uses(change.change.removedOutside, where: { _, _ in false }).places.isEmpty else { return [] }
        let others = surroundings.screens.others(besides: change.path, having: names)
        let gone = change.change.removedOutside.filter { !surroundings.screens.have($0, besides: change.path) }
        let uses = uses(gone) { name, file in
            others.contains { $0.names.contains(name) && surroundings.texts.names(file, $0.words) }
        }
        return uses.places.isEmpty ? [] : ["your files name what is no more:"] + uses.lines.map { "    " + $0 }
    }

    /// Lines on the tables of translations that have a text which reads otherwise now.
    private func translationLines(of change: Change, _ surroundings: ChangeSurroundings) -> [String] {
        guard !change.change.rewordedKeys.isEmpty else { return [] }
        let tables = surroundings.people(besides: change.path).filter(SourceTree.isTextTable)
        let uses = NameUses(
            in: tables, words: [], outside: change.change.rewordedKeys.flatMap(OutsideName.named), on: disk,
            knowing: surroundings.texts.contents)
        return uses.places.isEmpty
            ? [] : ["texts changed under keys that your files translate:"] + uses.lines.map { "    " + $0 }
    }
}

extension FileChange {
    /// True if both contents are versions of the code of one screen: what somebody made is none, and neither is a view
    /// controller of another style.
    fileprivate var isOfOneScreen: Bool {
        !file.isUsers && !file.isCreatedOnce && (backup == nil || previous.map { FileOrigin(of: $0) } == .edited)
    }
}
