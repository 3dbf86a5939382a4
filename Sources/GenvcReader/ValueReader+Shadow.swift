import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension Reading {
    /// `{ color:, opacity:, radius:, offset: 0x2 }`; what is left out is UIKit's own, drawn at a fifth of black.
    func shadow(_ entry: YAMLEntry) -> Shadow? {
        guard case .mapping(let entries) = entry.value.content else {
            reportWrongType(entry, "keys of its own", label: "write `{ opacity: 0.2, radius: 4, offset: 0x2 }`")
            return nil
        }
        var color = ColorValue?.some(ColorValue(.system("black")))
        var opacity = Double?.some(0.2)
        var radius = Double?.some(3)
        var offset = (x: Double, y: Double)?.some((0, -3))
        var isKnown = true
        for part in entries {
            switch part.key.text {
            case "color": color = self.color(part)
            case "opacity": opacity = number(part, in: 0...1)
            case "radius": radius = number(part, in: 0...1_000)
            case "offset": offset = self.offset(part)
            default:
                isKnown = false
                reportUnknownPart(
                    part, of: entry, among: ["color", "opacity", "radius", "offset"],
                    synonyms: ["alpha": "opacity", "blur": "radius", "colour": "color"])
            }
        }
        guard isKnown, let color, let opacity, let radius, let offset else { return nil }
        return Shadow(color: color, opacity: opacity, radius: radius, offsetX: offset.x, offsetY: offset.y)
    }

    /// `0x2`: points to the right, and downwards.
    func offset(_ entry: YAMLEntry) -> (x: Double, y: Double)? {
        guard let scalar = scalar(entry, "an offset like `0x2`") else { return nil }
        let parts = scalar.text.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
        let numbers = parts.compactMap { DecimalNumber.parse(Substring($0)) }
        guard parts.count == 2, numbers.count == 2 else {
            reportWrongType(entry, "an offset like `0x2`")
            return nil
        }
        return (numbers[0], numbers[1])
    }
}
