import GenvcDiagnostics

/// A file that may have a header of genvc, taken apart; its line ends are LF.
struct StampedText {
    /// Lines above the header at the most; longer than any licence.
    private static let mostLinesAbove = 400
    /// Lines of a header at the most.
    private static let mostLines = 10
    /// The bytes that may stand above the header without being lines of somebody's own.
    private static let blanks = Array(" \t\r\n".utf8)

    /// The lines that somebody put above the header.
    private(set) var above: ArraySlice<UInt8> = []
    /// The lines of the header above the checksum.
    private(set) var head: ArraySlice<UInt8> = []
    /// The digits of the checksum; empty for a file without a header.
    private(set) var checksum: ArraySlice<UInt8> = []
    /// The bytes that follow the checksum.
    private(set) var body: ArraySlice<UInt8> = []
    /// True if a line of a header is there at all.
    private(set) var hasHeader = false

    /// Takes a file apart. A header stands in one of the first `mostLinesAbove` lines, since people put licences above
    /// it.
    init(_ contents: [UInt8]) {
        let bytes = contents.contains(13) ? Self.removingCarriageReturns(contents) : contents
        var start = bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
        var opening: Int?
        for number in 0..<Self.mostLinesAbove + Self.mostLines where start < bytes.count {
            let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
            let line = bytes[start..<end]
            if opening == nil, number < Self.mostLinesAbove, line.starts(with: FileHeader.opening) {
                opening = start
                hasHeader = true
            } else if line.starts(with: FileHeader.mark) {
                hasHeader = true
                guard let opening else { return }
                above = bytes[..<opening]
                head = bytes[opening..<start]
                checksum = line.dropFirst(FileHeader.mark.count)
                body = bytes[min(end + 1, bytes.count)...]
                return
            }
            start = end + 1
        }
    }

    /// True if somebody wrote something above the header.
    var hasLinesAbove: Bool {
        let text =
            above.starts(with: SourceFile.byteOrderMark) ? above.dropFirst(SourceFile.byteOrderMark.count) : above
        return text.contains { !Self.blanks.contains($0) }
    }

    /// True if header and body are as genvc wrote them.
    var isUntouched: Bool {
        !checksum.isEmpty && checksum.elementsEqual(Checksum.digits(of: head, body))
    }

    /// The name between the words of the first line.
    var specName: ArraySlice<UInt8>? {
        guard !head.isEmpty else { return nil }
        let line = head.prefix { $0 != 10 }.dropFirst(FileHeader.opening.count)
        let words = FileHeader.behindName
        return line.suffix(words.count).elementsEqual(words) ? line.dropLast(words.count) : Self.beforeSentenceEnd(line)
    }

    /// Another version may say something else behind the name, but it ends the name as a sentence ends.
    private static func beforeSentenceEnd(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let end = line.indices.first { line[$0...].starts(with: [UInt8(ascii: "."), UInt8(ascii: " ")]) }
        return line[..<(end ?? line.endIndex)]
    }

    /// The bytes with LF in the place of CRLF; other carriage returns stay.
    private static func removingCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
        bytes.indices.filter { !(bytes[$0] == 13 && $0 + 1 < bytes.count && bytes[$0 + 1] == 10) }.map { bytes[$0] }
    }
}
