import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// `returnKeyType: next` leads to the next input of the same class, or of a component that stands behind. Reported is
/// one of the last input, without `onReturn`, be it in a case of `when`.
///
/// Of what is repeated each leads to the next. Inputs in bars and layers stand elsewhere than the spec writes them, so
/// that nothing is said of a class with some.
/// An example is `rows: [ { textField: name, placeholder: Name, returnKeyType: next } ]`.
enum NextInput {
    /// - Parameters:
    ///   - elements: The elements of one class.
    ///   - components: The names of the components in which an input stands.
    static func findings(in elements: [ReadElement], takingText components: Set<String>) -> [Diagnostic] {
        let inputs = elements.filter {
            $0.place.isOfScreen && ($0.element.isTextInput || components.contains($0.kind.typeName))
        }
        let isApart = elements.contains { ($0.place == .barRows || $0.place == .layer) && $0.element.holdsTextInput }
        guard !isApart, let last = inputs.max(by: { $0.element.range.start < $1.element.range.start }),
            last.element.isTextInput, last.element.repetition == nil, last.value(.tool(.onReturn)) == nil
        else { return [] }
        let leading = (last.values + last.variedValues).first {
            $0.key.meaning == .returnKeyType && $0.value.returnKey == .next
        }
        return leading.map { keyed in
            [
                .useless(
                    keyed,
                    "no input follows \(last.isOfScreen ? "" : "in the component ")that Return could lead to",
                    help: last.isOfScreen
                        ? "write `returnKeyType: done`, or `onReturn` with a button"
                        : "of `continue` its owner is told, whose code gives the next input the keyboard")
            ]
        } ?? []
    }
}
