/// A key of a catalogue, cut once into what its order among others goes by.
///
/// People sort names so, and Xcode does: without regard to case, and numbers by their value.
struct CatalogKey {
    /// Runs of digits without zeros before them, and of other bytes in small letters.
    private let parts: [[UInt8]]
    private let text: String

    init(_ text: String) {
        self.text = text
        var parts: [[UInt8]] = []
        for byte in text.utf8 {
            let small = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
            if let last = parts.last, last.isNumber == small.isASCIIDigit {
                parts[parts.count - 1].append(small)
            } else {
                parts.append([small])
            }
        }
        self.parts = parts.map { part in
            guard part.isNumber else { return part }
            let digits = part.drop { $0 == UInt8(ascii: "0") }
            return digits.isEmpty ? part.suffix(1) : Array(digits)
        }
    }

    /// True if the key stands before the other one.
    func isBefore(_ other: CatalogKey) -> Bool {
        for (first, second) in zip(parts, other.parts) where first != second {
            return first.count == second.count || !first.isNumber || !second.isNumber
                ? first.lexicographicallyPrecedes(second) : first.count < second.count
        }
        return parts.count == other.parts.count
            ? text.utf8.lexicographicallyPrecedes(other.text.utf8) : parts.count < other.parts.count
    }
}

extension Sequence {
    /// The elements in the order of their keys, each of which is cut once.
    func sorted(byKey key: (Element) -> String) -> [(key: CatalogKey, element: Element)] {
        map { (CatalogKey(key($0)), $0) }.sorted { $0.0.isBefore($1.0) }
    }
}

extension [UInt8] {
    fileprivate var isNumber: Bool { first?.isASCIIDigit == true }
}

extension UInt8 {
    fileprivate var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
