import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A key that is about one view says nothing where as many are made as a `repeat` says.
///
/// Reported are `focusesOnAppear` and `onReturn` of a repeated input, and `returnKeyType: next` of one in a component.
/// An example is `{ textField: digit, repeat: 6, focusesOnAppear: true }`.
enum KeysOfOneView: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.value(.tool(.repetition)) != nil else { return [] }
        return read.valuesInAllCases.compactMap { keyed in
            switch keyed.key.effect {
            case .tool(.focusesOnAppear) where keyed.value == .boolean(true) && read.isOfScreen:
                return .useless(keyed, "only one of them can have the keyboard: write that one by itself")
            case .tool(.onReturn):
                return .useless(keyed, "Return in each of them would press one button: write each by itself")
            default:
                let isNext = keyed.key.meaning == .returnKeyType && keyed.value.returnKey == .next
                return isNext && !read.isOfScreen
                    ? .useless(keyed, "what is repeated in a component leads nowhere: repeat it on the screen") : nil
            }
        }
    }
}
