import GenvcDiagnostics
import GenvcVocabulary

/// The page `events`: which methods the delegate has, how they are named, and what answers an event besides.
enum EventGrammar {
    /// The verbs of each kind come from the events of the vocabulary, each verb once.
    static var text: String {
        let kinds = Vocabulary.kinds.compactMap { kind -> [String]? in
            guard !kind.events.isEmpty else { return nil }
            let verbs = kind.events.map(\.verb).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            return ["  " + kind.name, EnglishList.joined(verbs.map { $0 + "…" }, "and")]
        }
        return """
            An element that a person acts on tells the delegate: a verb and its id, `didTapLogin`, and what it is now.

            \(AlignedTable.text(kinds))
            `event: didSubmit` names it, and elements of the same payload may share the name; `event: none` drops it.
            Cells of a list that share one and stand for different things tell which: `didSelectEntry(item)`, an `Item` of the list.
            `onReturn: login` sends the event of that button; a `returnKeyType` other than `default` and `next` tells `didReturn`.
            `gestures: [tap, longPress]` stands on any view; a view with `tap` is a button for VoiceOver, and `{ tap: $isEditing }`
            tells only while the condition holds. What is repeated tells its element first: `didTapPlan(plan)`. In a component the
            events are closures, which the screen tells with the id of the use: `didTapStepsMore`.
            `presents: confirm` answers an event with an alert of the screen, `opens: settings` with the settings of the app; the
            delegate is told of it where `event` names it. `feedback: success` is felt besides.
            `hooks` tell moments of the controller. Menus and alerts tell the action: `didSelectDelete`, and what was typed
            into the `textFields` of an alert goes with it: `didSelectSave(name)`. An action with `style: cancel` tells nobody
            without an `event`.

            """
    }

    static let example = """
        screen: Account
        type: form
        navigation: { trailing: [ { barButtonItem: help, systemItem: action } ] }
        hooks: [viewIsAppearing]
        rows:
          - { imageView: avatar, image: symbol:person.circle, size: 80, placement: center, accessibilityLabel: Picture, gestures: [tap] }
          - { textField: name, placeholder: Name, onReturn: save }
          - { button: save, title: Save, event: didSubmit }
          - { button: leave, title: Leave, presents: confirm }
        alerts:
          - alert: confirm
            title: Leave?
            actions: [ { action: leaveNow, title: Leave, style: destructive }, { action: stay, title: Stay, style: cancel } ]
        """
}
