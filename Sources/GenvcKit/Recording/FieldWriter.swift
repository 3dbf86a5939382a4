/// Writes texts and numbers one behind the other as netstrings, `5:hello,` (D. J. Bernstein,
/// <https://cr.yp.to/proto/netstrings.txt>).
package struct FieldWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func add(_ text: String) {
        bytes += String(text.utf8.count).utf8
        bytes.append(UInt8(ascii: ":"))
        bytes += text.utf8
        bytes.append(UInt8(ascii: ","))
    }

    package mutating func add(_ number: Int) { add(String(number)) }
    package mutating func add(_ flag: Bool) { add(flag ? 1 : 0) }
    package mutating func add(_ digest: ContentDigest) { add(String(digest.number)) }

    /// The number of values, and then each of them.
    package mutating func add<Value>(_ values: [Value], _ write: (Value, inout FieldWriter) -> Void) {
        add(values.count)
        for value in values { write(value, &self) }
    }
}
