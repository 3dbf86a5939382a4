/// One input text, held as bytes: a spec, a template, a project file.
public struct SourceFile: Sendable {
    /// The name as the user gave it; it is what messages print.
    public let name: String
    /// The UTF-8 bytes, exactly as read.
    public let bytes: [UInt8]
    /// Which file of a run this is; every `SourceRange` in it carries the same number.
    public let id: SourceFileID

    public init(name: String, bytes: [UInt8], id: SourceFileID = .spec) {
        self.name = name
        self.bytes = bytes
        self.id = id
    }

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
    public let rawValue: Int32

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The spec of the run.
    public static let spec = SourceFileID(rawValue: 0)

    public static func < (left: SourceFileID, right: SourceFileID) -> Bool {
        left.rawValue < right.rawValue
    }
}
