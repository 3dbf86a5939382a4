import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// A length for each side of a rectangle, `NSDirectionalEdgeInsets`.
///
/// - `16`, `medium`: a length for all sides.
/// - `{ vertical: 8, leading: 16 }`: lengths for some of them.
struct InsetsFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "a length, or \(InsetsPart.keyList)"

    /// The insets of a length for all sides, or of lengths for some; the nearer name wins, `top` over `vertical`, and 0
    /// holds for the others. Nil where one was reported.
    func read(_ entry: YAMLEntry) -> Insets? {
        switch entry.value.content {
        case .scalar(let scalar) where scalar.style == .plain && scalar.text.utf8.contains(UInt8(ascii: " ")):
            if reportSides(scalar, of: entry) { return nil }
            fallthrough
        case .scalar, .null:
            return LengthFormat(reading).read(entry, .spacing).map { Insets(vertical: $0, horizontal: $0) }
        case .mapping(let entries): return readLong(entries, of: entry)
        case .sequence:
            reading.reportWrongType(
                entry, "one length, or one a side", label: "write `{ vertical: 8, horizontal: 16 }`")
            return nil
        case .error: return nil
        }
    }

    /// True, and reported, for lengths of several sides in one text, `8 16`, in the order of CSS.
    private func reportSides(_ scalar: YAMLScalar, of entry: YAMLEntry) -> Bool {
        let lengths = scalar.text.split { " ,".contains($0) }.map(String.init).map { word in
            NumberAdvice(YAMLScalar(text: word, style: .plain, range: scalar.range), takesShares: false)?.number ?? word
        }
        guard let sides = Self.sides[lengths.count],
            lengths.allSatisfy({
                DecimalNumber.parse($0) != nil || reading.tokens.points(of: $0, in: .spacing) != nil
            })
        else { return false }
        let text = zip(sides, lengths).map { "\($0.rawValue): \($1)" }.joined(separator: ", ")
        reading.sink.add(
            .error(
                .wrongType, "`\(entry.key.text)` takes one length, or one a side", at: scalar.range,
                label: "write `{ \(text) }`"
            ).fixable(by: [.replace(scalar.range, with: "{ \(text) }")]))
        return true
    }

    /// The sides of lengths in one text, by their number.
    private static let sides: [Int: [InsetsPart]] = [
        2: [.vertical, .horizontal], 3: [.top, .horizontal, .bottom], 4: [.top, .trailing, .bottom, .leading],
    ]

    /// The insets of `{ top:, leading:, bottom:, trailing:, vertical:, horizontal: }`.
    private func readLong(_ entries: [YAMLEntry], of owner: YAMLEntry) -> Insets? {
        var lengths: [(part: InsetsPart, length: Length)] = []
        var isComplete = true
        for entry in entries {
            if let part = reading.part(entry, of: owner, as: InsetsPart.self),
                let length = LengthFormat(reading).read(entry, .spacing)
            {
                lengths.append((part, length))
            } else {
                isComplete = false
            }
        }
        guard isComplete else { return nil }
        func written(_ part: InsetsPart) -> Length? { lengths.last { $0.part == part }?.length }
        func length(_ side: InsetsPart) -> Length { written(side) ?? written(side.axis) ?? .zero(.spacing) }
        return Insets(
            top: length(.top), leading: length(.leading), bottom: length(.bottom), trailing: length(.trailing))
    }

    /// The value with each part written out; what follows state, or is no shorthand, as it stands.
    static func longForm(_ node: YAMLNode) -> LongForm {
        guard case .mapping(let parts) = node.content else { return LongForm(node, forEach: InsetsPart.sides) }
        func part(_ part: InsetsPart) -> YAMLEntry? { parts.first { $0.key.text == part.rawValue } }
        return .mapping(
            InsetsPart.sides.map { side in
                let written = part(side) ?? part(side.axis)
                return LongForm.Entry(side.rawValue, written.map { LongForm($0.value) } ?? .plain("0"))
            })
    }
}
