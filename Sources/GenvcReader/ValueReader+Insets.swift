import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension Reading {
    /// A length for all sides, or a length for some; the nearer name wins (`top` over `vertical`).
    func insets(_ entry: YAMLEntry) -> Insets? {
        switch entry.value.content {
        case .scalar, .null: return length(entry, .spacing).map { Insets(vertical: $0, horizontal: $0) }
        case .mapping(let entries): return longInsets(entries, of: entry)
        case .sequence:
            reportWrongType(
                entry, "one length, or one a side", label: "write `{ vertical: 8, horizontal: 16 }`")
            return nil
        case .error: return nil
        }
    }

    private func longInsets(_ entries: [YAMLEntry], of owner: YAMLEntry) -> Insets? {
        let names = ["top", "leading", "bottom", "trailing", "vertical", "horizontal"]
        var lengths = [Length?](repeating: nil, count: names.count)
        var isComplete = true
        for entry in entries {
            guard let index = names.firstIndex(of: entry.key.text) else {
                isComplete = false
                reportUnknownPart(
                    entry, of: owner, among: names,
                    synonyms: [
                        "left": "leading", "right": "trailing", "start": "leading", "end": "trailing",
                        "x": "horizontal", "y": "vertical",
                    ])
                continue
            }
            lengths[index] = length(entry, .spacing)
            if lengths[index] == nil { isComplete = false }
        }
        guard isComplete else { return nil }
        let (vertical, horizontal) = (lengths[4] ?? .zero(.spacing), lengths[5] ?? .zero(.spacing))
        return Insets(
            top: lengths[0] ?? vertical, leading: lengths[1] ?? horizontal, bottom: lengths[2] ?? vertical,
            trailing: lengths[3] ?? horizontal)
    }

    /// Points, a corner token, or `circle`.
    func cornerRadius(_ entry: YAMLEntry) -> CornerRadius? {
        guard let scalar = scalar(entry, "points, a token or `circle`") else { return nil }
        if scalar.text == "circle" { return .circle }
        if scalar.style == .plain, let points = DecimalNumber.parse(scalar.text) {
            guard contains(points, 0...1_000, scalar, entry) else { return nil }
            return .length(Length(points: points, group: .cornerRadius, in: tokens))
        }
        if let points = tokens.points(of: scalar.text, in: .cornerRadius) {
            return .length(Length(points: points, token: scalar.text, group: .cornerRadius, isTokenWritten: true))
        }
        reportNoLength(scalar, entry, .cornerRadius, besides: ["circle"])
        return nil
    }
}
