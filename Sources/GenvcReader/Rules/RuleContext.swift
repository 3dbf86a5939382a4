import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The facts about the spec around an element for which rules of the language may ask.
struct RuleContext {
    /// The kinds of the vocabulary, and the components of the spec behind them.
    let kinds: [Kind]
    /// The own view of each component, by the name of the component.
    let roots: [String: Element]
    /// The names of components that keep something for themselves.
    let keepingComponents: Set<String>
    /// The ids of the alerts that ask about the element of the cell that presents them, and tell of it.
    let alertsAboutCells: Set<String>
    /// The places in repeated cells that name an alert which does not ask about the element of the cell, since
    /// something else presents it as well.
    let alertsLosingCell: Set<SourceRange>
    /// The places of the elements whose literals make enums, by the names of the enums.
    let literalEnums: [String: SourceRange]
}
