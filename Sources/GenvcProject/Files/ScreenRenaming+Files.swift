import GenvcDiagnostics
import GenvcKit

extension ScreenRenaming {
    /// The screen that gets another name.
    struct Screen {
        /// The spec under its old name.
        let spec: SourceTree.Spec
        /// The name of the screen until now.
        let name: String
        /// The generated files of the screen that are there.
        let made: [SourceTree.Generated]
    }

    /// - Parameters:
    ///   - changed: the spec with the new name.
    ///   - code: the files under the new name.
    ///   - former: those under the old name, as they would be made now.
    func renaming(
        of screen: Screen, to changed: SourceFile, _ code: [Genvc.File], _ former: [Genvc.File]
    ) -> Renaming {
        let (spec, old) = (screen.spec, screen.name)
        var renaming = Renaming(of: old, on: disk)
        // Found by the view, so it goes before the view does.
        let kept = moveController(in: &renaming, code, former, screen.made)
        for file in screen.made {
            guard let index = SpecRun.fileNames(of: old).firstIndex(of: Path.name(of: file.path)),
                let new = code.first(where: { $0.name == SpecRun.fileNames(of: self.new)[index] && !$0.isCreatedOnce })
            else { continue }
            renaming.add(
                file.path, to: Path.join(Path.folder(of: file.path), new.name),
                FileOrigin.renewed(file.contents, by: new.contents), from: file.contents)
        }
        renaming.add(spec.file.name, to: changed.name, changed.bytes, from: spec.file.bytes, isUsers: true)
        let approvals = Approvals(around: Path.folder(of: spec.file.name), on: disk)
        if let approvals = approvals.renamed(spec, to: changed) { renaming.add(approvals) }
        if let kept {
            let views = [old, self.new].map { SourceTree.words(ofFile: SpecRun.fileNames(of: $0, .view)[0])[0] }
            renaming.notes.append(
                "`\(kept)` is yours, and keeps its name; change `\(views[0])` in it to `\(views[1])`")
        }
        tellOfUses(of: screen, code, former, in: &renaming)
        return renaming
    }

    /// Moves the view controller that was made once beside a view, if nobody edited it since; gives its path if
    /// somebody did.
    private func moveController(
        in renaming: inout Renaming, _ code: [Genvc.File], _ former: [Genvc.File], _ made: [SourceTree.Generated]
    ) -> String? {
        guard let controller = MadeOnce(of: former, beside: made, on: disk),
            let new = code.first(where: \.isCreatedOnce)
        else { return nil }
        let path = controller.path
        guard !controller.isEdited else { return path }
        let target = Path.join(Path.folder(of: path), new.name)
        let isTaken =
            disk.stamp(of: target) != nil && disk.identity(of: target) != disk.identity(of: path)
        if isTaken, (try? disk.read(target, limit: WritePlan.largestFile)) != new.contents { return path }
        renaming.add(path, to: target, new.contents, from: controller.contents, isUsers: true)
        return nil
    }

    /// The app's catalogue with the new keys, so that translations stay with their texts; nil where it has none of the
    /// old ones.
    private func catalog(
        of made: [SourceTree.Generated], _ keys: [(old: String, new: String)], _ old: String
    ) -> OutputFile? {
        guard let code = made.first, !keys.isEmpty,
            case .catalog(let path) = AppCatalogs.place(around: Path.folder(of: code.path), tree, on: disk)
        else { return nil }
        return CatalogFile.renaming(
            Dictionary(keys.map { ($0.old, $0.new) }) { first, _ in first }, [(old, new)], at: path, on: disk)
    }

    /// Says which keys of texts changed, and looks for what people's files call by the old name.
    private func tellOfUses(
        of screen: Screen, _ code: [Genvc.File], _ former: [Genvc.File], in renaming: inout Renaming
    ) {
        let made = screen.made
        // The file on the disk may be older than the spec, and have other texts.
        let keys = made.isEmpty ? [] : TextKeyChanges(former.first?.contents ?? [], code.first?.contents ?? []).pairs
        let catalog = catalog(of: made, keys, renaming.name)
        if let catalog { renaming.add(catalog) }
        if let first = keys.first {
            renaming.notes.append(
                "\(EnglishList.count(keys.count, "key")) of localized texts changed, as `\(first.old)` to `\(first.new)`"
            )
        }
        let gone = Set(made.map(\.path))
        let others = tree.generated.filter { !gone.contains($0.path) }.map(\.contents)
        let moved = renaming.former.union([screen.spec.file.name] + [catalog?.path].compactMap { $0 })
        renaming.uses = NameUses(
            in: tree.written.filter { !moved.contains($0) },
            words: made.flatMap { SourceTree.words(ofFile: $0.path) },
            outside: OutsideName.all(in: made.map(\.contents), butNotIn: code.map(\.contents) + others), on: disk)
    }
}
