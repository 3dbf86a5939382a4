import Testing

@testable import GoldenScreens
@testable import UIKit

/// Fillings of the slots of components, executed.
@MainActor
@Suite("What is given for the places of a component")
struct SlotTests {
    private func show() -> (SlotsViewController, Recorder, UIWindow) {
        var state = SlotsViewController.State()
        state.count = 2
        let (controller, recorder) = (SlotsViewController(state: state), Recorder())
        controller.delegate = recorder
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        return (controller, recorder, window)
    }

    @Test("stands in it instead of what stands there else")
    func places() {
        let (controller, _, window) = show()
        let (first, second) = (controller.firstPanel, controller.secondPanel)
        #expect(first.actionsSlot.content === controller.editButton && !first.actionsSlot.isHidden)
        #expect(first.contentSlot.content === controller.amountLabel.superview)
        #expect(controller.noteTextField.superview === first.contentSlot.content)
        #expect(first.footSlot.content === controller.waveImageView)
        #expect(first.hintLabel.superview?.superview == nil)
        #expect(second.actionsSlot.isHidden && second.contentSlot.isHidden)
        #expect(second.footSlot.content === second.hintLabel.superview && !second.footSlot.isHidden)
        #expect(controller.bannerSlot.content === controller.noneLabel)
        #expect(window.rootViewController === controller)
    }

    @Test("goes into a component in a component")
    func nested() {
        let (controller, _, window) = show()
        let group = controller.thirdGroup
        #expect(group.innerPanel.actionsSlot.content === group.resetButton)
        #expect(group.contentSlot.superview === group.innerPanel.contentSlot.content)
        #expect(controller.insideLabel.superview === group.contentSlot.content)
        #expect(window.rootViewController === controller)
    }

    @Test("follows the state of the screen")
    func state() {
        let (controller, _, window) = show()
        #expect(controller.amountLabel.text == "2 items" && controller.dotViews.map(\.alpha) == [1, 1, 0.2])
        #expect(controller.editButton.isEnabled && !controller.insideLabel.isHidden)
        controller.view.layoutIfNeeded()
        #expect(controller.barView.frame.height == 8)
        controller.state.isEditing = true
        controller.view.layoutIfNeeded()
        #expect(!controller.editButton.isEnabled && controller.insideLabel.isHidden)
        #expect(controller.barView.frame.height == 24)
        #expect(window.rootViewController === controller)
    }

    @Test("tells its events to the owner of the screen")
    func events() {
        let (controller, recorder, window) = show()
        recorder.events = []
        controller.editButton.tap()
        controller.noteTextField.type("Ada")
        controller.thirdGroup.resetButton.tap()
        #expect(recorder.events == ["edit", "note Ada", "reset"])
        #expect(window.rootViewController === controller)
    }

    @Test("stands beside what a component repeats as often as it is told")
    func repeated() {
        let (controller, _, window) = show()
        let group = controller.thirdGroup
        #expect(group.markViews.map(\.alpha) == [1, 0.5] && group.stepLabels.map(\.text) == ["One", "Two"])
        let last = group.markViews[1]
        controller.state.count = 1
        #expect(group.markViews.count == 1 && last.superview == nil)
        controller.state.count = 3
        #expect(group.markViews.map(\.alpha) == [1, 0.5, 0.5])
        controller.state.count = -1
        #expect(group.markViews.isEmpty)
        #expect(window.rootViewController === controller)
    }

    @Test("leaves the component to tell of its life")
    func hooks() {
        let (controller, recorder, window) = show()
        #expect(Set(recorder.events) == ["window", "layout"])
        recorder.events = []
        controller.thirdGroup.tintColorDidChange()
        controller.thirdGroup.removeFromSuperview()
        #expect(recorder.events == ["tint", "window"])
        #expect(window.rootViewController === controller)
    }
}

@MainActor
private final class Recorder: SlotsViewControllerDelegate {
    var events: [String] = []

    func slotsViewControllerDidTapEdit(_ viewController: SlotsViewController) { events.append("edit") }
    func slotsViewController(_ viewController: SlotsViewController, didChangeNote note: String) {
        events.append("note \(note)")
    }
    func slotsViewControllerDidTapThirdReset(_ viewController: SlotsViewController) { events.append("reset") }
    func slotsViewControllerDidMoveThirdToWindow(_ viewController: SlotsViewController) { events.append("window") }
    func slotsViewControllerDidLayoutThirdSubviews(_ viewController: SlotsViewController) { events.append("layout") }
    func slotsViewControllerDidChangeThirdTintColor(_ viewController: SlotsViewController) { events.append("tint") }
}
