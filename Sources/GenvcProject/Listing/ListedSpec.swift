import GenvcDiagnostics
import GenvcKit

/// A spec of a project, with the code that was made of it and the relation of both.
package struct ListedSpec: Sendable {
    /// The relation of the code on the disk to its spec.
    package enum State: Sendable, Equatable {
        /// The spec has errors, so that no code can be made.
        case hasErrors(Int)
        /// There is no code of the spec.
        case notGenerated
        /// A person edited a generated file.
        case edited
        /// A run would change the code.
        case outOfDate
        case upToDate
        /// No spec makes the code any more.
        case noLongerMade

        /// The state as one word for programs, which is never another one.
        package var word: String {
            switch self {
            case .hasErrors: "hasErrors"
            case .notGenerated: "notGenerated"
            case .edited: "edited"
            case .outOfDate: "outOfDate"
            case .upToDate: "upToDate"
            case .noLongerMade: "noLongerMade"
            }
        }

        /// The state in words.
        package var words: String {
            switch self {
            case .hasErrors(let count): EnglishList.count(count, "error")
            case .notGenerated: "not generated"
            case .edited: "edited by hand"
            case .outOfDate: "out of date"
            case .upToDate: "up to date"
            case .noLongerMade: "no longer made"
            }
        }
    }

    /// The path of the spec, as one writes it where genvc is called; its name alone where it is gone.
    package let spec: String
    /// The screen of the spec, or the components that it describes; empty where it has errors.
    package let names: [String]
    /// The paths of the generated files that are there.
    package let code: [String]
    /// The relation of the code to the spec.
    package let state: State
    /// The number of errors of the spec.
    package var errors: Int {
        if case .hasErrors(let count) = state { return count }
        return 0
    }
    /// True for code that `genvc clean` leaves unless it is forced: somebody edited it, or wrote above its header.
    package let isKept: Bool
    /// The number of warnings of the spec.
    package let warnings: Int

    /// All specs of some code that was made, in their order, held against the files of the app around the first.
    package static func all(of code: GeneratedCode, on disk: Disk) -> [ListedSpec] {
        let tree = SourceTree(around: code.specs.lazy.compactMap(\.name).first ?? "", on: disk)
        return zip(code.specs, code.outcomes).compactMap { spec, outcome in
            guard let path = spec.name else { return nil }
            return ListedSpec(path, outcome, in: tree)
        }
    }

    /// The generated files of a folder that no spec makes any more, as `genvc clean` finds them; none where that cannot
    /// be told.
    package static func noLongerMade(in folder: String, on disk: Disk) -> [ListedSpec] {
        guard SourceTree.hasGenerated(in: folder, on: disk, where: { _ in true }),
            let dead = try? DeadCode(in: folder, isAll: false, isForced: false, on: disk)
        else { return [] }
        let kept = Set(dead.kept)
        let paths = kept.union(dead.paths)
        return SourceTree(folder, on: disk).generated.filter { paths.contains($0.path) }.map {
            ListedSpec($0, isKept: kept.contains($0.path))
        }
    }

    /// The specs with code in one of the folders.
    package static func withCode(in folders: [String], among specs: [ListedSpec], on disk: Disk) -> [ListedSpec] {
        let paths = Set(folders.flatMap { SourceTree($0, on: disk).generated.map { Path.shown($0.path) } })
        return specs.filter { $0.code.contains(where: paths.contains) }
    }

    /// A generated file that no spec makes any more.
    private init(_ file: SourceTree.Generated, isKept: Bool) {
        self.isKept = isKept
        spec = file.specName ?? ""
        names = [SpecRun.name(ofFile: Path.name(of: file.path))].compactMap(\.self)
        code = [Path.shown(file.path)]
        state = .noLongerMade
        warnings = 0
    }

    private init(_ path: String, _ outcome: SpecOutcome, in tree: SourceTree) {
        spec = Path.shown(path)
        names = outcome.files.compactMap { SpecRun.name(ofFile: $0.name) }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let own = tree.generated.filter { file in
            guard file.specName == Path.name(of: path), tree.disk.areOfOneApp(file.path, path) else { return false }
            return outcome.files.isEmpty || outcome.files.contains { $0.name == Path.name(of: file.path) }
        }
        code = own.map { Path.shown($0.path) }
        isKept = false
        warnings = outcome.report.count(of: .warning)
        let errors = outcome.report.count(of: .error)
        state =
            if errors > 0 {
                .hasErrors(errors)
            } else if own.isEmpty {
                .notGenerated
            } else if own.contains(where: \.isEdited) {
                .edited
            } else if Self.isMade(outcome.files, of: own) {
                .upToDate
            } else {
                .outOfDate
            }
    }

    /// True if each file that would be made is there as it would be made, but for lines above its header, and for those
    /// that are the user's once they are there.
    private static func isMade(_ files: [Genvc.File], of own: [SourceTree.Generated]) -> Bool {
        files.filter { !$0.isCreatedOnce }.allSatisfy { file in
            own.contains { made in
                Path.name(of: made.path) == file.name
                    && made.contents == FileOrigin.renewed(made.contents, by: file.contents)
            }
        }
    }
}
