import GenvcKit

/// The files that a run depends on, as they are at one moment.
package struct WatchedFiles: Equatable {
    /// What each file is known again by.
    private let stamps: [String: FileStamp]

    /// - Parameters:
    ///   - operands: specs, and folders of specs.
    ///   - used: files that specs use.
    ///   - templates: the folder of the user's templates.
    package init(_ operands: [String], used: Set<String>, templates: String?) {
        var paths = used
        for operand in operands {
            paths.formUnion(SpecFinder.paths(operand))
            paths.formUnion(ProjectFinder.places(above: Self.folder(of: operand)))
        }
        for path in used { paths.formUnion(ProjectFinder.places(above: Path.folder(of: path))) }
        if let templates {
            paths.formUnion(((try? SystemDisk.names(in: templates)) ?? []).map { Path.join(templates, $0) })
        }
        var stamps: [String: FileStamp] = [:]
        for path in paths { stamps[path] = SystemDisk.stampOfTarget(of: path) }
        self.stamps = stamps
    }

    private static func folder(of operand: String) -> String {
        SystemDisk.kind(of: operand, ofLink: false) == .folder ? operand : Path.folder(of: operand)
    }

    /// The files that are new, gone or written since `earlier`.
    package func changes(since earlier: WatchedFiles) -> Set<String> {
        Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }
    }
}
