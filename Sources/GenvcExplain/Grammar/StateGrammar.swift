import GenvcDiagnostics
import GenvcVocabulary

/// The page `state`: how fields are declared, which samples they have, and how keys refer to them.
enum StateGrammar {
    /// The page without its example: how fields are declared, then how keys refer to them.
    static var text: String {
        let types = BasicType.allCases.map(\.rawValue)
        return """
            `state` lists what the screen shows and a person changes. It becomes `struct State`; the code sets `state`, and
            `render()` shows what is new.

            \(AlignedTable.text([
                ["  name: Type", "\(EnglishList.joined(types, "or"));"],
                ["", "any other type is one of yours"],
                ["  name: Type?", "may be nil"],
                ["  name: [Plan]", "a list; its elements are Identifiable, Hashable and Sendable"],
                ["  name: [idle, loading]", "an enum of these cases; the first is the first value"],
                ["  name: { type: Type }", "besides: `initial`, what it is at first; `sample`, what previews and checks show;"],
                ["", "`computed: true` for a property that you write in an extension of `State`"],
            ]))
            A type without an obvious first value needs `initial`. Samples never come into the code: a value, a list, or
            names with values for a type of yours.

            Of a type of yours genvc knows what its samples tell: `count: 8` is an Int, `price: 9.9` a Double, `isNew: true` a
            Bool, `icon: symbol:star` an Image, `note: null` may be nil, anything else is a String; `"8"` in quotes, too. A Date
            and a URL are written as texts, and stand where one is due. `genvc dump types SPEC` prints what is read of your types.
            An AttributedString is an `NSAttributedString`, which the `text` of a label and the texts of a cell show whole.

            \(AlignedTable.text([
                ["  $name", "the field, as the whole value of a key; the key says which types it takes"],
                ["  $user.name", "a member; `.isEmpty` and `.count` of texts and lists"],
                ["  $name ?? default", "for what may be nil; the default is written as the key takes it"],
                ["  ${name}", "the same inside of a text, where letters follow"],
            ]))
            On these keys a field is two-way: what a person does is in `state` before the delegate is told.

            \(AlignedTable.text(twoWay))
            A screen is checked in the state of its samples, and in so many others that each of its conditions holds in
            one and does not hold in another: what excludes each other is never shown together. A finding names the state.

            """
    }

    /// A row for each kind that has two-way keys. A key is two-way where an event of its kind has the property that the
    /// key sets as its payload.
    private static var twoWay: [[String]] {
        Vocabulary.kinds.compactMap { kind in
            let changed = kind.events.compactMap(\.payload?.property)
            let keys = kind.keys.filter { key in
                if case .property(let path) = key.effect { changed.contains(path) } else { false }
            }
            return keys.isEmpty ? nil : ["  " + kind.name, EnglishList.joined(keys.map(\.name), "and")]
        }
    }

    static let example = """
        screen: Order
        type: form
        state:
          phase: [editing, sending]
          name: String
          user: { type: User, initial: { swift: User.guest }, sample: { city: Rome, code: null } }
        rows:
          - { label: city, text: $user.city }
          - { label: code, text: $user.code ?? No code yet }
          - { textField: name, text: $name, placeholder: Name }
          - { button: send, title: Send, isEnabled: $phase == editing and not $name.isEmpty }
        """
}
