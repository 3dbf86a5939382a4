import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// A length for each side.
struct InsetsFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// A length for all sides, or a length for some; the nearer name wins (`top` over `vertical`).
    func read(_ entry: YAMLEntry) -> Insets? {
        switch entry.value.content {
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

    private func readLong(_ entries: [YAMLEntry], of owner: YAMLEntry) -> Insets? {
        var lengths: [InsetsPart: Length] = [:]
        var isComplete = true
        for entry in entries {
            if let part = reading.part(entry, of: owner, as: InsetsPart.self),
                let length = LengthFormat(reading).read(entry, .spacing)
            {
                lengths[part] = length
            } else {
                isComplete = false
            }
        }
        guard isComplete else { return nil }
        func length(_ side: InsetsPart) -> Length { lengths[side] ?? lengths[side.axis] ?? .zero(.spacing) }
        return Insets(
            top: length(.top), leading: length(.leading), bottom: length(.bottom), trailing: length(.trailing))
    }
}
