import GenvcModel
import GenvcVocabulary

extension ViewNode {
    /// True for an indicator that state lets turn, and for its band: both are there while it turns. Where nothing but
    /// the app's own code lets it turn, the band stays, since nothing tells it.
    package var hidesItsBand: Bool {
        guard let source = element?.written, source.kind.traits.contains(.showsWhileAnimating) else { return false }
        let values = source.values + source.variedValues
        guard values.allSatisfy({ $0.key.meaning != .hidesWhenStopped || $0.value == .boolean(true) }) else {
            return false
        }
        return source.values.contains { $0.key.turnsIndicator && $0.value.isDynamic }
            || source.variedValues.contains(where: \.key.turnsIndicator)
    }
}
