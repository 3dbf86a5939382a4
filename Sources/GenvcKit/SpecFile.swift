import GenvcDiagnostics
import GenvcYAML

extension Genvc {
    /// The most bytes that a spec may have; one byte more is enough to know that a file is none.
    package static let maximumSpecBytes = YAMLLimits.fileBytes

    /// Whether the outermost keys of a YAML file have `screen` among them. It looks at the text alone, so that a spec
    /// with a mistake is still one.
    package static func isSpec(_ file: SourceFile) -> Bool {
        let key = Array("screen".utf8)
        return file.bytes.split(separator: UInt8(ascii: "\n")).contains { line in
            var rest = line
            if rest.starts(with: byteOrderMark) { rest = rest.dropFirst(byteOrderMark.count) }
            if rest.first == UInt8(ascii: "{") { rest = rest.dropFirst().drop { $0 == UInt8(ascii: " ") } }
            let quote = rest.first.flatMap { quotes.contains($0) ? $0 : nil }
            if quote != nil { rest = rest.dropFirst() }
            guard rest.starts(with: key) else { return false }
            rest = rest.dropFirst(key.count)
            if let quote {
                guard rest.first == quote else { return false }
                rest = rest.dropFirst()
            }
            return rest.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
        }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
}
