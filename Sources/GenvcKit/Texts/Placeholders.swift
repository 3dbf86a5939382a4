import GenvcDiagnostics

/// The places of a format where values are filled in: `%@`, `%lld`, `%2$@`, and `%#@name@` for a part with forms.
struct Placeholders: Hashable {
    /// The placeholder of each argument, by its number from 1, without that number.
    private var arguments: [Int: String] = [:]
    /// The parts with forms, whose arguments stand elsewhere.
    private var parts: Set<String> = []

    /// The placeholders of a text; `%%` is a percent sign, and so is one with nothing behind it.
    init(in text: String) {
        var bytes = Array(text.utf8)[...]
        var next = 1
        while let start = bytes.firstIndex(of: UInt8(ascii: "%")) {
            bytes = bytes[(start + 1)...]
            guard let sign = bytes.first, sign != UInt8(ascii: "%") else {
                bytes = bytes.dropFirst()
                continue
            }
            if bytes.starts(with: "#@".utf8), let end = bytes.dropFirst(2).firstIndex(of: UInt8(ascii: "@")) {
                parts.insert(String(decoding: bytes[bytes.startIndex...end], as: UTF8.self))
                bytes = bytes[(end + 1)...]
                continue
            }
            let digits = bytes.prefix(while: Self.isDigit)
            if let number = Int(String(decoding: digits, as: UTF8.self)),
                bytes.dropFirst(digits.count).first == UInt8(ascii: "$")
            {
                bytes = bytes.dropFirst(digits.count + 1)
                arguments[number] = Self.specifier(at: &bytes)
            } else if let specifier = Self.specifier(at: &bytes) {
                arguments[next] = specifier
                next += 1
            }
        }
    }

    /// True for a text in which nothing is filled in.
    var isEmpty: Bool { arguments.isEmpty && parts.isEmpty }

    /// True for a text with `%@` or a part with forms, which no words have by chance.
    var namesObject: Bool { arguments.values.contains("@") || !parts.isEmpty }

    /// True if each of the placeholders is one of the other's: a form for one thing need not say the number.
    func isPart(of other: Placeholders) -> Bool {
        arguments.allSatisfy { other.arguments[$0.key] == $0.value } && parts.isSubset(of: other.parts)
    }

    /// The placeholders in words.
    var words: String {
        let numbers = arguments.keys.sorted()
        let all = numbers.map { number in
            "`%" + (numbers == [1] ? "" : "\(number)$") + (arguments[number] ?? "") + "`"
        }
        return isEmpty
            ? "no placeholder" : EnglishList.joined(all + parts.sorted().map { "`%\($0)`" }, "and")
    }

    /// The type that stands behind the percent sign and the number of an argument, without the width and the digits,
    /// which are the translator's. Nil where there is none.
    private static func specifier(at bytes: inout ArraySlice<UInt8>) -> String? {
        var rest = bytes.drop { isDigit($0) || "-+#.'*".utf8.contains($0) }
        let length = rest.prefix { "hlqLztj".utf8.contains($0) }
        rest = rest.dropFirst(length.count)
        guard let type = rest.first, type == UInt8(ascii: "@") || "diouxXeEfFgGaAcCsSp".utf8.contains(type) else {
            return nil
        }
        bytes = rest.dropFirst()
        return String(decoding: Array(length) + [type], as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
