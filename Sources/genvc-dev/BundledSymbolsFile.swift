import GenvcVocabulary

/// The Swift file that carries the names of SF Symbols inside the executable, in the form that `SystemSymbol` reads.
enum BundledSymbolsFile {
    /// A line of the list: a name, its version, and the older name of the same symbol.
    private struct Entry {
        let name: String
        let version: SystemSymbol.Version?
        let olderName: Substring?
    }

    /// Names in one line: more make lines that take longer to go through, fewer make the text longer.
    private static let namesInLine = 16

    /// The text of the file.
    ///
    /// - Parameter list: The text of the list that people read.
    /// - Throws: `Update.Failure` for a line that is not as the list says, or does not stand in its place.
    static func source(_ list: String) throws -> String {
        let entries = try list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(entry)
        for (entry, next) in zip(entries, entries.dropFirst())
        where !entry.name.utf8.lexicographicallyPrecedes(next.name.utf8) {
            throw Update.Failure(description: "the symbol \(next.name) does not stand in its place")
        }
        let versions = Set(entries.compactMap(\.version)).sorted { ($0.major, $0.minor) < ($1.major, $1.minor) }
        let lines = stride(from: 0, to: entries.count, by: namesInLine).map { start in
            line(Array(entries[start..<min(start + namesInLine, entries.count)]), versions)
        }
        let renamed = entries.compactMap { entry in entry.olderName.map { "\(entry.name) \($0)" } }
        return
            ([
                "// swift-format-ignore-file",
                "// Made from Symbols.txt beside it by `swift run genvc-dev update`; change that.",
                "",
                "extension SystemSymbol {",
                "    /// The versions with new symbols, from the oldest on.",
                "    static let versions = [",
            ] + versions.map { "        Version(\($0.major), \($0.minor))," } + [
                "    ]",
                "",
                "    /// Lines of names, in the form that `SystemSymbol` explains.",
                "    static let names =",
                "#\"\"\"",
            ] + lines + [
                "\"\"\"#",
                "",
                "    /// Names that are newer than iOS 15, each with an older one of the same symbol.",
                "    static let renamed =",
                "\"\"\"",
            ] + renamed + ["\"\"\"", "}"]).joined(separator: "\n") + "\n"
    }

    private static func entry(_ line: Substring) throws -> Entry {
        let words = line.split(separator: " ")
        let numbers = words.dropFirst().first.map { $0.split(separator: ".").compactMap { Int($0) } }
        guard (1...3).contains(words.count), numbers.map({ $0.count == 2 }) ?? true else {
            throw Update.Failure(description: "`\(line)` is no name with a version and an older name")
        }
        return Entry(
            name: String(words[0]), version: numbers.map { SystemSymbol.Version($0[0], $0[1]) },
            olderName: words.dropFirst(2).first)
    }

    private static func line(_ entries: [Entry], _ versions: [SystemSymbol.Version]) -> String {
        var bytes: [UInt8] = []
        var last: [UInt8]?
        for entry in entries {
            let name = Array(entry.name.utf8)
            if let last {
                let shared = zip(last, name).prefix(SystemSymbol.mostSharedLetters).prefix { $0 == $1 }.count
                bytes += [UInt8(ascii: " "), SystemSymbol.noSharedLetters + UInt8(shared)] + name[shared...]
            } else {
                bytes += name
            }
            if let version = entry.version, let place = versions.firstIndex(of: version) {
                bytes.append(SystemSymbol.firstVersionLetter + UInt8(place))
            }
            last = name
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
