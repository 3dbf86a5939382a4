/// Cuts what comes from a client into messages, by the headers before them.
///
/// Bytes that are no message are passed over to the next `Content-Length:`, and told of once.
struct MessageFrames {
    /// Something that was cut off.
    enum Frame {
        case message([UInt8])
        /// Bytes that no header or a wrong one stands before, with the reason.
        case refused(String)
    }

    /// Bytes of a message at the most; a spec has far fewer.
    static let mostBytes = 64 << 20
    /// Bytes of the headers before a message at the most.
    private static let mostHeaderBytes = 4 << 10
    private static let lengthHeader = "content-length:"

    private var bytes: [UInt8] = []
    /// The bytes at the beginning that have been cut off.
    private var start = 0
    /// True while bytes are passed over.
    private var isLost = false

    /// Adds bytes as they come.
    mutating func append(_ more: [UInt8]) {
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes += more
    }

    /// The next message; nil until all of it has come.
    mutating func next() -> Frame? {
        if isLost, !findHeader() { return nil }
        let rest = bytes[start...]
        guard let end = Self.endOfHeaders(rest) else {
            return rest.count > Self.mostHeaderBytes ? refuse("the headers of a message have no end") : nil
        }
        guard end.lowerBound - start <= Self.mostHeaderBytes else {
            return refuse("the headers of a message are too long")
        }
        guard let length = Self.length(in: rest[..<end.lowerBound]) else {
            return refuse("a message begins with `Content-Length: ` and the number of its bytes")
        }
        guard length <= Self.mostBytes else {
            return refuse("a message has \(Self.mostBytes >> 20) MiB at the most")
        }
        guard bytes.count - end.upperBound >= length else { return nil }
        start = end.upperBound + length
        return .message(Array(bytes[end.upperBound..<start]))
    }

    /// Passes over bytes until the next header that is one.
    private mutating func refuse(_ reason: String) -> Frame {
        isLost = true
        // The header that was refused is not found again.
        start = min(start + 1, bytes.count)
        return .refused(reason)
    }

    /// Goes on to the next header that begins a message; false where none has come yet.
    private mutating func findHeader() -> Bool {
        let word = Array(Self.lengthHeader.utf8)
        while bytes.count - start >= word.count {
            if bytes[start..<start + word.count].elementsEqual(word, by: { Self.lower($0) == $1 }) {
                isLost = false
                return true
            }
            start += 1
        }
        return false
    }

    /// The empty line behind the headers, with the line end before it; nil until it has come.
    private static func endOfHeaders(_ bytes: ArraySlice<UInt8>) -> Range<Int>? {
        let last = min(bytes.endIndex, bytes.startIndex + mostHeaderBytes + 4)
        var place = bytes.startIndex
        while place < last {
            let rest = bytes[place..<last]
            if rest.starts(with: "\r\n\r\n".utf8) { return place..<place + 4 }
            // Some write lines by hand.
            if rest.starts(with: "\n\n".utf8) { return place..<place + 2 }
            place += 1
        }
        return nil
    }

    /// The number of bytes that the headers tell; nil where none, several or none that can be read stand there.
    private static func length(in headers: ArraySlice<UInt8>) -> Int? {
        var lengths: [Int] = []
        for line in headers.split(whereSeparator: { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }) {
            let line = String(decoding: line.map(lower), as: UTF8.self)
            guard line.hasPrefix(lengthHeader) else { continue }
            let digits = line.utf8.dropFirst(lengthHeader.utf8.count).filter { $0 != UInt8(ascii: " ") }
            guard !digits.isEmpty, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
            // A number that no `Int` holds is far above what is taken.
            lengths.append(Int(String(decoding: digits, as: UTF8.self)) ?? .max)
        }
        return lengths.count == 1 ? lengths.first : nil
    }

    private static func lower(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 0x20 : byte }
}
