import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Labels and buttons with classes for their looks, executed.
@MainActor
@Suite("A screen with labels and buttons that have looks of their own")
struct LookTests {
    private func show() -> (LooksViewController, Recorder, UIWindow) {
        var state = LooksViewController.State()
        (state.heading, state.names, state.count) = ("Good morning", ["Ada", "Grace"], 3)
        let (controller, recorder) = (LooksViewController(state: state), Recorder())
        controller.delegate = recorder
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        return (controller, recorder, window)
    }

    @Test("gives them the look of their class, and what they say themselves")
    func looks() {
        let (controller, _, window) = show()
        let (heading, other) = (controller.headingHeadlineLabel, controller.otherHeadlineLabel)
        #expect(heading.text == "Good morning")
        #expect((heading.numberOfLines, other.numberOfLines) == (3, 1))
        #expect((heading.textColor, other.textColor) == (.label, .secondaryLabel))
        #expect(heading.font == other.font)
        #expect(heading.accessibilityTraits == .header && other.accessibilityTraits == .header)
        #expect(controller.nameHeadlineLabels.map(\.text) == ["Ada", "Grace"])
        let (badge, count) = (controller.newBadgeLabel, controller.countBadgeLabel)
        #expect((badge.layer.borderWidth, count.layer.borderWidth) == (1, 0))
        #expect(badge.layer.borderColor != nil)
        #expect(badge.attributedText?.string == "New")
        let (save, delete) = (controller.saveButton, controller.deleteSaveButton)
        #expect(save.configuration?.baseBackgroundColor == .systemIndigo)
        #expect(delete.configuration?.baseBackgroundColor == .systemRed)
        #expect(save.configuration?.background.cornerRadius == 10)
        #expect(delete.configuration?.background.cornerRadius == 4)
        #expect(save.frame.height == 50)
        #expect(window.rootViewController === controller)
    }

    @Test("follows state and tells taps as the kinds do")
    func state() {
        let (controller, recorder, window) = show()
        #expect(controller.countBadgeLabel.backgroundColor == .systemIndigo)
        controller.state.count = 2
        #expect(controller.countBadgeLabel.backgroundColor == .systemRed)
        controller.state.count = 3
        #expect(controller.countBadgeLabel.backgroundColor == .systemIndigo)
        controller.saveButton.tap()
        controller.deleteSaveButton.tap()
        controller.nicknameTextField.sendActions(for: .editingDidEndOnExit)
        #expect(recorder.events == ["save", "delete", "save"])
        controller.saveButton.isHighlighted = true
        #expect(controller.saveButton.alpha == 0.6)
        controller.saveButton.isHighlighted = false
        #expect(controller.saveButton.alpha == 1)
        let kept = controller.keepSaveButtons
        kept[1].isHighlighted = true
        #expect(kept.map(\.alpha) == [1, 0.6])
        controller.state.isBusy = true
        #expect(controller.saveButton.isEnabled == false)
        #expect(controller.otherHeadlineLabel.isHidden)
        #expect(window.rootViewController === controller)
    }

    @Test("changes with the text size what the class leaves to the screen")
    func textSize() {
        let (small, _, window) = show()
        #expect(small.newBadgeLabel.numberOfLines == 2)
        let environment = LayoutEnvironment(
            size: CGSize(width: 390, height: 844), contentSizeCategory: .accessibilityLarge)
        let large = LooksViewController()
        let other = environment.show { large }
        #expect(large.newBadgeLabel.numberOfLines == 0)
        #expect(window.rootViewController === small && other.rootViewController === large)
    }
}

@MainActor
private final class Recorder: LooksViewControllerDelegate {
    private(set) var events: [String] = []

    func looksViewControllerDidTapSave(_ viewController: LooksViewController) { events.append("save") }
    func looksViewControllerDidAskToDelete(_ viewController: LooksViewController) { events.append("delete") }
    func looksViewController(_ viewController: LooksViewController, didChangeNickname nickname: String) {}
    func looksViewController(_ viewController: LooksViewController, didTapKeep keep: String) { events.append(keep) }
    func looksViewControllerDidSelectTomorrow(_ viewController: LooksViewController) { events.append("tomorrow") }
}
