import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// `animate` is for what follows state, outside of lists, which animate their own changes.
///
/// Reported is the key at a cell, and at an element without a reference to state and without cases.
/// An example is `{ label: title, text: Hello, animate: 0.3 }`.
enum AnimateNeedsChange: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard let keyed = read.value(.tool(.animate)) else { return [] }
        if read.place == .cells { return [.useless(keyed, "a list animates its own changes")] }
        let changed = changedKeys(of: read.element)
        if changed.isEmpty { return [.useless(keyed, "nothing of this \(read.kind.name) follows state")] }
        guard case .changeDurations(let durations) = keyed.value else { return [] }
        let names = changed.map(\.name)
        return durations.compactMap { duration in
            guard let key = changed.first(where: { $0.name == duration.key }) else {
                return .error(
                    .uselessKey, "`\(duration.key)` of this \(read.kind.name) does not follow state",
                    at: duration.range,
                    label: Wording.didYouMean(WordSuggestion.nearest(to: duration.key, among: names))
                        ?? "leave it out: nothing changes here",
                    help: "what changes is \(EnglishList.joined(names.map { "`\($0)`" }, "and"))")
            }
            guard key.type == .boolean, key.meaning != .isHidden else { return nil }
            return .error(
                .uselessKey, "`\(duration.key)` changes at once", at: duration.range,
                label: "leave it out: there is nothing between true and false")
        }
    }

    /// The keys whose values follow state or the device, each once.
    private static func changedKeys(of element: Element) -> [Key] {
        let following = element.values.filter { $0.value.isDynamic } + element.variants.flatMap(\.values)
        return following.map(\.key).reduce(into: []) { keys, key in
            if !keys.contains(where: { $0 === key }) { keys.append(key) }
        }
    }
}
