import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension FontFormat {
    /// The parts of a font that were read so far.
    private struct LongFont {
        var style: TextStyle?
        var size: Double?
        var relativeTo: TextStyle?
        var name: String?
        var weight: FontWeight?
        var design: FontDesign?
        var isItalic = false
        var hasMonospacedDigits = false
    }

    /// The names of text styles.
    private static let textStyle = Choice("text style", TextStyle.allCases.map(\.rawValue))

    /// The font of `{ style:|size:, weight:, design:, italic:, monospacedDigits:, name:, relativeTo: }`; nil where it
    /// was reported.
    func readLong(_ entries: [YAMLEntry], of owner: YAMLEntry) -> FontValue? {
        var font = LongFont()
        var isComplete = true
        for entry in entries {
            let isRead =
                switch reading.part(entry, of: owner, as: FontPart.self) {
                case .style: read(entry, of: Self.textStyle, into: &font.style)
                case .relativeTo: read(entry, of: Self.textStyle, into: &font.relativeTo)
                case .size: read(NumberFormat(reading).read(entry, in: Self.points), into: &font.size)
                case .name: read(reading.caption(entry), into: &font.name)
                case .weight: read(entry, of: Self.weights, into: &font.weight)
                case .design: read(entry, of: Self.designs, into: &font.design)
                case .italic: read(BooleanFormat(reading).read(entry), into: &font.isItalic)
                case .monospacedDigits: read(BooleanFormat(reading).read(entry), into: &font.hasMonospacedDigits)
                case nil: false
                }
            isComplete = isComplete && isRead
        }
        guard isComplete, agrees(font, entries, owner) else { return nil }
        let size: FontValue.Size
        if let points = font.size {
            size = .points(points, relativeTo: font.relativeTo ?? .nearest(to: points))
        } else if let style = font.style {
            size = .style(style)
        } else {
            reading.report(
                .missingKey, "this `\(owner.key.text)` has no `size`", at: owner.key.range,
                label: font.name == nil ? "add `style:` or `size:`" : "add `size:`")
            return nil
        }
        return FontValue(
            size, weight: font.weight, isItalic: font.isItalic, design: font.design, name: font.name,
            hasMonospacedDigits: font.hasMonospacedDigits)
    }

    /// False, and reported, for keys that exclude each other.
    private func agrees(_ font: LongFont, _ entries: [YAMLEntry], _ owner: YAMLEntry) -> Bool {
        func key(_ belongs: (FontPart) -> Bool) -> YAMLScalar? {
            entries.first { FontPart(rawValue: $0.key.text).map(belongs) == true }?.key
        }
        if font.style != nil, let size = key({ $0 == .size }) {
            reading.report(
                .conflictingKeys, "`\(owner.key.text)` has two sizes", at: size.range,
                label: "keep `style`, or write `relativeTo` for the style to grow like")
            return false
        }
        if font.size == nil, let relativeTo = key({ $0 == .relativeTo }) {
            reading.report(
                .uselessKey, "`relativeTo` has no effect here", at: relativeTo.range, label: "it goes with `size`")
            return false
        }
        if font.name != nil, let key = key(\.isOfSystemFonts) {
            reading.report(
                .uselessKey, "`\(key.text)` has no effect here", at: key.range,
                label: "a font of your own has it in its name, as `Inter-Bold`")
            return false
        }
        return true
    }

    /// Reads a word of a choice; false where it was reported.
    private func read<Word: RawRepresentable<String>>(
        _ entry: YAMLEntry, of choice: Choice, into target: inout Word?
    ) -> Bool {
        read(ChoiceFormat(reading).read(entry, of: choice).flatMap(Word.init), into: &target)
    }

    private func read<T>(_ value: T?, into target: inout T?) -> Bool {
        guard let value else { return false }
        target = value
        return true
    }

    private func read(_ value: Bool?, into target: inout Bool) -> Bool {
        guard let value else { return false }
        target = value
        return true
    }

    /// The font with each part written out; a token of the project as it stands.
    func longForm(_ entry: YAMLEntry) -> LongForm {
        guard let scalar = LongForm.literal(entry.value), let font = read(entry), font.token == nil else {
            return LongForm(entry.value)
        }
        var parts: [LongForm.Entry] = []
        func add(_ part: FontPart, _ word: String) { parts.append(LongForm.Entry(part, .plain(word))) }
        switch font.size {
        case .style(let style): add(.style, style.rawValue)
        case .points(_, let style):
            add(.size, scalar.text.split(separator: " ").first.map(String.init) ?? scalar.text)
            add(.relativeTo, style.rawValue)
        }
        if let weight = font.weight { add(.weight, weight.rawValue) }
        if let design = font.design { add(.design, design.rawValue) }
        if font.isItalic { add(.italic, "true") }
        if font.hasMonospacedDigits { add(.monospacedDigits, "true") }
        return .mapping(parts)
    }
}
