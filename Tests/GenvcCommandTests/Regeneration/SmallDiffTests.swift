import Foundation
import GenvcTestSupport
import Testing

/// One changed key changes only its lines, in every example.
struct SmallDiffTests {
    /// An edit of a spec's text, as a person makes it.
    private enum Edit: String, CaseIterable {
        case text, height, color, reorder, addButton

        /// Lines of code that may go and come, besides those that just move; the checksum and the comments that number
        /// the rows and name their heights count by themselves.
        var limit: Int {
            switch self {
            // A line that has no room for the longer text any more becomes two.
            case .text: 3
            // The number, and where it gets a name for the first time, that name and a longer line.
            case .height: 4
            // Each element that takes the style has a line of it.
            case .color: 6
            // Constraints and arrays begin with the first of their rows.
            case .reorder: 16
            case .addButton: 40
            }
        }

        /// The spec behind the edit; nil where it has nothing of the sort.
        func apply(to text: String) -> String? {
            switch self {
            case .text:
                guard let match = text.firstMatch(of: /\n +(?:- \{ label: \w+, )?(?:text|title): (\w[\w ]*)\n/) else {
                    return nil
                }
                return text.replacingCharacters(
                    in: match.output.1.startIndex..<match.output.1.endIndex, with: match.output.1 + " more")
            case .height:
                guard let match = text.firstMatch(of: /\bheight: (\d+)\b/), let number = Int(match.output.1) else {
                    return nil
                }
                return text.replacingCharacters(
                    in: match.output.1.startIndex..<match.output.1.endIndex, with: "\(number + 2)")
            case .color:
                guard let match = text.firstMatch(of: /\b(?:textColor|backgroundColor|tintColor): (\w+)\b/) else {
                    return nil
                }
                return text.replacingCharacters(
                    in: match.output.1.startIndex..<match.output.1.endIndex,
                    with: match.output.1 == "label" ? "link" : "label")
            case .reorder:
                guard var rows = Rows(of: text), rows.blocks.count > 1 else { return nil }
                rows.blocks.swapAt(0, 1)
                return rows.text
            case .addButton:
                guard var rows = Rows(of: text) else { return nil }
                rows.blocks.append("  - button: oneMore\n    title: One more\n")
                return rows.text
            }
        }
    }

    /// The rows of a spec as blocks of text.
    private struct Rows {
        let head: String
        var blocks: [String]
        let tail: String

        init?(of text: String) {
            guard let start = text.firstRange(of: "\nrows:\n")?.upperBound else { return nil }
            head = String(text[..<start])
            var blocks: [String] = []
            var lines = text[start...].split(separator: "\n", omittingEmptySubsequences: false)[...]
            while let line = lines.first, line.hasPrefix("  ") || line.isEmpty && lines.count > 1 {
                if line.hasPrefix("  - ") || blocks.isEmpty { blocks.append("") }
                blocks[blocks.count - 1] += line + "\n"
                lines.removeFirst()
            }
            guard blocks.allSatisfy({ $0.hasPrefix("  - ") }) else { return nil }
            self.blocks = blocks
            tail = lines.joined(separator: "\n")
        }

        var text: String { head + blocks.joined() + tail }
    }

    @Test("a text, a height, a color, an order or a button more changes few lines of each example")
    func examples() throws {
        let examples = Tool.repository.appending(path: "Examples")
        let names = try FileManager.default.subpathsOfDirectory(atPath: examples.path).sorted().filter { name in
            guard name.hasSuffix(".yml"), !name.hasSuffix("genvc.yml") else { return false }
            return try String(contentsOf: examples.appending(path: name), encoding: .utf8).contains("screen: ")
        }
        let folder = try Folder()
        try FileManager.default.copyItem(at: examples, to: folder.url.appending(path: "Examples"))
        var tried: [Edit: [(code: Int, all: Int)]] = [:]
        for name in Exhaustive.sample(names, 8) {
            let path = "Examples/\(name)"
            let text = try folder.text(path)
            let before = try Tool.run([path], in: folder.url)
            #expect(before.status == 0, "\(before.errors)")
            for edit in Edit.allCases {
                guard let changed = edit.apply(to: text) else { continue }
                try folder.write(changed, to: path)
                let after = try Tool.run([path], in: folder.url)
                // An edit that makes no valid spec says nothing of the code.
                guard after.status == 0 else { continue }
                let (removed, added) = LineChanges.of(before.text, after.text)
                let code = changedCode(removed, added)
                tried[edit, default: []].append((code.count, removed.count + added.count))
                #expect(code.count <= edit.limit, "\(edit) in \(name): \(code)")
                if edit == .addButton {
                    // The list of what its stack arranges has one name more; nothing that was there is gone.
                    let lists = changedCode(removed, added).filter(removed.contains)
                    let names = lists.flatMap(words).filter { $0 != "addArrangedSubview" }
                    #expect(lists.count <= 2 && Set(names).isSubset(of: added.flatMap(words)), "\(name): \(lists)")
                }
            }
            try folder.write(text, to: path)
        }
        for edit in Edit.allCases {
            let counts = tried[edit] ?? []
            let (code, all) = (counts.map(\.code).sorted(), counts.map(\.all).sorted())
            print("\(edit.rawValue) in \(counts.count) examples: lines of code \(code), with comments and moves \(all)")
            #expect(counts.count >= Exhaustive.rounds(4, sample: 2), "\(edit)")
        }
    }

    /// The names in a line of code.
    private func words(_ line: String) -> [String] {
        line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Lines that did not just move, without comments.
    private func changedCode(_ removed: [String], _ added: [String]) -> [String] {
        var others = added
        var changed: [String] = []
        for line in removed {
            if let index = others.firstIndex(of: line) { others.remove(at: index) } else { changed.append(line) }
        }
        return (changed + others).filter { line in !line.drop { $0 == " " }.hasPrefix("//") }
    }
}
