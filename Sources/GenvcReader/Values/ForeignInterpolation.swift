import GenvcDiagnostics
import GenvcYAML

/// Values put into texts as other languages do it, which a text of a spec shows as it stands.
///
/// Reported are `\(name)`, `{name}`, `{{name}}`, `%{name}`, `#{name}` and `$(name)` around a name that references know:
/// anything else may be meant as it is typed.
struct ForeignInterpolation {
    let reading: Reading

    /// Names of objects through which other languages reach what a screen shows.
    private static let owners: Set<String> = ["state", "self", "this", "props", "content", "viewModel"]

    /// Warns of each such value in the text.
    func check(_ scalar: YAMLScalar) {
        let opens = { (byte: UInt8) in byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") }
        guard scalar.text.utf8.contains(where: opens) else { return }
        let text = SpecText(scalar)
        var index = 0
        while index < text.bytes.count {
            guard opens(text.bytes[index]), let found = interpolation(at: index, in: text.bytes) else {
                index += 1
                continue
            }
            report(found, in: text)
            index = found.bytes.upperBound
        }
    }

    /// The value that begins with the bracket at that byte; nil where none does.
    private func interpolation(at bracket: Int, in bytes: [UInt8]) -> (path: [String], bytes: Range<Int>)? {
        let isBrace = bytes[bracket] == UInt8(ascii: "{")
        let before = bracket > 0 ? bytes[bracket - 1] : nil
        var start = bracket
        if isBrace {
            // `${name}` is a reference.
            guard before != UInt8(ascii: "$") else { return nil }
            if before == UInt8(ascii: "%") || before == UInt8(ascii: "#") { start -= 1 }
        } else {
            guard before == UInt8(ascii: "\\") || before == UInt8(ascii: "$") else { return nil }
            start -= 1
        }
        let isDouble = isBrace && bracket + 1 < bytes.count && bytes[bracket + 1] == bytes[bracket]
        let closing = UInt8(ascii: isBrace ? "}" : ")")
        let inner = bracket + (isDouble ? 2 : 1)
        guard inner < bytes.count, let end = bytes[inner...].firstIndex(of: closing) else { return nil }
        let words = String(decoding: bytes[inner..<end], as: UTF8.self).filter { $0 != " " && $0 != "?" }
        var path = words.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if path.count > 1, Self.owners.contains(path[0]), reading.scope.name(path[0]) == nil { path.removeFirst() }
        guard reading.scope.name(path[0]) != nil, path.allSatisfy({ $0.utf8.allSatisfy(\.isNamePart) && !$0.isEmpty })
        else { return nil }
        let isClosedTwice = isDouble && end + 1 < bytes.count && bytes[end + 1] == closing
        return (path, start..<end + (isClosedTwice ? 2 : 1))
    }

    private func report(_ found: (path: [String], bytes: Range<Int>), in text: SpecText) {
        let path = found.path.joined(separator: ".")
        let end = found.bytes.upperBound
        let needsBraces = end < text.bytes.count && text.bytes[end].isNamePart
        reading.sink.add(
            Diagnostic(
                .warning, .unknownValue, "\(Wording.code(text.string(found.bytes))) is shown as it stands",
                at: text.range(of: found.bytes), label: "write \(Wording.code(needsBraces ? "${\(path)}" : "$\(path)"))"
            ))
    }
}
