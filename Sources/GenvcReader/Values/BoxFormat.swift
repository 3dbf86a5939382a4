import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The rooms in which a component is drawn: a width, or a width and a height, in points.
///
/// - `320`: a width; the box is as high as what stands in it.
/// - `744x52`: both sides.
struct BoxFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "a width such as 320, a size such as 744x52, or a list"

    /// The boxes of `320`, `744x52`, or a list of such; those with a mistake are reported and left out.
    func read(_ entry: YAMLEntry) -> [PreviewBox] {
        let boxes = (NameListFormat(reading).read(entry, noun: "a width, or a size as `744x52`") ?? []).compactMap {
            box($0)
        }
        if boxes.contains(where: { $0.height == nil }), boxes.contains(where: { $0.height != nil }) {
            reading.report(
                .conflictingKeys, "some of these sizes have a height, and others none", at: entry.value.range,
                label: "give all of them one, or none")
        }
        return boxes
    }

    /// One box; nil where it was reported.
    private func box(_ scalar: YAMLScalar) -> PreviewBox? {
        let sides = scalar.text.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
            .map { DecimalNumber.parse(String(decoding: $0, as: UTF8.self)) }
        guard sides.count <= 2, let width = sides[0], sides.count == 1 || sides[1] != nil else {
            reading.report(
                .wrongType, "\(Wording.found(scalar)) is no size", at: scalar.range,
                label: "write a width, as `320`, or both sides, as `744x52`")
            return nil
        }
        let height = sides.count == 2 ? sides[1] : nil
        guard PreviewBox.sides.contains(width), height.map(PreviewBox.sides.contains) ?? true else {
            reading.report(
                .outOfRange, "a side of \(Wording.found(scalar)) is out of range", at: scalar.range,
                label: "write 1 to \(Int(PreviewBox.sides.upperBound)) points")
            return nil
        }
        return PreviewBox(width: width, height: height)
    }
}
