import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension Reading {
    private struct LongFont {
        var style: TextStyle?
        var size: Double?
        var relativeTo: TextStyle?
        var name: String?
        var weight: String?
        var design: String?
        var isItalic = false
        var hasMonospacedDigits = false
    }

    private static let fontKeys = [
        "style", "size", "weight", "design", "italic", "monospacedDigits", "name", "relativeTo",
    ]
    /// What a font of the project's has in its file, and cannot be given.
    private static let systemFontKeys = ["weight", "design", "italic", "monospacedDigits"]
    private static let textStyle = Choice("text style", TextStyle.allCases.map(\.rawValue))

    /// `{ style:|size:, weight:, design:, italic:, monospacedDigits:, name:, relativeTo: }`
    func longFont(_ entries: [YAMLEntry], of owner: YAMLEntry) -> FontValue? {
        var font = LongFont()
        var isComplete = true
        for entry in entries {
            let isRead =
                switch entry.key.text {
                case "style": read(entry, into: &font.style)
                case "relativeTo": read(entry, into: &font.relativeTo)
                case "size": read(number(entry, in: FontValue.points), into: &font.size)
                case "name": read(caption(entry), into: &font.name)
                case "weight": read(choice(entry, of: Self.weights), into: &font.weight)
                case "design": read(choice(entry, of: Self.designs), into: &font.design)
                case "italic": read(boolean(entry), into: &font.isItalic)
                case "monospacedDigits": read(boolean(entry), into: &font.hasMonospacedDigits)
                default: reportUnknownFontKey(entry, of: owner)
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
            report(
                .missingKey, "this `\(owner.key.text)` has no `size`", at: owner.key.range,
                label: font.name == nil ? "add `style:` or `size:`" : "add `size:`")
            return nil
        }
        return FontValue(
            size, weight: font.weight, isItalic: font.isItalic, design: font.design, name: font.name,
            hasMonospacedDigits: font.hasMonospacedDigits)
    }

    /// Reports keys that exclude each other.
    private func agrees(_ font: LongFont, _ entries: [YAMLEntry], _ owner: YAMLEntry) -> Bool {
        func key(_ names: [String]) -> YAMLScalar? { entries.first { names.contains($0.key.text) }?.key }
        if font.style != nil, let size = key(["size"]) {
            report(
                .conflictingKeys, "`\(owner.key.text)` has two sizes", at: size.range,
                label: "keep `style`, or write `relativeTo` for the style to grow like")
            return false
        }
        if font.size == nil, let relativeTo = key(["relativeTo"]) {
            report(
                .uselessKey, "`relativeTo` has no effect here", at: relativeTo.range, label: "it goes with `size`")
            return false
        }
        if font.name != nil, let key = key(Self.systemFontKeys) {
            report(
                .uselessKey, "`\(key.text)` has no effect here", at: key.range,
                label: "a font of your own has it in its name, as `Inter-Bold`")
            return false
        }
        return true
    }

    private func reportUnknownFontKey(_ entry: YAMLEntry, of owner: YAMLEntry) -> Bool {
        reportUnknownPart(
            entry, of: owner, among: Self.fontKeys,
            synonyms: ["family": "name", "textStyle": "style", "points": "size", "isItalic": "italic"])
        return false
    }

    private func read(_ entry: YAMLEntry, into style: inout TextStyle?) -> Bool {
        read(choice(entry, of: Self.textStyle).flatMap(TextStyle.init(rawValue:)), into: &style)
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
}
