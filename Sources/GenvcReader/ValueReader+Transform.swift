import GenvcModel
import GenvcYAML

extension Reading {
    private static let transformKeys = ["scale", "rotation", "offset"]

    /// `{ scale: 0.97, rotation: 45, offset: 0x4 }`, or `identity`
    func transform(_ entry: YAMLEntry) -> Transform? {
        if case .scalar(let scalar) = entry.value.content, scalar.text == "identity" { return Transform() }
        guard case .mapping(let entries) = entry.value.content else {
            reportWrongType(entry, "keys of its own", label: "write `{ scale: 0.97, rotation: 45, offset: 0x4 }`")
            return nil
        }
        var scale = Double?.some(1)
        var rotation = Double?.some(0)
        var offset = (x: Double, y: Double)?.some((0, 0))
        var isKnown = true
        for part in entries {
            switch part.key.text {
            case "scale": scale = number(part, in: 0...100)
            case "rotation": rotation = number(part, in: -360...360, help: "rotation is in degrees, clockwise")
            case "offset": offset = self.offset(part)
            default:
                isKnown = false
                reportUnknownPart(
                    part, of: entry, among: Self.transformKeys,
                    synonyms: ["rotate": "rotation", "angle": "rotation", "translation": "offset", "move": "offset"])
            }
        }
        guard isKnown, let scale, let rotation, let offset else { return nil }
        return Transform(scale: scale, rotation: rotation, offsetX: offset.x, offsetY: offset.y)
    }
}
