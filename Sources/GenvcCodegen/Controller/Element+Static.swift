import GenvcModel
import GenvcViews
import GenvcVocabulary

extension Element {
    /// The values that are set once: those that follow nothing.
    var staticValues: [KeyedValue] {
        guard let source else { return values }
        return values.filter { !source.follows($0.key) }
    }
}
