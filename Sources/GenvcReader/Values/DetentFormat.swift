import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The heights at which a sheet rests, `UISheetPresentationController.Detent`.
///
/// - `medium`, `large`: those of UIKit.
/// - `320`: points.
/// - `40%`: a share of the height that the sheet may have.
struct DetentFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = Choice.detent.names.joined(separator: ", ") + ", points, a share such as 40%, or a list"

    /// The detents of `medium`, `large`, points from 1, `40%`, or a list of them, each once; nil where one was
    /// reported.
    func read(_ entry: YAMLEntry) -> [Detent]? {
        guard case .sequence(let nodes) = entry.value.content else { return detent(entry).map { [$0] } }
        var detents: [Detent] = []
        for node in nodes {
            guard let detent = detent(YAMLEntry(key: entry.key, value: node)) else { return nil }
            if !detents.contains(detent) { detents.append(detent) }
        }
        return detents
    }

    /// One detent; nil where it was reported.
    private func detent(_ entry: YAMLEntry) -> Detent? {
        guard let scalar = reading.scalar(entry, "a detent", help: Self.help) else { return nil }
        let text = scalar.text
        if text.utf8.last == UInt8(ascii: "%"), let percent = DecimalNumber.parse(text.dropLast()) {
            if percent > 0, percent <= 100 { return .share(percent / 100) }
        } else if let points = DecimalNumber.parse(text) {
            if points >= 1 { return .points(points) }
        } else {
            return systemDetent(scalar)
        }
        reading.report(
            .outOfRange, "`\(entry.key.text)` cannot be \(Wording.code(text))", at: scalar.range,
            label: "write points, such as 320, or a share, such as 40%", help: Self.help)
        return nil
    }

    /// A detent that UIKit has a name for; nil, and reported, for any other word.
    private func systemDetent(_ scalar: YAMLScalar) -> Detent? {
        let names = Choice.detent.names
        if names.contains(scalar.text) { return .system(scalar.text) }
        reading.report(
            .unknownValue, "\(Wording.code(scalar.text)) is no detent", at: scalar.range,
            label: Wording.didYouMean(WordSuggestion.nearest(to: scalar.text, among: names)), help: Self.help)
        return nil
    }

    /// The help of findings.
    private static let help = "a sheet rests at `medium` and `large`, at points, or at a share of the screen"
}
