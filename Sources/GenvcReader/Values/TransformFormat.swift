import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The scale, the turn and the move of a view, `CGAffineTransform`.
///
/// - `scale`: a factor, 1 unless said.
/// - `rotation`: degrees clockwise, 0 unless said.
/// - `offset`: `10x0`, points to the right and downwards.
package struct TransformFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The word for a view as it stands.
    package static let identity = "identity"

    /// The factors of a scale.
    package static let scales = 0.0...100.0

    /// The degrees of a rotation.
    package static let rotations = -360.0...360.0

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "\(TransformPart.keyList), or identity"

    /// The transform of `{ scale: 0.97, rotation: 45, offset: 0x4 }`, or `identity`; nil where a part was reported. The
    /// scale is 0 to 100, the rotation in degrees clockwise, the offset in points.
    func read(_ entry: YAMLEntry) -> Transform? {
        if case .scalar(let scalar) = entry.value.content, scalar.text == Self.identity { return Transform() }
        guard case .mapping(let entries) = entry.value.content else {
            reading.reportWrongType(
                entry, "keys of its own", label: "write `{ scale: 0.97, rotation: 45, offset: 0x4 }`")
            return nil
        }
        var scale = Double?.some(1)
        var rotation = Double?.some(0)
        var offset = (x: Double, y: Double)?.some((0, 0))
        var isKnown = true
        for part in entries {
            switch reading.part(part, of: entry, as: TransformPart.self) {
            case .scale: scale = NumberFormat(reading).read(part, in: Self.scales)
            case .rotation:
                rotation = NumberFormat(reading).read(
                    part, in: Self.rotations, help: "rotation is in degrees, clockwise")
            case .offset: offset = OffsetFormat(reading).read(part)
            case nil: isKnown = false
            }
        }
        guard isKnown, let scale, let rotation, let offset else { return nil }
        return Transform(scale: scale, rotation: rotation, offsetX: offset.x, offsetY: offset.y)
    }
}
