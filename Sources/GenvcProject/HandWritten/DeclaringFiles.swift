import GenvcKit

/// The files of an app that have what its generated code needs, as they were when nothing was missing.
package struct DeclaringFiles: Equatable {
    /// By path.
    let digests: [String: ContentDigest]

    init(_ digests: [String: ContentDigest]) {
        self.digests = digests
    }

    /// The files with these paths as they are now; one that cannot be read is none of them.
    init(at paths: some Sequence<String>, on disk: Disk) {
        let found = paths.compactMap { path in Self.digest(of: path, on: disk).map { (path, $0) } }
        digests = Dictionary(found) { first, _ in first }
    }

    /// True if all of them are still as they were.
    func areCurrent(on disk: Disk) -> Bool {
        digests.allSatisfy { path, digest in Self.digest(of: path, on: disk) == digest }
    }

    private static func digest(of path: String, on disk: Disk) -> ContentDigest? {
        (try? disk.read(path, limit: NameUses.largestFile)).map { ContentDigest(of: [$0]) }
    }
}
