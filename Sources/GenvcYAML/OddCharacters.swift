import GenvcDiagnostics

/// Characters that no spec may hold, collected so that each kind gives one finding.
struct OddCharacters {
    /// One character that is not allowed, with the first place where it stands.
    private struct Finding {
        let scalar: UInt32
        let offset: Int
        /// The number of times that the character stands in the whole file.
        var count: Int
    }

    private var findings: [Finding] = []

    /// Kinds that are reported one by one; a file with more is no text at all.
    private static let capacity = 16
    private static let carriageReturn: UInt32 = 0x0D

    /// True for what is no printable character of YAML 1.2 (5.1), or a line break only in YAML 1.1.
    static func isForbidden(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x80...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    /// Counts the character; only its first place is kept, and characters beyond `capacity` are not counted at all.
    mutating func note(_ scalar: UInt32, at offset: Int) {
        if let index = findings.firstIndex(where: { $0.scalar == scalar }) {
            findings[index].count += 1
        } else if findings.count < Self.capacity {
            findings.append(Finding(scalar: scalar, offset: offset, count: 1))
        }
    }

    /// Adds one finding for each character, in the order in which they first stand in the file.
    func report(in file: SourceFile, to sink: inout DiagnosticSink) {
        for finding in findings {
            let length = finding.scalar < 0x80 ? 1 : finding.scalar < 0x800 ? 2 : 3
            let range = SourceRange(file: file.id, start: finding.offset, end: finding.offset + length)
            let further = finding.count > 1 ? ", and \(finding.count - 1) more like it" : ""
            sink.add(
                .error(
                    .oddCharacter, "\(Self.name(finding.scalar)) cannot stand in a spec\(further)", at: range,
                    label: finding.scalar == Self.carriageReturn ? "end the line here" : "delete it",
                    help: Self.help(finding.scalar)))
        }
    }

    /// The character in words with its code point, as the finding begins.
    private static func name(_ scalar: UInt32) -> String {
        let code = Hexadecimal.name(scalar)
        switch scalar {
        case carriageReturn: return "a lone carriage return (\(code))"
        case 0x1B: return "an escape character (\(code))"
        case 0x85: return "a next-line character (\(code))"
        case 0x2028: return "a line separator (\(code))"
        case 0x2029: return "a paragraph separator (\(code))"
        case 0xFEFF: return "a byte order mark that is not at the start (\(code))"
        default: return "the invisible character \(code)"
        }
    }

    /// A way to write what was meant: in a text, an escape in double quotes.
    private static func help(_ scalar: UInt32) -> String {
        if scalar == carriageReturn { return "save the file with line ends LF or CRLF" }
        let escape =
            scalar < 0x100 ? "\\x" + Hexadecimal.text(scalar, digits: 2) : "\\u" + Hexadecimal.text(scalar, digits: 4)
        return "where a text needs it, write `\(escape)` in double quotes"
    }
}
