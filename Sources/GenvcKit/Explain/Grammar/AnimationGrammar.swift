/// What moves when state changes.
enum AnimationGrammar {
    static let text = """
        `animate: 0.3` on an element: what `render()` changes of it takes so many seconds, and the layout around it moves along.
        Nothing moves when the screen is first shown, where a field that it reads has not changed, nor for people who have Reduce Motion on.

        """

    static let example = """
        screen: Details
        margins: medium
        spacing: small
        state: { isOpen: Bool }
        rows:
          - { label: title, text: Details, font: headline }
          - { label: more, text: It opens and closes., isHidden: not $isOpen, animate: 0.3 }
        """
}
