/// A unified diff, read back: it must fit exactly.
struct Patch {
    /// The lines of each file, by the name behind `+++`, or behind `---` where the file goes.
    private var files: [String: [Substring]] = [:]

    init(_ text: String) {
        var (name, header) = ("", -1)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        for (index, line) in lines.enumerated() {
            // `---` and `+++` may also begin lines of a text; a header is followed by a hunk.
            if line.hasPrefix("--- "), index + 2 < lines.count, lines[index + 1].hasPrefix("+++ "),
                lines[index + 2].hasPrefix("@@ -")
            {
                let new = lines[index + 1].dropFirst(4)
                name = String(new == "/dev/null" ? line.dropFirst(4) : new)
                files[name] = []
                header = index + 1
            } else if index != header {
                files[name]?.append(line)
            }
        }
    }

    var names: Set<String> { Set(files.keys) }

    /// `text` as the patch makes it; nil if it does not fit.
    func applied(to text: String, named name: String) -> String? {
        guard let lines = files[name] else { return text }
        var old = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if old.last == "" { old.removeLast() } else { old[old.count - 1] += "\n\\" }
        var (result, next): ([String], Int) = ([], 0)
        for (index, line) in lines.enumerated() {
            let isOpen = index + 1 < lines.count && lines[index + 1].hasPrefix("\\")
            let rest = String(line.dropFirst()) + (isOpen ? "\n\\" : "")
            switch line.first {
            case "@":
                guard let range = line.split(separator: " ").dropFirst().first,
                    let first = Int(range.dropFirst().split(separator: ",")[0])
                else { return nil }
                let isEmpty = range.hasSuffix(",0")
                let start = isEmpty ? first : first - 1
                guard start >= next, start <= old.count else { return nil }
                result += old[next..<start]
                next = start
            case " ", "-":
                guard next < old.count, old[next] == rest else { return nil }
                if line.first == " " { result.append(rest) }
                next += 1
            case "+": result.append(rest)
            case "\\": continue
            default: return nil
            }
        }
        result += old[next...]
        let joined = result.map { $0 + "\n" }.joined()
        return joined.hasSuffix("\n\\\n") ? String(joined.dropLast(3)) : joined
    }
}
