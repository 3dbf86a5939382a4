import GenvcDiagnostics
import GenvcModel

/// A value of the state in words: `isShort is true`, `user is nil`, `names has 1 item`.
struct StateWords {
    private let path: [String]

    init(_ path: [String]) {
        self.path = path
    }

    /// - Parameters:
    ///   - all: all values of the place that are looked at, of which the words tell this one.
    ///   - isCounted: true if it matters how many characters or elements there are.
    func words(for sample: Sample, among all: [Sample], isCounted: Bool) -> String {
        "\(name) \(predicate(sample, all, isCounted))"
    }

    /// The path as the spec writes it; the elements of a list are told by the name of the list.
    private var name: String {
        let lists = path.split(separator: StateSample.everyElement).map { $0.joined(separator: ".") }
        return lists.reversed().joined(separator: " in ")
    }

    private func predicate(_ sample: Sample, _ all: [Sample], _ isCounted: Bool) -> String {
        switch sample {
        case .missing: return "is nil"
        case .scalar(""): return "is empty"
        case .list(let elements) where isCounted && !elements.isEmpty:
            return "has \(EnglishList.count(elements.count, "item"))"
        case .list(let elements): return elements.isEmpty ? "is empty" : "is not empty"
        case .scalar(let text) where isCounted && Double(text) == nil:
            return "has \(EnglishList.count(text.count, "character"))"
        case .scalar(let text):
            let others = all.filter { $0 != sample }
            if others.allSatisfy({ $0 == .missing }) { return "is not nil" }
            if others.allSatisfy({ $0 == .missing || $0.count == 0 }) { return "is not empty" }
            // A text that the spec does not name stands for all others.
            if text.hasSuffix(StateValues.otherText), others.contains(.scalar(String(text.dropLast()))) {
                return "is not \(text.dropLast())"
            }
            return "is \(text)"
        case .record, .value: return "is not nil"
        }
    }
}
