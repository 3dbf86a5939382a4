/// A symbol of SF Symbols, and the first version of iOS that has it.
///
/// Nothing is parsed at start: the names are one string in the executable, sorted by their bytes in lines of a few
/// names, among which a name is found by halving. A line begins with a whole name; each further name is a byte for the
/// length that it shares with the one before, and the rest. A capital letter behind a name stands for its version.
package struct SystemSymbol: Sendable, Hashable {
    /// A version of iOS.
    package struct Version: Sendable, Hashable, CustomStringConvertible {
        /// The number before the point.
        package let major: Int
        /// The number behind the point.
        package let minor: Int

        package init(_ major: Int, _ minor: Int) {
            self.major = major
            self.minor = minor
        }

        /// The version as people write it: `18`, `16.4`.
        package var description: String { minor == 0 ? String(major) : "\(major).\(minor)" }
    }

    /// The byte that stands for no shared letters.
    package static let noSharedLetters = UInt8(ascii: "!")
    /// The most letters that a name shares with the one before it in its line: a printable byte has to say it.
    package static let mostSharedLetters = 93
    /// The letter of the first of `versions`.
    package static let firstVersionLetter = UInt8(ascii: "A")

    /// The name: lower-case words with dots between them.
    package let name: String
    /// The first version of iOS with a symbol of this name; nil for one that iOS 15 has, the oldest that genvc knows.
    package let version: Version?

    /// The symbol of a name; nil where there is none. Variants for a language, `1.circle.ar`, count as their symbol.
    package static func named(_ name: String) -> SystemSymbol? {
        if let found = find(name) { return found }
        guard let dot = name.lastIndex(of: "."), languages.contains(String(name[name.index(after: dot)...])) else {
            return nil
        }
        return find(String(name[..<dot])).map { SystemSymbol(name: name, version: $0.version) }
    }

    /// True where each iOS from that version on has the symbol.
    package func isThere(fromIOS first: Int) -> Bool {
        guard let version else { return true }
        return version.major < first || version.major == first && version.minor == 0
    }

    /// The older name of the same symbol, which newer versions of iOS know too; nil without one.
    package var olderName: String? {
        Self.renamed.split(separator: "\n").lazy.map { $0.split(separator: " ") }.first { $0[0] == name }.map {
            String($0[1])
        }
    }

    /// Every symbol, in the order of the bytes of their names.
    package static var all: [SystemSymbol] {
        var symbols: [SystemSymbol] = []
        for line in names.utf8.split(separator: UInt8(ascii: "\n")) {
            visit(line) { name, version in
                symbols.append(SystemSymbol(name: String(decoding: name, as: UTF8.self), version: version))
                return true
            }
        }
        return symbols
    }

    /// The symbols whose name begins with what is typed, and behind them those of which another word does, in the order
    /// of their names.
    ///
    /// - Parameter most: how many there are at the most.
    package static func symbols(typed: String, most: Int) -> [SystemSymbol] {
        let (typed, word) = (Array(typed.utf8), Array(("." + typed).utf8))
        var (first, others): ([SystemSymbol], [SystemSymbol]) = ([], [])
        for line in names.utf8.split(separator: UInt8(ascii: "\n")) where first.count < most {
            visit(line) { name, version in
                if name.starts(with: typed) {
                    first.append(SystemSymbol(name: String(decoding: name, as: UTF8.self), version: version))
                } else if others.count < most, name.hasPart(word) {
                    others.append(SystemSymbol(name: String(decoding: name, as: UTF8.self), version: version))
                }
                return first.count < most
            }
        }
        return Array((first + others).prefix(most))
    }

    /// The last words of names of variants: languages, and `rtl` for those that are written from right to left.
    private static let languages: Set<String> = [
        "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "rtl", "ru",
        "sat", "si", "ta", "te", "th", "zh",
    ]

    /// The symbol whose name is listed; nil for another one.
    private static func find(_ name: String) -> SystemSymbol? {
        var (wanted, names) = (name, names)
        return wanted.withUTF8 { wanted in
            names.withUTF8 { names in
                guard let line = line(of: wanted, in: names) else { return nil }
                var found: SystemSymbol?
                visit(names[line]) { listed, version in
                    guard listed.elementsEqual(wanted) else { return true }
                    found = SystemSymbol(name: name, version: version)
                    return false
                }
                return found
            }
        }
    }

    /// The line in which a name stands if it is listed; nil for one before all others.
    private static func line(
        of wanted: UnsafeBufferPointer<UInt8>, in names: UnsafeBufferPointer<UInt8>
    ) -> Range<Int>? {
        let precedes = { (start: Int) in
            !wanted.lexicographicallyPrecedes(names[start...].prefix(while: \.isOfSymbolName))
        }
        // The line begins at `low` or behind it, and before `high`.
        var (low, high) = (0, names.count)
        while true {
            let middle = low + (high - low) / 2
            let start = names[low..<middle].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? low
            let end = names[start...].firstIndex(of: UInt8(ascii: "\n")) ?? names.count
            if !precedes(start) {
                guard start > low else { return nil }
                high = start
            } else if end + 1 < high, precedes(end + 1) {
                low = end + 1
            } else {
                return start..<end
            }
        }
    }

    /// Hands over each name of a line with its version, until the closure returns false.
    private static func visit<Line: Collection<UInt8>>(_ line: Line, _ body: ([UInt8], Version?) -> Bool) {
        var name: [UInt8] = []
        for entry in line.split(separator: UInt8(ascii: " ")) {
            var rest = entry[...]
            if !name.isEmpty, let shared = rest.popFirst() {
                name.removeLast(name.count - Int(shared - noSharedLetters))
            }
            name += rest.prefix(while: \.isOfSymbolName)
            let letter = rest.drop(while: \.isOfSymbolName).first
            guard body(name, letter.map { versions[Int($0 - firstVersionLetter)] }) else { return }
        }
    }
}

extension [UInt8] {
    /// True if some bytes stand in it one behind the other.
    fileprivate func hasPart(_ part: [UInt8]) -> Bool {
        indices.contains { self[$0...].starts(with: part) }
    }
}

extension UInt8 {
    /// True for a byte of a name, and false for what stands behind one.
    fileprivate var isOfSymbolName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): true
        default: false
        }
    }
}
