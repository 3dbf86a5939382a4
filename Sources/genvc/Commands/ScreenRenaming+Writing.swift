import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension ScreenRenaming {
    /// Files on their way to other names.
    private struct Moves {
        /// What is written: the code first, so that a run that is killed can be begun again as long as the spec is old.
        var written: [OutputFile] = []
        /// What goes then: the spec last, for the same reason.
        var gone: [OutputFile] = []
        /// Files that get their names afterwards, since the disk takes `LOGIN.yml` for `Login.yml`.
        var sameFiles: [(from: String, to: String)] = []

        /// - Parameter basis: what stands at `path`.
        mutating func add(
            _ path: String, to target: String, _ contents: [UInt8], from basis: [UInt8], isUsers: Bool = false
        ) {
            let isSame = path == target || SystemDisk.identity(of: target) == SystemDisk.identity(of: path)
            if isSame {
                written.append(
                    OutputFile(root: "", name: path, contents: contents, isUsers: isUsers, basis: basis))
                if path != target { sameFiles.append((path, target)) }
                return
            }
            written.append(OutputFile(root: "", name: target, contents: contents, isUsers: isUsers))
            gone.append(OutputFile(movedFrom: path, isUsers: isUsers, basis: basis))
        }
    }

    /// - Parameters:
    ///   - code: the files under the new name.
    ///   - former: those under the old name, as they would be made now.
    ///   - made: those that are there.
    func write(
        _ changed: SourceFile, _ code: [Genvc.File], _ former: [Genvc.File], _ spec: SourceTree.Spec, _ old: String,
        _ made: [SourceTree.Generated]
    ) throws(CommandError) -> ExitStatus {
        var moves = Moves()
        // Found by the view, so it goes before the view does.
        let kept = moveController(in: &moves, code, former, made)
        for file in made {
            guard let index = SpecRun.fileNames(of: old).firstIndex(of: Path.name(of: file.path)),
                let new = code.first(where: { $0.name == SpecRun.fileNames(of: self.new)[index] && !$0.isCreatedOnce })
            else { continue }
            moves.add(
                file.path, to: Path.join(Path.folder(of: file.path), new.name),
                FileOrigin.renewed(file.contents, by: new.contents), from: file.contents)
        }
        moves.add(spec.file.name, to: changed.name, changed.bytes, from: spec.file.bytes, isUsers: true)
        let approvals = Approvals(around: Path.folder(of: spec.file.name)).renamed(spec, to: changed)
        let files = moves.written + [approvals].compactMap { $0 } + moves.gone
        let permission: WritePlan.Permission = invocation.has(.force) ? .allWithBackup : .own
        let plan = try WritePlan(files, overwriting: permission)
        guard plan.refusals.isEmpty else { return session.refuse(plan) }
        if let twin = ClassTwin.all(ofCreated: plan).first(where: { $0.line != nil && $0.isCertain }) {
            throw CommandError(.wrongInput, twin.message, help: "one app cannot have both; write another name")
        }
        if invocation.has(.dryRun) {
            let printed = session.print(plan.lines.map { $0 + "\n" }.joined())
            guard printed == .success else { return printed }
        } else {
            let done = try OutputWriter.write(files, overwriting: permission, telling: session.note)
            for move in moves.sameFiles { try? SystemDisk.move(move.from, to: move.to) }
            for line in done.lines { session.note(line) }
        }
        if let kept {
            let views = [old, self.new].map { SourceTree.words(ofFile: SpecRun.fileNames(of: $0, .view)[0])[0] }
            session.note("`\(kept)` is yours, and keeps its name; change `\(views[0])` in it to `\(views[1])`")
        }
        nameUses(
            of: old, besides: Set(moves.gone.map(\.path) + moves.sameFiles.map(\.from) + [spec.file.name]), made, code)
        return .success
    }

    /// Moves the view controller that was made once beside a view, if nobody edited it since; gives its path if somebody
    /// did.
    private func moveController(
        in moves: inout Moves, _ code: [Genvc.File], _ former: [Genvc.File], _ made: [SourceTree.Generated]
    ) -> String? {
        guard let controller = MadeOnce(of: former, beside: made), let new = code.first(where: \.isCreatedOnce)
        else { return nil }
        let path = controller.path
        guard !controller.isEdited else { return path }
        let target = Path.join(Path.folder(of: path), new.name)
        let isTaken =
            SystemDisk.stamp(of: target) != nil && SystemDisk.identity(of: target) != SystemDisk.identity(of: path)
        if isTaken, (try? SystemDisk.read(target, limit: WritePlan.largestFile)) != new.contents { return path }
        moves.add(path, to: target, new.contents, from: controller.contents, isUsers: true)
        return nil
    }

    private func nameUses(
        of old: String, besides moved: Set<String>, _ made: [SourceTree.Generated], _ code: [Genvc.File]
    ) {
        let keys = made.first.map { TextKeyChanges($0.contents, code.first?.contents ?? []).pairs } ?? []
        if let first = keys.first {
            session.note(
                "\(EnglishList.count(keys.count, "key")) of localized texts changed, as `\(first.old)` to `\(first.new)`"
            )
        }
        let gone = Set(made.map(\.path))
        let others = tree.generated.filter { !gone.contains($0.path) }.map(\.contents)
        session.nameUses(
            of: old,
            NameUses(
                in: tree.written.filter { !moved.contains($0) },
                words: made.flatMap { SourceTree.words(ofFile: $0.path) },
                outside: OutsideName.all(in: made.map(\.contents), butNotIn: code.map(\.contents) + others)))
    }
}
