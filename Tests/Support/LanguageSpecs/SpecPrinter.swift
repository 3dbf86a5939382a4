/// Prints a spec with a line for each entry and each item, and keeps which part each line begins.
package struct SpecPrinter {
    private(set) package var lines: [String] = []
    /// Of each line, the paths of the parts that begin on it, the outermost first.
    private(set) package var parts: [[SpecNode.Path]] = []

    package init(_ node: SpecNode) {
        write(node, at: [], indent: 0)
    }

    package var text: String { lines.joined(separator: "\n") + "\n" }

    /// Writes the items or entries of a node; the first stands behind a dash, where that begins the line.
    private mutating func write(_ node: SpecNode, at path: SpecNode.Path, indent: Int) {
        let margin = String(repeating: " ", count: indent)
        switch node {
        case .scalar(let word): append(margin + word, path)
        case .list(let items):
            for (place, item) in items.enumerated() {
                let here = path + [place]
                switch item {
                case .scalar(let word): append(margin + "- " + word, here)
                case .list, .mapping:
                    let first = lines.count
                    write(item, at: here, indent: indent + 2)
                    guard lines.count > first else {
                        append(margin + "- " + (item == .list([]) ? "[]" : "{}"), here)
                        continue
                    }
                    lines[first] = margin + "- " + lines[first].dropFirst(indent + 2)
                    parts[first].insert(here, at: 0)
                }
            }
        case .mapping(let entries):
            for (place, entry) in entries.enumerated() {
                let here = path + [place]
                switch entry.value {
                case .scalar(let word): append("\(margin)\(entry.key): \(word)", here)
                case .list, .mapping:
                    guard !entry.value.isEmpty else {
                        append("\(margin)\(entry.key): " + (entry.value == .list([]) ? "[]" : "{}"), here)
                        continue
                    }
                    append("\(margin)\(entry.key):", here)
                    write(entry.value, at: here, indent: indent + 2)
                }
            }
        }
    }

    private mutating func append(_ line: String, _ path: SpecNode.Path) {
        lines.append(line)
        parts.append([path])
    }
}
