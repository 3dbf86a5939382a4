/// The layout guides that every view has, made when the first of them is asked for.
@MainActor
final class UIViewSystemGuides {
    let safeArea = UILayoutGuide()
    let layoutMargins = UILayoutGuide()
    let readableContent = UILayoutGuide()
    let keyboard = UIKeyboardLayoutGuide()

    var all: [UILayoutGuide] { [safeArea, layoutMargins, readableContent, keyboard] }

    init(view: UIView) {
        safeArea.identifier = "UIViewSafeAreaLayoutGuide"
        layoutMargins.identifier = "UIViewLayoutMarginsGuide"
        readableContent.identifier = "UIViewReadableContentGuide"
        keyboard.identifier = "UIViewKeyboardLayoutGuide"
        for guide in all { guide.owningView = view }
    }
}
