import GenvcDiagnostics
import GenvcReader
import GenvcVocabulary

/// The page `conditions`: their grammar, what they can ask about, and how `when` chooses among its cases.
///
/// Operands, the states of controls and the keys that cannot vary are listed out of the vocabulary.
enum ConditionGrammar {
    /// The page without its example; a table of operands stands in the middle of it.
    static var text: String {
        let states = ControlState.allCases.map(\.rawValue)
        let environment = EnvironmentOperand.allCases.flatMap { operand -> [[String]] in
            switch operand.comparand {
            case .number: [["  " + operand.rawValue, "a number"]]
            case .words(let words): [["  " + operand.rawValue, EnglishList.joined(words, "or")]]
            case .orderedWords(let words):
                [["  " + operand.rawValue, "in this order:"]]
                    + stride(from: 0, to: words.count, by: wordsOfLine).map { start in
                        ["", words[start..<min(start + wordsOfLine, words.count)].joined(separator: ", ")]
                    }
            }
        }
        return """
            condition = term { and term } | term { or term }          not both: for more, a computed field of `state`
            term      = [not] operand | operand (== | != | < | <= | > | >=) value
            operand   = $field, a word about the device or about the control
            value     = a number, true, false, nil, a case of the field, "a text", $field

            An operand alone is a Bool. What may be nil is compared with nil, and nil is neither less nor greater than anything;
            `.isEmpty` and `.count` are of texts and lists.
            A condition stands where a key takes true or false, and behind `if` in `when`. About the device:

            \(AlignedTable.text(environment))
            `width` and `height` are points of the screen; a parameter carries what they say into a component.
            About the control, in `when` of a button or of a component with `base: control`: \(EnglishList.joined(states, "or")).

            `when` is a list of cases. For each key, the first case that holds and names it wins; else what the element says, or
            the default. Of two texts in two cases each has a key of its own, by what is compared, or by `case: name`. What a
            view is made of and where it stands do not change: not in a case are the kind, elements, and

            \(fixedKeys)
            """
    }

    /// The names of the keys of views that no case of `when` can change, each once, as lines for a terminal. Keys that
    /// hold elements are left out: the page speaks of them in words.
    private static var fixedKeys: String {
        let keys = (Key.common + Vocabulary.kinds.filter { $0.standing == .view }.flatMap(\.keys)).filter { key in
            if case .content = key.effect { false } else { !key.varies }
        }
        var names: [String] = []
        for name in keys.map(\.name) where !names.contains(name) { names.append(name) }
        return stride(from: 0, to: names.count, by: keysOfLine).map { start in
            "  " + names[start..<min(start + keysOfLine, names.count)].joined(separator: ", ") + "\n"
        }.joined()
    }

    /// The number of names of keys that stand on a line: six of usual length fit on a terminal.
    private static let keysOfLine = 6

    /// The number of an operand's words on a line beside its name, which are longer than the names of most keys.
    private static let wordsOfLine = 3

    static let example = """
        screen: Payment
        margins: medium
        spacing: small
        state: { phase: [ready, paying, failed], note: { type: String?, sample: Card declined } }
        rows:
          - { label: note, text: $note, isHidden: $note == nil }
          - stackView: choices
            axis: horizontal
            spacing: small
            distribution: fillEqually
            items: [ { button: card, title: Card }, { button: bank, title: Bank } ]
            when: [ { if: contentSizeCategory >= accessibilityMedium, axis: vertical } ]
          - button: pay
            title: Pay
            configuration: filled
            isEnabled: $phase != paying
            when:
              - { if: $phase == paying, title: Please wait… }
              - { if: isHighlighted, alpha: 0.5 }
        """
}
