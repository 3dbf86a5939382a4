import GenvcDiagnostics
import GenvcKit

/// Generated files that no spec makes any more.
package struct DeadCode {
    /// The paths of the files that may go.
    package private(set) var paths: [String] = []
    /// The paths of those that stay, since somebody edited them or wrote lines above their header.
    package private(set) var kept: [String] = []
    /// A sentence for each file that stays, and for copies.
    package private(set) var notes: [String] = []

    /// - Parameters:
    ///   - folder: where they are looked for; specs are looked for in all of the project around.
    ///   - isAll: True to count what a spec still makes. What a spec with mistakes made cannot be made again, and
    ///     counts only by force.
    ///   - isForced: True to count what somebody edited.
    package init(in folder: String, isAll: Bool, isForced: Bool, on disk: Disk) throws(CommandError) {
        let owners =
            isAll
            ? try SpecOwners(in: [folder], on: disk)
            : try SpecOwners(in: Self.projects(around: folder, on: disk), on: disk)
        guard isAll || !owners.specs.isEmpty else {
            throw CommandError(
                .wrongInput,
                "there is no spec in this folder, so no generated file can be told from one that is needed",
                help: "call `genvc clean` where the specs are, or write `--all` to remove all that was generated")
        }
        let tree = SourceTree(folder, on: disk)
        let generated = tree.generated
        let unmade = isAll ? generated : generated.filter { !owners.make($0, among: generated) }
        let hidden = unmade.isEmpty || isAll ? [] : owners.hiddenPaths
        for file in unmade {
            if let spec = hidden.first(where: { Path.name(of: $0) == file.specName }) {
                notes.append("`\(file.path)` stays, since `\(spec)` in a hidden folder may be its spec")
            } else if !(isAll && isForced), let reason = Self.reason(toKeep: file, owners, isForced: isForced) {
                notes.append("`\(file.path)` \(reason)")
                if owners.unreadSpec(of: file) == nil { kept.append(file.path) }
            } else {
                paths.append(file.path)
                if let controller = tree.controller(beside: file) {
                    notes.append("`\(controller)` is yours, and stays")
                }
            }
        }
        guard !isAll else { return }
        let made = generated.filter { owners.make($0, among: generated) }
        let copies = Dictionary(grouping: made) { Path.name(of: $0.path) }
        for name in copies.keys.sorted() { judge(copies[name] ?? [], owners, isForced: isForced, on: disk) }
    }

    /// Tells which of the files that one spec made at several places is the one that it makes now: the spec was moved,
    /// and code stands where its spec does, or in a folder of the same name.
    private mutating func judge(
        _ copies: [SourceTree.Generated], _ owners: SpecOwners, isForced: Bool, on disk: Disk
    ) {
        guard let first = copies.first else { return }
        let copies = copies.filter {
            $0.specName == first.specName && disk.areOfOneApp($0.path, first.path)
        }
        guard copies.count > 1 else { return }
        let nearness = copies.map(owners.nearness)
        let most = nearness.max() ?? 0
        // Two specs may have their code each, and so may two targets that one spec is generated into.
        let isMoved =
            owners.makers(of: first).count == 1
            && Set(copies.map { ClassTwin.target(of: $0.path, on: disk) }).count == 1
        guard isMoved, most > 0, nearness.count(where: { $0 == most }) == 1 else {
            let names = EnglishList.joined(copies.map { "`\($0.path)`" }, "and")
            notes.append(
                "\(names) are \(copies.count == 2 ? "both" : "all") of `\(first.specName ?? Path.name(of: first.path))`; delete what is no longer made"
            )
            return
        }
        for (copy, near) in zip(copies, nearness) where near < most {
            if let reason = Self.reason(toKeep: copy, owners, isForced: isForced) {
                notes.append("`\(copy.path)` \(reason)")
            } else {
                paths.append(copy.path)
            }
        }
    }

    private static func reason(
        toKeep file: SourceTree.Generated, _ owners: SpecOwners, isForced: Bool
    ) -> String? {
        if let spec = owners.unreadSpec(of: file) {
            return "stays, since its spec `\(spec)` is there; `genvc validate \(spec)` says what is wrong with that"
        }
        guard !isForced else { return nil }
        if file.isEdited { return "was edited by hand and stays" }
        return file.hasLinesAbove ? "has lines of yours above its header and stays" : nil
    }

    /// The folders that hold the specs of what lies in a folder.
    private static func projects(around folder: String, on disk: Disk) throws(CommandError) -> [String] {
        let here = disk.projectRoot(around: "") ?? ""
        guard !disk.isFolder(folder, in: here) else { return [here] }
        guard let there = disk.projectRoot(around: folder) else {
            throw CommandError(
                .wrongInput,
                "`\(folder)` lies outside of this folder, and neither a `genvc.yml` nor a repository around it says where its specs are",
                help: "call `genvc clean` in the folder of the app, or write `--all` to remove all that was generated")
        }
        return [here, there]
    }
}
