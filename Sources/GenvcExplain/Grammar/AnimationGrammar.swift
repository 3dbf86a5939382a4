/// The page `animation`: what moves when state changes.
enum AnimationGrammar {
    static let text = """
        `animate: 0.3` on an element: what `render()` changes of it takes so many seconds, and the layout around it moves along.
        Nothing moves when the screen is first shown, where a field that it reads has not changed, nor for people who have Reduce Motion on.

          animations: { if: $isWrong, transform: { offset: 10x0 }, duration: 0.07, repeatCount: 3 }
                             goes there and comes back, three times, when the condition comes to hold; `duration` is one way

        """

    static let example = """
        screen: Details
        margins: medium
        spacing: small
        state: { isOpen: Bool, isWrong: Bool }
        rows:
          - { label: title, text: Details, font: headline, animations: { if: $isWrong, transform: { offset: 10x0 }, duration: 0.07, repeatCount: 3 } }
          - { label: more, text: It opens and closes., isHidden: not $isOpen, animate: 0.3 }
        """
}
