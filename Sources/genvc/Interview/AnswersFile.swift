import GenvcDiagnostics
import GenvcProject

/// A file with answers to the interview: a line `type: form` for `--type form`. A line that begins with `#` is a
/// comment.
struct AnswersFile {
    /// An answer with its place in the file.
    struct Entry {
        /// The name of the question, which is that of its option without dashes.
        let name: String
        let value: String
        /// The number of the line, from 1.
        let line: Int
    }

    /// The largest file that is read, in bytes: far more than four answers and their comments need.
    private static let mostBytes = 64 << 10
    /// The options that a file may answer.
    private static let options: [Option] = [.screenType, .components, .complexity, .scrolling]

    private let path: String
    private var entries: [Entry] = []

    /// Reads the file at a path, or standard input for `-`.
    ///
    /// - Throws: `CommandError` where it cannot be read, or a line is no answer or answers a question again.
    init(_ path: String, on disk: Disk) throws(CommandError) {
        self.path = path
        var bytes: [UInt8]
        do {
            bytes = try disk.read(path == "-" ? nil : path, limit: Self.mostBytes)
        } catch {
            throw CommandError(.noInput, "`\(path)` cannot be read: \(error.reason)")
        }
        if bytes.starts(with: SourceFile.byteOrderMark) { bytes.removeFirst(SourceFile.byteOrderMark.count) }
        bytes.removeAll { $0 == UInt8(ascii: "\r") }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (place, line) in lines.enumerated() {
            try read(Self.trimmed(String(decoding: line, as: UTF8.self)), number: place + 1)
        }
    }

    /// Takes the answer of a line; an empty line and a comment have none.
    private mutating func read(_ line: String, number: Int) throws(CommandError) {
        if line.isEmpty || line.hasPrefix("#") { return }
        let known = Self.options.map(\.word)
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map {
            Self.trimmed(String($0))
        }
        guard parts.count == 2, known.contains(parts[0]) else {
            let nearest = WordSuggestion.nearest(to: parts[0], among: known)
            throw CommandError(
                .wrongInput, "\(path):\(number): `\(line)` is no answer",
                help: nearest.isEmpty
                    ? "write `type: form`; the others are \(EnglishList.joined(known.dropFirst().map { "`\($0)`" }, "and"))"
                    : "did you mean \(EnglishList.joined(nearest.map { "`\($0):`" }, "or"))?")
        }
        guard !entries.contains(where: { $0.name == parts[0] }) else {
            throw CommandError(
                .wrongInput, "\(path):\(number): `\(parts[0])` is answered twice", help: "keep one of the lines")
        }
        entries.append(Entry(name: parts[0], value: parts[1], line: number))
    }

    /// The answer to the question of an option; nil if the file has none.
    func entry(of option: Option) -> Entry? {
        entries.first { $0.name == option.word }
    }

    /// The answer to a question that takes one of a few words; nil if the file has none.
    ///
    /// - Throws: `CommandError` where the answer is none of the words.
    func choice<Choice: RawRepresentable & CaseIterable>(of option: Option) throws(CommandError) -> Choice?
    where Choice.RawValue == String {
        guard let entry = entry(of: option) else { return nil }
        if let choice = Choice(rawValue: entry.value) { return choice }
        throw unknownValue(entry.value, entry, known: Choice.allCases.map(\.rawValue))
    }

    /// The error for an answer that is none of the words that its question takes.
    func unknownValue(_ text: String, _ entry: Entry, known: [String]) -> CommandError {
        let nearest = WordSuggestion.nearest(to: text, among: known)
        let words = EnglishList.joined((nearest.isEmpty ? known : nearest).map { "`\($0)`" }, "or")
        return mistake(
            "`\(entry.name)` takes no `\(text)`", entry,
            help: nearest.isEmpty ? "write \(words)" : "did you mean \(words)?")
    }

    /// An error about an answer, with its file and line.
    func mistake(_ message: String, _ entry: Entry, help: String) -> CommandError {
        CommandError(.wrongInput, "\(path):\(entry.line): \(message)", help: help)
    }

    /// The text without blanks and tabs at both ends.
    private static func trimmed(_ text: String) -> String {
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let bytes = text.utf8.drop(while: isBlank)
        let end = bytes.lastIndex { !isBlank($0) }
        return end.map { String(bytes[...$0]) ?? "" } ?? ""
    }
}

extension Option {
    /// The name without its dashes.
    var word: String { String(name.drop { $0 == "-" }) }
}
