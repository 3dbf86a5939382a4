import GenvcDiagnostics
import GenvcVocabulary
import GenvcYAML

/// The number that a text such as `16pt` or `1,5` was probably meant to be.
struct NumberAdvice {
    /// The number that was meant, as it is written here.
    let number: String
    /// The words of a finding: what to write, and why.
    let label: String

    /// The advice for a text; nil where nobody can tell which number it is.
    ///
    /// - Parameters:
    ///   - range: what the key takes; a share outside of it is not advised.
    ///   - takesShares: whether `50%` may have been meant as `0.5`.
    init?(_ scalar: YAMLScalar, in range: ClosedRange<Double>? = nil, takesShares: Bool = true) {
        let text = scalar.text
        if DecimalNumber.parse(text) != nil {
            guard scalar.style != .plain else { return nil }
            self.init(text, "without quotes")
        } else if let points = Self.number(before: ["pt", "px", "dp", "sp", "points"], in: text) {
            self.init(points, "sizes are in points")
        } else if takesShares, let percent = Self.number(before: ["%"], in: text),
            let value = DecimalNumber.parse(percent),
            range?.contains(value / 100) ?? true, let share = PlainNumber.text(of: value / 100)
        {
            self.init(share, nil)
        } else if let plain = Self.plain(text) {
            self.init(plain, nil)
        } else {
            return nil
        }
    }

    /// `0.5` for `50%`; nil for what is no percentage.
    static func share(_ scalar: YAMLScalar) -> String? {
        number(before: ["%"], in: scalar.text).flatMap { DecimalNumber.parse($0) }
            .flatMap { PlainNumber.text(of: $0 / 100) }
    }

    private init(_ number: String, _ reason: String?) {
        self.number = number
        label = "write `\(number)`" + (reason.map { ": \($0)" } ?? "")
    }

    /// The number before one of the units; nil without such a unit.
    private static func number(before units: [String], in text: String) -> String? {
        for unit in units where text.utf8.count > unit.utf8.count && text.hasSuffix(unit) {
            var number = text.dropLast(unit.count)
            while number.hasSuffix(" ") { number.removeLast() }
            if DecimalNumber.parse(number) != nil { return String(number) }
        }
        return nil
    }

    /// `012`, `1_000`, `1e3`, `1,5`, `.5` and `5.` as they are written here.
    private static func plain(_ text: String) -> String? {
        guard text.utf8.count <= 20, let first = text.utf8.first, first.isDigit || first == UInt8(ascii: ".") else {
            return nil
        }
        guard text.utf8.allSatisfy({ $0.isDigit || "_.,eE".utf8.contains($0) }) else { return nil }
        // Three digits behind a comma may be thousands or thousandths: nobody can tell.
        let behindComma = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).dropFirst()
        guard behindComma.isEmpty || behindComma.last?.count != 3 else { return nil }
        let commaAsPoint = text.replacing(",", with: ".").replacing("_", with: "")
        guard let number = Double(commaAsPoint) ?? Double(commaAsPoint + "0"), number.magnitude < 1e15 else {
            return nil
        }
        return PlainNumber.text(of: number)
    }
}
