import GenvcDiagnostics
import GenvcVocabulary

/// The page `components`: how views of the user's own are declared, given values, repeated and shared between specs.
enum ComponentGrammar {
    /// The page without its example; the hooks come from the vocabulary.
    static var text: String {
        """
        A component is a view of your own: under `components` its name, a capital letter first, with `parameters`, `rows` and the
        keys of a view. It is a class with `content`, and stands anywhere as an element: `- StatCard: steps`, with a value for each
        parameter that has no default. `base: control` makes a UIControl: it is tapped as a whole, and has `isSelected`,
        `isEnabled` and `isHighlighted`. A component knows its parameters and its own `state` alone: what it shows of the screen's
        is handed over. What its parts tell are closures, `didTapMore`, which the screen forwards with its id: `didTapStepsMore`.

        \(AlignedTable.text([
            ["  parameters: { name: String }", "types as in `state`; `{ type: Bool, default: false }`"],
            ["  state: { isOpen: Bool }", "what each keeps for itself: its inputs change it, `isOn: $isOpen`"],
            ["  base: label", "no rows, but a look: a UILabel with the keys of a label, all of which it takes where it stands"],
            ["  base: button", "the same of a button; what `when` changes, and sizes, are set where it stands"],
            ["  hooks: [didMoveToWindow]", "moments that it tells: \(EnglishList.joined(ViewHook.allCases.map(\.rawValue), "or"))"],
            ["  accessibilityCustomContent: [ { label: Plan, value: $name } ]", "what VoiceOver offers besides the label; `importance: high` is said at once"],
            ["  - slot: actions", "a place in its rows for what stands under `actions:` where it is used; its `rows` stand there else"],
            ["  - slot", "the same without a name: for what stands under `rows:`"],
            ["  preview: [320, 744]", "the room that a file without a screen is drawn and validated in; `744x52` is all"],
            ["  repeat: $plans", "one for each element of a list; the id is the element: `$plan.name`"],
            ["  repeat: 4", "so many; the id counts from 0; `repeat: $length` follows an Int"],
            ["  repeat: [ { id: fast, title: Fast } ]", "one for each; at `speed` its ids are `Speed`, an enum for fields too: `{ type: Speed, initial: fast }`; texts are translated"],
            ["  use: [Shared/cards.yml]", "components and styles of a file without a screen, each component a Swift file"],
        ]))
        What is given for a place belongs to where it is written: it sees the state there, and tells its events there.
        Given to each of several, or to a cell, it sees the element as well, and both make a class of their own.
        A parameter, as an element of a list, is only shown: an input with `isOn: $isOn` tells what a person does, and goes
        back at once unless who is told sets the field that was handed over.
        One of several is chosen by `isSelected: $plan.id == $selectedPlan`; with `changesSelectionAsPrimaryAction: true` a tap
        sets the field. A component that needs itself is an error.

        """
    }

    static let example = """
        screen: Plans
        scroll: vertical
        margins: medium
        spacing: small
        state:
          plans: { type: "[Plan]", sample: [ { id: yearly, name: One year }, { id: monthly, name: One month } ] }
          selectedPlan: { type: String, sample: yearly }
        components:
          PlanButton:
            base: control
            parameters: { name: String }
            margins: medium
            backgroundColor: surface
            borderColor: separator
            borderWidth: 1
            when: [ { if: isSelected, borderWidth: 2 } ]
            rows:
              - { label: name, text: $name, font: headline }
        rows:
          - PlanButton: plan
            repeat: $plans
            name: $plan.name
            isSelected: $plan.id == $selectedPlan
            changesSelectionAsPrimaryAction: true
        """
}
