import GenvcDiagnostics

/// The checks of a file before its first line is read.
enum EncodingCheck {
    /// The length of the byte order mark: 3 or 0.
    static func byteOrderMark(of bytes: [UInt8]) -> Int {
        bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
    }

    /// Why the file cannot be read as a whole, or nil.
    static func refusal(of file: SourceFile) -> Diagnostic? {
        let bytes = file.bytes
        let start = SourceRange(file: file.id, start: 0, end: 0)
        if bytes.count > YAMLLimits.fileBytes { return .fileTooLarge }
        if bytes.count <= byteOrderMark(of: bytes) { return .emptyFile("the file is empty", at: start) }
        if isUTF16(bytes) {
            return .error(
                .notUTF8, "the file is UTF-16, not UTF-8", at: start, label: "the first bytes say so",
                help: "save it as UTF-8 in your editor")
        }
        return nil
    }

    /// A byte order mark of UTF-16, or a zero byte in one of the first two places, as ASCII has it in UTF-16 and
    /// UTF-32.
    private static func isUTF16(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 2 else { return false }
        switch (bytes[0], bytes[1]) {
        case (0xFF, 0xFE), (0xFE, 0xFF): return true
        case (0, 0): return bytes.count >= 4 && bytes[2] == 0xFE && bytes[3] == 0xFF
        case (0, _), (_, 0): return true
        default: return false
        }
    }
}

extension Diagnostic {
    /// The finding of a file that is larger than `YAMLLimits.fileBytes`. The message has no size, since reading stops
    /// at the limit.
    static var fileTooLarge: Diagnostic {
        .error(
            .fileTooLarge, "the file is larger than \(YAMLLimits.fileBytes >> 20) MiB", at: nil,
            help: "a spec describes one screen; the longest that people wrote have 27,000 bytes")
    }

    /// - Parameter message: The whole sentence: an empty file and one of comments alone are worded differently.
    static func emptyFile(_ message: String, at range: SourceRange) -> Diagnostic {
        .error(.emptyFile, message, at: range, help: "a spec begins with `screen: Name`")
    }

    /// A line of more than `YAMLLimits.lineBytes`; `range` is its first byte, since a label of the whole line would
    /// print it.
    static func lineTooLong(_ range: SourceRange, count: Int) -> Diagnostic {
        .error(
            .lineTooLong, "this line has \(count) bytes; a line has at most \(YAMLLimits.lineBytes)", at: range,
            label: "the line begins here", help: "put a long text below its key, after `>-`, on several lines")
    }

    /// The byte 0x00, which no text has: most likely a picture or an archive has been named `.yml`.
    static func zeroByte(at range: SourceRange) -> Diagnostic {
        .error(
            .oddCharacter, "the file holds a zero byte, so it is no text", at: range, label: "byte 0x00 here",
            help: "a spec is a text file, saved as UTF-8")
    }

    /// Bytes that are no UTF-8, as in a file saved as Latin-1; only the first is reported, and nothing is read.
    static func notUTF8(byte: UInt8, at range: SourceRange) -> Diagnostic {
        .error(
            .notUTF8, "byte 0x\(Hexadecimal.text(UInt32(byte), digits: 2)) is no UTF-8", at: range,
            label: "the first such byte, at offset \(range.start)", help: "save the file as UTF-8 in your editor")
    }
}
