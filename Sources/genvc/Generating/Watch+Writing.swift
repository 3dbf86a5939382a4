import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Watch {
    /// Writes what may be written, and says what that was. A file that somebody edited is named and left alone.
    ///
    /// - Parameters:
    ///   - record: what an earlier run made, in the first round.
    ///   - all: Whether this is the first round, which tells of files that stay as they are, too.
    mutating func write(
        _ code: GeneratedCode, _ library: TemplateLibrary, _ record: GenerationRecord?, all: Bool
    ) -> String {
        var files: [OutputFile] = []
        do throws(CommandError) {
            files = try changedFiles(of: code)
            let before = Dictionary(files.map { ($0.path, session.disk.stamp(of: $0.path)) }) { first, _ in first }
            let permission: WritePlan.Permission = invocation.has(.force) ? .allWithBackup : .own
            var plan = try WritePlan(files, overwriting: permission, on: session.disk)
            // The app is looked at where code changes: what it lacks of the shipped components is written with that.
            // Forms of plurals change in the catalogue alone.
            let hasForms = code.outcomes.contains { StringCatalog.haveForms($0.files) }
            let app =
                all || hasForms || !plan.pending.isEmpty
                ? GeneratedApp(of: code, at: destination, knowing: declaring, on: session.disk) : nil
            if let app { declaring = app.declaring }
            let catalogs = AppCatalogs(for: code, at: destination, in: app, on: session.disk)
            session.show(catalogs.all.flatMap(\.reports))
            let others = (app?.files(library) ?? []) + catalogs.outputs
            if !others.isEmpty {
                files += others
                plan = try WritePlan(files, overwriting: permission, on: session.disk)
            }
            if !plan.refusals.isEmpty { _ = session.refuse(plan, areOthersWritten: true) }
            let refused = Set(plan.refusals.map(\.path))
            let allowed = files.filter { !refused.contains($0.path) }
            if !refused.isEmpty { plan = try WritePlan(allowed, overwriting: permission, on: session.disk) }
            let done = try session.outputWriter.write(
                allowed, plan, overwriting: permission, madeOf: all ? code.sources : code.fresh.sources)
            for change in done.changes {
                let path = change.file.path
                stamps[path] = change.kind == .unchanged ? before[path] ?? nil : session.disk.stamp(of: path)
            }
            for path in refused { stamps[path] = before[path] ?? nil }
            // The code is written by now: to look for what names it may take longer than all else.
            let lines = done.changes.flatMap(\.lines) + catalogs.lines + AfterRun(done).lines(areFixed: false)
            for line in lines { session.note(line) }
            app?.tell(of: done, session)
            record?.save(code, declaring)
            guard done.pending.isEmpty, !all else { return done.summary }
            let isWrong = !refused.isEmpty || !code.namesOfRefused.isEmpty
            return isWrong ? Self.nothingWritten : Self.nothingToDo
        } catch {
            // Nothing is known of what was to be written, so that the next round compares it again.
            for file in files { stamps[file.path] = nil }
            // A spec that was saved meanwhile is not an error: the next look finds it changed and makes its code.
            if !error.isOfSpec { session.show(error) }
            return Self.nothingWritten
        }
    }

    /// The files of the specs that were read again, and those that somebody changed since the last round.
    ///
    /// - Throws: `CommandError` where two specs make one file.
    private func changedFiles(of code: GeneratedCode) throws(CommandError) -> [OutputFile] {
        var paths: [String] = []
        var changed: [OutputFile] = []
        for (spec, outcome) in zip(code.specs, code.outcomes) {
            let isFresh = code.isFresh(spec, outcome)
            for file in destination.files(outcome.files, of: spec) {
                let path = file.path
                paths.append(path)
                if isFresh || stamps[path] == nil || stamps[path] != session.disk.stamp(of: path) {
                    changed.append(file)
                }
            }
        }
        try WritePlan.refuseRepetitions(of: paths)
        return changed
    }

    /// Names the files on the disk that a spec made in an earlier round and none makes now, and remembers what this
    /// round made.
    mutating func nameOrphans(_ code: GeneratedCode) {
        // A folder that is away for a moment, as during a checkout, would make all its files look left over.
        guard code.specs.allSatisfy({ $0.name != nil }) else { return }
        var now: [String: [String]] = [:]
        for (spec, outcome) in zip(code.specs, code.outcomes) {
            guard let name = spec.name else { continue }
            let known = code.isFresh(spec, outcome) ? nil : paths[name]
            let files = known ?? destination.files(outcome.files, of: spec).map(\.path)
            // A spec with a mistake keeps what it made before.
            now[name] = files.isEmpty ? paths[name] ?? [] : files
        }
        let made = Set(now.values.joined())
        for path in paths.values.joined().sorted() where !made.contains(path) {
            guard session.disk.stamp(of: path) != nil else { continue }
            session.note("no spec makes \(path) any more; `genvc clean` removes it")
        }
        paths = now
    }
}

extension ToldFindings.Change {
    /// The findings that a round has brought and taken, in words; empty where they are those of the round before.
    var words: String {
        if newCount == 0 { return gone.isEmpty ? "" : "\(EnglishList.count(gone.count, "finding")) gone" }
        return EnglishList.count(newCount, "new finding") + (gone.isEmpty ? "" : ", \(gone.count) gone")
    }
}
