import GenvcKit

/// A spec that makes a file of the run too, and has a file of the same name: the header of the code, which names no
/// folder, does not say whose code it is.
package struct SpecTwin {
    /// The generated file.
    package let path: String
    /// The spec of the run.
    package let spec: String
    /// The other spec, of the same name in another folder.
    package let other: String

    /// A sentence that names the file and both specs.
    package var message: String { "`\(path)` is made of `\(spec)` now, and `\(other)` makes it too" }
    /// Advice, so that the two no longer make one file.
    package var help: String {
        "write another name in one of the specs, or delete one; an app of its own has a `genvc.yml` of its own"
    }

    /// The twins of the specs whose files the run changes.
    package static func all(of plan: WritePlan) -> [SpecTwin] {
        let disk = plan.disk
        let changed = plan.changes.filter { $0.kind == .update && !$0.file.isCreatedOnce }
        let made = changed.compactMap { change in change.file.spec.map { (path: change.file.path, spec: $0) } }
        guard !made.isEmpty else { return [] }
        let specs = Dictionary(grouping: FileOwner.specs(around: made.map(\.spec), on: disk), by: Path.name)
        return made.compactMap { path, spec in
            let name = Path.name(of: spec)
            let other = specs[name]?.first { other in
                disk.identity(of: other) != disk.identity(of: spec)
                    && disk.areOfOneApp(other, spec)
                    && FileOwner.fileNames(of: other, on: disk).contains(Path.name(of: path))
                    && !FileOwner.hasCodeElsewhere(other, name: name, besides: path, on: disk)
            }
            return other.map { SpecTwin(path: path, spec: Path.shown(spec), other: Path.shown($0)) }
        }
    }
}
