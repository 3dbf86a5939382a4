/// Paths as `use` writes them; nothing here looks at a disk.
enum UsedPath {
    /// The path from the working folder, without `.` and without what `..` takes back; nil for one that begins at the
    /// root of a disk.
    ///
    /// - Parameter file: the path of the file in which `written` stands.
    static func resolved(_ written: String, from file: String) -> String? {
        let slash = UInt8(ascii: "/")
        guard written.utf8.first != slash else { return nil }
        let folder = file.utf8.lastIndex(of: slash).map { String(file[..<$0]) } ?? ""
        var parts: [Substring] = []
        for part in folder.split(separator: "/") + written.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return (file.utf8.first == slash ? "/" : "") + parts.joined(separator: "/")
    }

    /// The path of a file in the folder that `written` leads to, as one would write it in its place.
    static func written(for name: String, like written: String) -> String {
        guard let slash = written.utf8.lastIndex(of: UInt8(ascii: "/")) else { return name }
        return written[...slash] + name
    }
}
