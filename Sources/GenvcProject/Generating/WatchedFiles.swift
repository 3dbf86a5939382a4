import GenvcKit

/// The files that a run depends on, as they are at one moment.
package struct WatchedFiles: Equatable {
    /// The stamps by which each file is known again, by path.
    private let stamps: [String: FileStamp]
    /// The paths of generated files that somebody removed.
    private let gone: Set<String>

    /// - Parameters:
    ///   - operands: specs, and folders of specs.
    ///   - used: files that specs use.
    ///   - templates: the folder of the user's templates.
    ///   - made: the files that were generated, whose contents do not matter.
    package init(
        _ operands: [String], used: Set<String>, templates: String?, made: some Sequence<String>, on disk: Disk
    ) {
        var paths = used
        for operand in operands {
            paths.formUnion(SpecFinder.paths(operand, on: disk))
            paths.formUnion(disk.projectPlaces(above: Self.folder(of: operand, on: disk)))
        }
        for path in used { paths.formUnion(disk.projectPlaces(above: Path.folder(of: path))) }
        if let templates {
            paths.formUnion(((try? disk.names(in: templates)) ?? []).map { Path.join(templates, $0) })
        }
        var stamps: [String: FileStamp] = [:]
        for path in paths { stamps[path] = disk.stampOfTarget(of: path) }
        self.stamps = stamps
        gone = Set(made.filter { disk.stamp(of: $0) == nil })
    }

    /// The folder of an operand: itself, or the folder of the file that it is.
    private static func folder(of operand: String, on disk: Disk) -> String {
        disk.kind(of: operand, ofLink: false) == .folder ? operand : Path.folder(of: operand)
    }

    /// The files that are new, gone or written since `earlier`; of those that were generated the ones that are gone.
    package func changes(since earlier: WatchedFiles) -> Set<String> {
        Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }
            .union(gone.subtracting(earlier.gone))
    }

    /// The paths of the files that were written last, the newest first.
    package func recent(_ count: Int) -> [String] {
        let newest = stamps.sorted {
            ($0.value.seconds, $0.value.nanoseconds) > ($1.value.seconds, $1.value.nanoseconds)
        }
        return newest.prefix(count).map(\.key)
    }

    /// True if the files with these paths are still as they were.
    package func areCurrent(_ paths: some Sequence<String>, on disk: Disk) -> Bool {
        paths.allSatisfy { disk.stampOfTarget(of: $0) == stamps[$0] }
    }

    /// True if each of the files with these paths has taken the place of another one, whole, as most editors save.
    package func areReplaced(_ paths: Set<String>, since earlier: WatchedFiles) -> Bool {
        paths.allSatisfy { path in
            guard let now = stamps[path], let before = earlier.stamps[path] else { return false }
            return now.size > 0 && now.identity != before.identity
        }
    }
}
