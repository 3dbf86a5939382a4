import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// A width and a height, in points, tokens or numbers of the state.
///
/// - `80`: both sides.
/// - `80x40`: width and height.
/// - `{ width: 80, height: control }`: two lengths.
/// - `{ height: 49 }` of a class of the app's own: it has no width by itself.
/// - `{ width: 140 }` of an item, and `fitting` of a screen: content decides the rest.
package struct SizeFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "80, 80x40 or \(SizePart.keyList)"

    /// The words for the values that the size of an item takes, for `explain`.
    static let itemWords = "140x180, \(SizePart.keyList) or { width: }"

    /// The words for the values that the size of a screen as large as its content takes, for `explain`.
    static let contentWords = "320x400, \(SizePart.keyList), { width: } or \(fitting)"

    /// The words for the values that the size of a class of the app's own takes, for `explain`.
    static let intrinsicWords = "120x24, \(SizePart.keyList) or { height: }"

    /// The size of `80` for both sides, `80x40` or `{ width:, height: }`; nil where it was reported.
    func read(_ entry: YAMLEntry) -> Value? {
        if case .mapping(let entries) = entry.value.content { return readLong(entries, of: entry) }
        if reading.takesBoundLengths, case .scalar(let scalar) = entry.value.content,
            scalar.text.utf8.first == UInt8(ascii: "$")
        {
            return LengthFormat(reading).read(entry, .height, isOfScale: false).map { .size(width: $0, height: $0) }
        }
        guard let scalar = reading.scalar(entry, "`80`, `80x40` or `{ width:, height: }`") else { return nil }
        if let (width, height) = Self.sides(of: scalar.text) {
            guard NumberFormat(reading).contains(width, 0...LengthFormat.mostPoints, scalar, entry),
                NumberFormat(reading).contains(height, 0...LengthFormat.mostPoints, scalar, entry)
            else { return nil }
            return .size(
                width: Length(points: width, token: nil, group: .height, isTokenWritten: false),
                height: Length(points: height, token: nil, group: .height, isTokenWritten: false))
        }
        let normalized = scalar.text.replacing("×", with: "x").replacing("X", with: "x").replacing(" ", with: "")
        if normalized != scalar.text, Self.sides(of: normalized) != nil {
            reading.report(
                .wrongType, "`\(entry.key.text)` is not written \(Wording.code(scalar.text))", at: scalar.range,
                label: "write `\(normalized)`")
            return nil
        }
        return LengthFormat(reading).read(entry, .height, isOfScale: false).map { .size(width: $0, height: $0) }
    }

    /// The numbers of `80x40`; nil for any other text.
    private static func sides(of text: String) -> (width: Double, height: Double)? {
        let parts = text.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
        guard parts.count == 2, let width = DecimalNumber.parse(Substring(parts[0])),
            let height = DecimalNumber.parse(Substring(parts[1]))
        else { return nil }
        return (width, height)
    }

    /// The size of `{ width:, height: }`; nil where it was reported.
    private func readLong(_ entries: [YAMLEntry], of owner: YAMLEntry) -> Value? {
        var (width, height) = (Length?.none, Length?.none)
        var isReported = false
        for entry in entries {
            switch reading.part(entry, of: owner, as: SizePart.self) {
            case .width:
                width = LengthFormat(reading).read(entry, .height, isOfScale: false)
                isReported = isReported || width == nil
            case .height:
                height = LengthFormat(reading).read(entry, .height, isOfScale: false)
                isReported = isReported || height == nil
            case nil: isReported = true
            }
        }
        if isReported { return nil }
        guard let width, let height else {
            let missing = (width == nil ? SizePart.width : .height).rawValue
            reading.report(
                .missingKey, "this `\(owner.key.text)` has no `\(missing)`", at: owner.key.range,
                label: "add `\(missing):`")
            return nil
        }
        return .size(width: width, height: height)
    }

    /// The size of an item, or its width alone: the height is then that of its content. Nil where it was reported.
    func itemSize(_ entry: YAMLEntry) -> Value? { size(entry, orAlone: .width) }

    /// The size of a view of the app's own, or its height alone: it then is as wide as it is made. Nil where it was
    /// reported.
    func intrinsicSize(_ entry: YAMLEntry) -> Value? { size(entry, orAlone: .height) }

    private func size(_ entry: YAMLEntry, orAlone alone: SizePart) -> Value? {
        guard case .mapping(let parts) = entry.value.content, parts.count == 1, let part = parts.first,
            SizePart(rawValue: part.key.text) == alone
        else { return read(entry) }
        return LengthFormat(reading).read(part, .height, isOfScale: false).map(Value.length)
    }

    /// The size of a screen: a size, a width alone, or `fitting`. What is not said is as large as the rows. Nil where
    /// it was reported.
    func contentSize(_ entry: YAMLEntry) -> Value? {
        guard case .scalar(let scalar) = entry.value.content, scalar.text.utf8.first?.isLetter == true else {
            return itemSize(entry)
        }
        if scalar.text == Self.fitting { return .choice(Self.fitting) }
        reading.report(
            .unknownValue, "`\(entry.key.text)` cannot be \(Wording.code(scalar.text))", at: scalar.range,
            label: "write `\(Self.fitting)`, or a size such as `320x400`")
        return nil
    }

    /// The word for a size that the rows decide.
    package static let fitting = "fitting"

    /// The value with each part written out; what follows state, or is no shorthand, as it stands.
    static func longForm(_ node: YAMLNode) -> LongForm {
        guard let scalar = LongForm.literal(node) else { return LongForm(node) }
        let lengths = scalar.text.split(separator: "x", omittingEmptySubsequences: false)
        guard lengths.count == SizePart.allCases.count, lengths.allSatisfy({ DecimalNumber.parse($0) != nil }) else {
            return LongForm(node, forEach: SizePart.allCases)
        }
        return .mapping(zip(SizePart.names, lengths).map { LongForm.Entry($0, .plain(String($1))) })
    }
}
