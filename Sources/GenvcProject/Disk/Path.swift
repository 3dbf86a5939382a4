/// Paths as text; nothing here looks at the disk.
package enum Path {
    /// The part before the last slash: `a/b.yml` gives `a`, `/b` gives `/`, `b` gives the empty text.
    package static func folder(of path: String) -> String {
        let bytes = trimmed(path)
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == 0 ? "/" : String(decoding: trimmed(bytes[..<slash]), as: UTF8.self)
    }

    /// The path as it is typed into a shell: in quotes where it has signs that mean something there.
    static func quoted(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { byte in
            byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "/._-+@%,:".utf8.contains(byte)
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= (byte | 0x20)
        }
        return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
    }

    /// The folder around a folder, as one would write it: `a/b` gives `a`, `a` gives the empty text, and the empty text
    /// gives `..`.
    static func parent(of folder: String) -> String {
        let last = name(of: folder)
        return last.isEmpty || last == "." || last == ".." ? join(folder, "..") : self.folder(of: folder)
    }

    /// The part behind the last slash.
    package static func name(of path: String) -> String {
        // Most paths end in a name, so that nothing is copied but that.
        if path.utf8.last != UInt8(ascii: "/"), let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
            return String(path[path.utf8.index(after: slash)...])
        }
        let bytes = trimmed(path)
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")), bytes.count > 1 else {
            return String(decoding: bytes, as: UTF8.self)
        }
        return String(decoding: bytes[(slash + 1)...], as: UTF8.self)
    }

    /// `folder/name`; `name` alone where the folder is the empty text.
    package static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty { return name }
        if name.isEmpty { return folder }
        return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
    }

    /// A full path, for tools that open files from elsewhere.
    package static func absolute(_ path: String, from workingFolder: String) -> String {
        path.utf8.first == UInt8(ascii: "/") ? path : join(workingFolder, path)
    }

    /// A path as one writes it where genvc was called: without `./` before it.
    package static func shown(_ path: String) -> String {
        path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    /// The names of a full path from the root, without `.`, and without each name that a `..` behind it takes back.
    package static func parts(of path: String, from workingFolder: String) -> [Substring] {
        var parts: [Substring] = []
        for part in absolute(path, from: workingFolder).split(separator: "/") where part != "." {
            // Above the root is the root again.
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts
    }

    /// A full path without `.` and `..`, by which editors, Xcode and GitHub find a file.
    package static func full(_ path: String, from workingFolder: String) -> String {
        "/" + parts(of: path, from: workingFolder).joined(separator: "/")
    }

    /// True if the name ends in `.extension`, in any case of its letters.
    package static func hasExtension(_ path: String, _ ext: String) -> Bool {
        let stem = path.utf8.count - ext.utf8.count - 1
        guard stem > 0 else { return false }
        let end = path.utf8.dropFirst(stem)
        return end.first == UInt8(ascii: ".")
            && end.dropFirst().elementsEqual(ext.utf8) { ((65...90).contains($0) ? $0 | 0x20 : $0) == $1 }
    }

    /// The path without slashes at its end.
    private static func trimmed(_ path: String) -> ArraySlice<UInt8> {
        trimmed(Array(path.utf8)[...])
    }

    /// The bytes without slashes at their end, except for the one that is the whole path.
    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes
        while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        return bytes
    }
}
