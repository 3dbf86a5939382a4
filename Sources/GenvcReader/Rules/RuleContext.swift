import GenvcModel
import GenvcVocabulary

/// What the rules of the language may ask about the spec around an element.
struct RuleContext {
    /// The kinds of the vocabulary, and the components of the spec behind them.
    let kinds: [Kind]
    /// What each component's own view is, by the name of the component.
    let roots: [String: Element]
    /// The names of components that keep something for themselves.
    let keepingComponents: Set<String>
}
