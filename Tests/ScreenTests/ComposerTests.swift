import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Text views that grow with what is typed.
@MainActor
@Suite("A text view with a `max` height")
struct ComposerTests {
    private static let line = "A line"

    private func show() -> (controller: ComposerViewController, window: UIWindow) {
        let controller = ComposerViewController()
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        return (controller, window)
    }

    private func height(of textView: UITextView, lines: Int) -> CGFloat {
        textView.text = ""
        textView.becomeFirstResponder()
        _ = textView.type(Array(repeating: Self.line, count: lines).joined(separator: "\n"))
        textView.window?.layoutIfNeeded()
        return textView.frame.height
    }

    @Test("is as high as its text, not lower than its `min`, not higher than its `max`")
    func grows() {
        let (controller, window) = show()
        let textView = controller.draftTextView
        let heights = (1...7).map { height(of: textView, lines: $0) }
        #expect(heights[0] == 44)
        #expect(heights[1] > 44 && heights[1] < heights[2] && heights[2] < heights[3])
        #expect(heights[6] == 120)
        #expect(window.rootViewController === controller)
    }

    @Test("scrolls what is higher than its `max`, and nothing before")
    func scrolls() {
        let (controller, window) = show()
        let textView = controller.draftTextView
        #expect(height(of: textView, lines: 3) == textView.contentSize.height)
        #expect(height(of: textView, lines: 9) < textView.contentSize.height)
        #expect(textView.isScrollEnabled)
        #expect(window.rootViewController === controller)
    }

    @Test("gives the room back when it is empty again")
    func shrinks() {
        let (controller, window) = show()
        let textView = controller.draftTextView
        let top = controller.sendButton.frame.maxY
        #expect(height(of: textView, lines: 6) == 120)
        controller.state.draft = ""
        window.layoutIfNeeded()
        #expect(textView.frame.height == 44)
        #expect(controller.sendButton.frame.maxY == top)
    }

    @Test("leaves the bar to a component that says who reads it")
    func title() {
        let (controller, window) = show()
        #expect(controller.navigationItem.titleView === controller.contactTitle)
        controller.state.name = "Grace"
        #expect(controller.contactTitle.nameLabel.text == "Grace")
        #expect(controller.contactTitle.statusLabel.text == "Offline")
        controller.state.isOnline = true
        #expect(controller.contactTitle.statusLabel.text == "Online")
        #expect(window.rootViewController === controller)
    }

    @Test("takes the width that the others leave, whatever stands in it")
    func width() {
        let (controller, window) = show()
        let textView = controller.draftTextView
        let empty = textView.frame.width
        controller.state.draft = "A text that is much longer than one line of this text view is, whatever the phone"
        window.layoutIfNeeded()
        #expect(empty > 200 && textView.frame.width == empty)
    }
}
