import GenvcDiagnostics

/// The first pass: splits the bytes into lines, and finds the bytes no spec may hold.
struct LineScanner {
    private let file: SourceFile
    private let bytes: [UInt8]
    private var odd = OddCharacters()
    /// The lines read so far, in their order in the file.
    private(set) var lines: [Line] = []
    /// True once a line is indented by a tab: its column can be guessed only when all lines are known.
    private var hasTabIndentation = false

    init(_ file: SourceFile) {
        self.file = file
        bytes = file.bytes
    }

    /// The lines; nil when the bytes cannot be read as text at all.
    mutating func scan(into sink: inout DiagnosticSink) -> [Line]? {
        if let refusal = EncodingCheck.refusal(of: file) {
            sink.add(refusal)
            return nil
        }
        lines.reserveCapacity(bytes.count / Self.usualLineBytes + 1)
        var offset = EncodingCheck.byteOrderMark(of: bytes)
        while offset < bytes.count {
            guard let next = scanLine(from: offset, into: &sink) else { return nil }
            offset = next
        }
        if hasTabIndentation { expandTabs() }
        odd.report(in: file, to: &sink)
        return lines
    }

    /// Hand-written specs have about this many bytes a line.
    private static let usualLineBytes = 20

    /// Reads one line and answers where the next begins.
    private mutating func scanLine(from start: Int, into sink: inout DiagnosticSink) -> Int? {
        let count = bytes.count
        var offset = start
        while offset < count, bytes[offset] == .space { offset += 1 }
        let spaces = offset - start
        while offset < count, bytes[offset].isWhite { offset += 1 }
        let contentStart = offset
        while true {
            offset = endOfPrintable(from: offset)
            guard offset < count else { break }
            let byte = bytes[offset]
            if byte == .lineFeed || byte == .carriageReturn {
                break
            } else if byte == 0 {
                sink.add(.zeroByte(at: SourceRange(file: file.id, start: offset, end: offset + 1)))
                return nil
            } else if byte < .space || byte == .delete {
                if byte != .tab { odd.note(UInt32(byte), at: offset) }
                offset += 1
            } else {
                guard let length = scanNonASCII(at: offset, into: &sink) else { return nil }
                offset += length
            }
        }
        if offset - start > YAMLLimits.lineBytes {
            sink.add(.lineTooLong(SourceRange(file: file.id, start: start, end: start + 1), count: offset - start))
            return nil
        }
        let isWhite = contentStart == offset
        let isBlank = isWhite || bytes[contentStart] == .hash
        if !isBlank, contentStart - start != spaces { hasTabIndentation = true }
        lines.append(
            Line(
                start: start, contentStart: contentStart, end: offset, spaces: spaces, indentation: spaces,
                isBlank: isBlank))
        guard offset < count else { return offset }
        guard bytes[offset] == .carriageReturn else { return offset + 1 }
        if offset + 1 < count, bytes[offset + 1] == .lineFeed { return offset + 2 }
        odd.note(UInt32(UInt8.carriageReturn), at: offset)
        return offset + 1
    }

    /// The end of the run of printable ASCII characters that begins at `offset`: nearly all of a spec is such runs.
    private func endOfPrintable(from offset: Int) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var end = offset
            while end < bytes.count, bytes[end] >= .space, bytes[end] < .delete { end += 1 }
            return end
        }
    }

    /// The length of the character at `offset`; nil where the bytes are no UTF-8.
    private mutating func scanNonASCII(at offset: Int, into sink: inout DiagnosticSink) -> Int? {
        guard let (scalar, length) = UTF8Decoder.decode(bytes, at: offset) else {
            sink.add(.notUTF8(byte: bytes[offset], at: SourceRange(file: file.id, start: offset, end: offset + 1)))
            return nil
        }
        if OddCharacters.isForbidden(scalar) { odd.note(scalar, at: offset) }
        return length
    }

    /// Gives lines with tabs the column they most likely mean: one tab is one step of the file's own indentation.
    private mutating func expandTabs() {
        let step = lines.lazy.filter { !$0.isBlank && !$0.hasTabIndentation && $0.spaces > 0 }.map(\.spaces).min() ?? 2
        for index in lines.indices where lines[index].hasTabIndentation {
            let line = lines[index]
            let tabs = bytes[line.start..<line.contentStart].count { $0 == .tab }
            let spaces = line.contentStart - line.start - tabs
            lines[index].indentation = spaces + tabs * step
        }
    }
}
