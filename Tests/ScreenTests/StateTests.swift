import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// A screen that follows its state, executed.
@MainActor
@Suite("A screen with state")
struct StateTests {
    private func show(
        _ state: StateViewController.State = StateViewController.State(), width: Double = 390, height: Double = 844
    ) -> (StateViewController, UIWindow) {
        let controller = StateViewController(state: state)
        let environment = LayoutEnvironment(size: CGSize(width: width, height: height))
        return (controller, environment.show { controller })
    }

    @Test("shows what its fields have when it is loaded, and what they have afterwards")
    func texts() {
        var state = StateViewController.State()
        state.user = User(name: "Ada", bio: nil, posts: 3)
        state.total = "8 €"
        let (controller, window) = show(state)
        #expect(controller.titleLabel.text == "Pay 8 € for 3 items")
        #expect(controller.priceLabel.text == "8 € / 3")
        #expect(controller.priceLabel.accessibilityLabel == "Ada pays 8 €")
        #expect(controller.nameLabel.text == "Ada")
        #expect(controller.bioLabel.text == "No bio yet")
        #expect(controller.postsLabel.text == "3")
        controller.state.user = User(name: "Grace", bio: "Wrote a compiler", posts: 30)
        controller.state.count = 1
        #expect(controller.nameLabel.text == "Grace")
        #expect(controller.bioLabel.text == "Wrote a compiler")
        #expect(controller.titleLabel.text == "Pay 8 € for 1 items")
        #expect(window.rootViewController === controller)
    }

    @Test("keeps what a person enters, and tells it")
    func inputs() {
        let (controller, window) = show()
        let recorder = StateRecorder()
        controller.delegate = recorder
        controller.emailTextField.type("ada@example.com")
        #expect(controller.state.email == "ada@example.com")
        controller.volumeSlider.value = 0.75
        controller.volumeSlider.sendActions(for: .valueChanged)
        #expect(controller.state.volume == 0.75)
        controller.planSegmentedControl.selectedSegmentIndex = 1
        controller.planSegmentedControl.sendActions(for: .valueChanged)
        #expect(controller.state.plan == .yearly)
        controller.acceptsSwitch.isOn = false
        controller.acceptsSwitch.sendActions(for: .valueChanged)
        #expect(!controller.state.accepts)
        #expect(recorder.events == ["email ada@example.com", "volume 0.75", "plan yearly"])
        controller.state.email = "grace@example.com"
        #expect(controller.emailTextField.text == "grace@example.com")
        controller.state.plan = .monthly
        #expect(controller.planSegmentedControl.selectedSegmentIndex == 0)
        #expect(window.rootViewController === controller)
    }

    @Test("shows and keeps whole numbers where UIKit counts in fractions")
    func wholeNumbers() {
        let (controller, window) = show()
        let recorder = StateRecorder()
        controller.delegate = recorder
        #expect(controller.levelSlider.value == 2 && controller.bonusStepper.value == 1)
        controller.levelSlider.slide(to: 3.6)
        // The thumb goes to the whole number when it is let go.
        #expect(controller.levelSlider.value == 4)
        controller.countStepper.value = 4
        controller.countStepper.sendActions(for: .valueChanged)
        controller.state.bonus = 7
        #expect(controller.state.level == 4 && controller.state.count == 4)
        #expect(controller.levelSlider.value == 4 && controller.bonusStepper.value == 7)
        #expect(recorder.events == ["level 4", "count 4"])
        withExtendedLifetime(window) {}
    }

    @Test("writes fractions as people do")
    func fractions() {
        let (controller, window) = show()
        controller.state.volume = 1234.5
        #expect(controller.volumeLabel.text == 1234.5.formatted())
        #expect(controller.loudnessLabel.text == "Volume \(1234.5.formatted()) of 0 guests")
        withExtendedLifetime(window) {}
    }

    @Test("has the looks of the first case that holds, key by key")
    func cases() {
        let (controller, window) = show()
        #expect(controller.payButton.configuration?.title == "Pay 9.90 €")
        #expect(!controller.payButton.isEnabled)
        controller.state.email = "a"
        #expect(controller.payButton.isEnabled)
        controller.state.phase = .paying
        #expect(controller.payButton.configuration?.title == "Paying…")
        #expect(controller.payButton.configuration?.showsActivityIndicator == true)
        #expect(controller.busyActivityIndicatorView.isAnimating)
        #expect(!controller.emailTextField.isEnabled)
        controller.state.phase = .failed
        #expect(controller.payButton.configuration?.title == "Try Again")
        #expect(controller.payButton.configuration?.showsActivityIndicator == false)
        #expect(!controller.busyActivityIndicatorView.isAnimating)
        #expect(controller.postsLabel.backgroundColor == Theme.Colors.surface)
        controller.state.user.posts = 11
        #expect(controller.postsLabel.backgroundColor == Theme.Colors.background)
        #expect(window.rootViewController === controller)
    }

    @Test("switches sizes and stacks by conditions on state, and back")
    func layout() {
        let (controller, window) = show()
        #expect(controller.avatarImageView.frame.width == 80)
        let stack = controller.payButton.superview as? UIStackView
        #expect(stack?.axis == .horizontal)
        controller.state.isCompact = true
        window.layoutIfNeeded()
        #expect(controller.avatarImageView.frame.width == 40)
        #expect(stack?.axis == .vertical)
        #expect(stack?.spacing == Theme.Spacing.large)
        controller.state.isCompact = false
        window.layoutIfNeeded()
        #expect(controller.avatarImageView.frame.width == 80)
        #expect(stack?.axis == .horizontal)
        #expect(stack?.spacing == Theme.Spacing.small)
    }

    @Test("switches sizes by the height of the screen")
    func device() {
        let (controller, window) = show(width: 568, height: 320)
        #expect(controller.avatarImageView.frame.width == 48)
        #expect(window.rootViewController === controller)
    }

    @Test("follows the state of a control itself")
    func control() {
        let (controller, window) = show()
        #expect(controller.cancelButton.alpha == 1)
        controller.cancelButton.isHighlighted = true
        #expect(controller.cancelButton.alpha == 0.5)
        controller.cancelButton.isHighlighted = false
        #expect(controller.cancelButton.alpha == 1)
        #expect(window.rootViewController === controller)
    }

    @Test("closes up where the indicator of a row stands still")
    func indicator() throws {
        var state = StateViewController.State()
        state.phase = .paying
        let (controller, window) = show(state)
        let row = try #require(controller.busyActivityIndicatorView.superview)
        let below = try #require(controller.cancelButton.superview)
        let lowered = below.frame.minY
        #expect(!row.isHidden)
        controller.state.phase = .idle
        window.layoutIfNeeded()
        #expect(row.isHidden && below.frame.minY < lowered)
        controller.state.phase = .paying
        window.layoutIfNeeded()
        #expect(!row.isHidden && below.frame.minY == lowered)
    }
}
