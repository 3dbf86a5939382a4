/// One input text, held as bytes: a spec, a template, a project file.
public struct SourceFile: Sendable {
    /// The bytes of U+FEFF, which some editors write before the first line.
    package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The name as the user gave it; it is what messages print.
    public let name: String
    /// The UTF-8 bytes, exactly as read.
    public let bytes: [UInt8]
    /// Which file of a run this is; every `SourceRange` in it carries the same number.
    public let id: SourceFileID

    /// A file with these bytes; `id` tells it from the other files of the run.
    public init(name: String, bytes: [UInt8], id: SourceFileID = .spec) {
        self.name = name
        self.bytes = bytes
        self.id = id
    }

    /// A file with this text; `id` tells it from the other files of the run.
    public init(name: String, text: String, id: SourceFileID = .spec) {
        self.init(name: name, bytes: Array(text.utf8), id: id)
    }

    /// The range from the first byte to the end.
    public var fullRange: SourceRange {
        SourceRange(file: id, start: 0, end: bytes.count)
    }

    /// The characters of `range`; bytes that are no UTF-8 are repaired.
    public func text(of range: SourceRange) -> String {
        let end = min(range.end, bytes.count)
        let start = min(range.start, end)
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}

/// The number of a file within one run of the pipeline.
public struct SourceFileID: Hashable, Sendable, Comparable {
    /// The number; the spec has 0.
    public let rawValue: Int32

    /// The number of a file.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The spec of the run.
    public static let spec = SourceFileID(rawValue: 0)

    /// True if the first number is smaller.
    public static func < (left: SourceFileID, right: SourceFileID) -> Bool {
        left.rawValue < right.rawValue
    }
}
