/// Reads what `FieldWriter` wrote, in the same order.
package struct FieldReader {
    /// Thrown where the next field is not of the sort that is asked for, or there is none.
    package struct Failure: Error {
        package init() {}
    }

    /// The most digits of the length of a field; a longer number is nobody's text.
    private static let mostDigits = 9

    private let bytes: [UInt8]
    private var position = 0

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// - Throws: `Failure` where no field stands, as do all functions that read one.
    package mutating func text() throws(Failure) -> String {
        var length = 0
        let start = position
        while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
            length = length * 10 + Int(bytes[position] - UInt8(ascii: "0"))
            position += 1
            guard position - start <= Self.mostDigits else { throw Failure() }
        }
        let end = position + 1 + length
        guard position > start, end < bytes.count, bytes[position] == UInt8(ascii: ":"), bytes[end] == UInt8(ascii: ",")
        else { throw Failure() }
        defer { position = end + 1 }
        return String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    }

    package mutating func number() throws(Failure) -> Int {
        guard let number = Int(try text()) else { throw Failure() }
        return number
    }

    package mutating func flag() throws(Failure) -> Bool { try number() == 1 }

    package mutating func digest() throws(Failure) -> ContentDigest {
        guard let number = UInt64(try text()) else { throw Failure() }
        return ContentDigest(number)
    }

    /// As many values as the number before them says.
    package mutating func values<Value>(
        _ read: (inout FieldReader) throws(Failure) -> Value
    ) throws(Failure) -> [Value] {
        var values: [Value] = []
        for _ in 0..<max(0, try number()) { values.append(try read(&self)) }
        return values
    }
}
