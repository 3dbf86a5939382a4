import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The shadow of a view: color, opacity from 0 to 1, radius in points, offset.
package struct ShadowFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The opacity that a shadow can have.
    package static let opacities = 0.0...1.0

    /// The points over which a shadow can run out.
    package static let radii = 0.0...1_000.0

    /// The values that a key of this type takes, in words for `explain`.
    static let words = ShadowPart.keyList

    /// The shadow of `{ color:, opacity:, radius:, offset: 0x2 }`; nil where a part was reported. A part that is left
    /// out has the value of `CALayer`, but the opacity is 0.2, since UIKit's is 0.
    func read(_ entry: YAMLEntry) -> Shadow? {
        guard case .mapping(let entries) = entry.value.content else {
            reading.reportWrongType(entry, "keys of its own", label: "write `{ opacity: 0.2, radius: 4, offset: 0x2 }`")
            return nil
        }
        var color = ColorValue?.some(ColorValue(.system("black")))
        var opacity = Double?.some(0.2)
        var radius = Double?.some(Shadow.standardRadius)
        var offset = (x: Double, y: Double)?.some(Shadow.standardOffset)
        var isKnown = true
        for part in entries {
            switch reading.part(part, of: entry, as: ShadowPart.self) {
            case .color: color = ColorFormat(reading).read(part)
            case .opacity: opacity = NumberFormat(reading).read(part, in: Self.opacities)
            case .radius: radius = NumberFormat(reading).read(part, in: Self.radii)
            case .offset: offset = OffsetFormat(reading).read(part)
            case nil: isKnown = false
            }
        }
        guard isKnown, let color, let opacity, let radius, let offset else { return nil }
        return Shadow(color: color, opacity: opacity, radius: radius, offsetX: offset.x, offsetY: offset.y)
    }
}
