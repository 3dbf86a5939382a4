import GenvcDiagnostics
import GenvcModel
import GenvcYAML

/// Values put into texts as other languages do it, which a text of a spec shows as it stands.
///
/// Reported are `\(name)`, `{name}`, `{{name}}`, `%{name}`, `#{name}`, `@{name}`, `$(name)` and `<%= name %>` around a
/// name that references know, and around any other, but for a letter or two in braces, which a text may have by itself.
/// So are `%@` and `%d`, and `\n` outside of double quotes.
struct ForeignInterpolation {
    let reading: Reading

    /// A part of a text that is shown as it stands, and what to write for it.
    private struct Found {
        /// The bytes of the text that are shown.
        let bytes: Range<Int>
        /// The words behind the caret.
        let label: String
        /// The words that stand there in a spec; nil where nobody can tell.
        var replacement: String?
    }

    /// Names of objects through which other languages reach what a screen shows.
    private static let owners: Set<String> = ["state", "self", "this", "props", "content", "viewModel"]
    /// The signs at which such a value begins, or that stand behind its first one, as `%` in `<%=`.
    private static let signs = Array("{(%\\".utf8)
    /// The signs before a brace that belong to the value.
    private static let signsBeforeBrace = Array("%#@".utf8)
    /// The fewest letters in braces that are taken for a name.
    private static let leastLettersOfName = 3
    /// The letters that end a format of `printf` or `String(format:)` which people write into texts.
    private static let conversions = Array("@diufsx".utf8)
    /// The bytes that may stand between `%` and its letter.
    private static let flags = Array("0123456789.$-+#l".utf8)

    /// Warns of each such value in the text.
    func check(_ scalar: YAMLScalar) {
        guard scalar.text.utf8.contains(where: Self.signs.contains) else { return }
        let text = SpecText(scalar)
        let isPath = Self.isPath(text.bytes)
        var index = 0
        while index < text.bytes.count {
            guard let found = found(at: index, in: text, isPath: isPath) else {
                index += 1
                continue
            }
            report(found, in: text)
            index = found.bytes.upperBound
        }
    }

    /// The value whose sign stands at that byte; nil where none does.
    ///
    /// - Parameter isPath: True if the text is a path of Windows.
    private func found(at index: Int, in text: SpecText, isPath: Bool) -> Found? {
        switch text.bytes[index] {
        case UInt8(ascii: "{"), UInt8(ascii: "("): interpolation(at: index, in: text.bytes)
        case UInt8(ascii: "<"): tag(at: index, in: text.bytes)
        case UInt8(ascii: "%"): format(at: index, in: text.bytes)
        case UInt8(ascii: "\\"): isPath ? nil : escape(at: index, in: text)
        default: nil
        }
    }

    /// The value that begins with the bracket at that byte; nil where none does.
    private func interpolation(at bracket: Int, in bytes: [UInt8]) -> Found? {
        let isBrace = bytes[bracket] == UInt8(ascii: "{")
        let before = bracket > 0 ? bytes[bracket - 1] : nil
        var start = bracket
        if isBrace {
            // `${name}` is a reference.
            guard before != UInt8(ascii: "$") else { return nil }
            if let before, Self.signsBeforeBrace.contains(before) { start -= 1 }
        } else {
            guard before == UInt8(ascii: "\\") || before == UInt8(ascii: "$") else { return nil }
            // Two dollar signs are one.
            if bracket > 1, before == UInt8(ascii: "$"), bytes[bracket - 2] == before { return nil }
            start -= 1
        }
        let isDouble = isBrace && bracket + 1 < bytes.count && bytes[bracket + 1] == bytes[bracket]
        let closing = UInt8(ascii: isBrace ? "}" : ")")
        let inner = bracket + (isDouble ? 2 : 1)
        // A name ends at the first byte that none has; a search for the sign itself would walk the text each time.
        guard inner < bytes.count, let end = bytes[inner...].firstIndex(where: { !Self.isOfPath($0) }),
            bytes[end] == closing
        else { return nil }
        guard let path = path(in: bytes[inner..<end]) else { return nil }
        let isKnown = reading.scope.name(path[0]) != nil
        let isName =
            path.count > 1 || end - inner >= Self.leastLettersOfName && bytes[inner..<end].elementsEqual(path[0].utf8)
        guard isKnown || isDouble || isName || start < bracket else { return nil }
        let isClosedTwice = isDouble && end + 1 < bytes.count && bytes[end + 1] == closing
        guard isKnown || isDouble == isClosedTwice else { return nil }
        return found(path, at: start..<end + (isClosedTwice ? 2 : 1), in: bytes)
    }

    /// `<%= name %>` that begins at that byte; nil where none does.
    private func tag(at start: Int, in bytes: [UInt8]) -> Found? {
        let (opening, closing) = (Array("<%=".utf8), Array("%>".utf8))
        let inner = start + opening.count
        guard bytes[start...].starts(with: opening),
            let end = bytes[inner...].firstIndex(where: { !Self.isOfPath($0) }),
            bytes[end...].starts(with: closing), let path = path(in: bytes[inner..<end])
        else { return nil }
        return found(path, at: start..<end + closing.count, in: bytes)
    }

    /// The names of a path, without the object through which another language reaches them; nil for other words.
    private func path(in bytes: ArraySlice<UInt8>) -> [String]? {
        let words = String(decoding: bytes, as: UTF8.self).filter { $0 != "?" }
        var path = words.split(separator: ".", omittingEmptySubsequences: false)
            .map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
        if path.count > 1, Self.owners.contains(path[0]), reading.scope.name(path[0]) == nil { path.removeFirst() }
        return path.allSatisfy { SwiftName.isID($0) } ? path : nil
    }

    /// The value of a name that stands at these bytes.
    private func found(_ path: [String], at range: Range<Int>, in bytes: [UInt8]) -> Found {
        let name = path.joined(separator: ".")
        let needsBraces = range.upperBound < bytes.count && bytes[range.upperBound].isNamePart
        let reference = needsBraces ? "${\(name)}" : "$\(name)"
        let label = "write \(Wording.code(reference))"
        return reading.scope.name(path[0]) != nil
            ? Found(bytes: range, label: label, replacement: reference)
            : Found(bytes: range, label: label + ", and give `state` a field \(Wording.code(path[0]))")
    }

    /// True for a byte of a name, and for those that people write between names.
    private static func isOfPath(_ byte: UInt8) -> Bool {
        byte.isNamePart || byte == UInt8(ascii: ".") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "?")
    }

    /// `%@`, `%d`, `%1$@` or `%.2f` at that byte; nil for a share such as `50 %`.
    private func format(at percent: Int, in bytes: [UInt8]) -> Found? {
        let before = percent > 0 ? bytes[percent - 1] : nil
        guard before != UInt8(ascii: "%"), before?.isDigit != true,
            let end = bytes[(percent + 1)...].firstIndex(where: { !Self.flags.contains($0) }),
            Self.conversions.contains(bytes[end]), end + 1 == bytes.count || !bytes[end + 1].isNamePart
        else { return nil }
        return Found(bytes: percent..<end + 1, label: "write `$name`, with the name of a field of `state`")
    }

    /// `\n` or `\t` at that byte of a text without double quotes; nil for any other.
    private func escape(at backslash: Int, in text: SpecText) -> Found? {
        guard text.scalar.style == .plain || text.scalar.style == .singleQuoted, backslash + 1 < text.bytes.count,
            text.bytes[backslash + 1] == UInt8(ascii: "n") || text.bytes[backslash + 1] == UInt8(ascii: "t")
        else { return nil }
        return Found(bytes: backslash..<backslash + 2, label: "write the text in double quotes")
    }

    /// True for a path of Windows, which has a backslash before each of its names: one begins with a drive or with two
    /// backslashes, or has other letters behind them.
    private static func isPath(_ bytes: [UInt8]) -> Bool {
        let backslash = UInt8(ascii: "\\")
        return bytes.indices.contains { place in
            guard bytes[place] == backslash else { return false }
            let next = place + 1 < bytes.count ? bytes[place + 1] : backslash
            let isEscape = next == UInt8(ascii: "n") || next == UInt8(ascii: "t")
            return !isEscape || place > 0 && bytes[place - 1] == UInt8(ascii: ":")
        }
    }

    private func report(_ found: Found, in text: SpecText) {
        let range = text.range(of: found.bytes)
        let isExact = range.end - range.start == found.bytes.count
        reading.sink.add(
            Diagnostic(
                .warning, .unknownValue, "\(Wording.code(text.string(found.bytes))) is shown as it stands", at: range,
                label: found.label
            ).fixable(by: isExact ? found.replacement.map { [.replace(range, with: $0)] } ?? [] : []))
    }
}
