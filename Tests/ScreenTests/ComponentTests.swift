import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Components and what is repeated, executed.
@MainActor
@Suite("A screen with components")
struct ComponentTests {
    private let yearly = Plan(id: "yearly", name: "One year", price: "99 €", badge: "Best value")
    private let monthly = Plan(id: "monthly", name: "Monthly", price: nil, badge: nil)

    private func show(_ plans: [Plan] = []) -> (ComponentsViewController, ComponentsRecorder, UIWindow) {
        var state = ComponentsViewController.State()
        state.plans = plans
        let (controller, recorder) = (ComponentsViewController(state: state), ComponentsRecorder())
        controller.delegate = recorder
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        return (controller, recorder, window)
    }

    @Test("stands once for each element of a list, in its place, and follows the list")
    func list() throws {
        let (controller, _, window) = show([yearly, monthly])
        let buttons = controller.planButtons
        #expect(buttons.map(\.nameLabel.text) == ["One year", "Monthly"])
        #expect(buttons.map(\.priceLabel.text) == ["99 €", "Free"])
        #expect(buttons.map(\.badgeLabel.isHidden) == [false, true])
        // VoiceOver reads no label that is hidden, be it with all that it stands in.
        #expect(buttons.map { $0.accessibilityLabel?.contains("a month") } == [true, false])
        let stack = try #require(buttons[0].superview as? UIStackView)
        #expect(stack.arrangedSubviews.firstIndex(of: buttons[0]) == 1)
        #expect(stack.arrangedSubviews.firstIndex(of: buttons[1]) == 2)
        controller.state.plans = [monthly]
        #expect(controller.planButtons.map(\.nameLabel.text) == ["Monthly"])
        #expect(buttons[1].superview == nil)
        controller.state.plans = [monthly, yearly, monthly]
        #expect(stack.arrangedSubviews.firstIndex(of: controller.planButtons[2]) == 3)
        #expect(window.rootViewController === controller)
    }

    @Test("tells which element was tapped")
    func taps() {
        let (controller, recorder, window) = show([yearly, monthly])
        controller.planButtons[1].sendActions(for: .touchUpInside)
        controller.starButtons[1].tap()
        controller.keyKeypadKeys[2].sendActions(for: .touchUpInside)
        controller.optionSwitches[1].isOn = true
        controller.optionSwitches[1].sendActions(for: .valueChanged)
        controller.peopleCountCard.followSwitch.isOn = true
        controller.peopleCountCard.followSwitch.sendActions(for: .valueChanged)
        controller.teamsCountCard.moreButton.tap()
        #expect(
            recorder.events == [
                "plan monthly", "rate 1", "key biometry", "option 1 true", "people true", "teams more",
            ])
        #expect(window.rootViewController === controller)
    }

    @Test("gives a component what follows state, and a control its looks")
    func content() {
        let (controller, _, window) = show([yearly, monthly])
        #expect(controller.peopleCountCard.repositoriesCountItem.countLabel.text == "8")
        controller.state.repositories = 9
        #expect(controller.peopleCountCard.repositoriesCountItem.countLabel.text == "9")
        #expect(controller.teamsCountCard.repositoriesCountItem.countLabel.text == "2")
        #expect(!controller.planButtons[0].isSelected)
        controller.state.selectedPlan = "yearly"
        #expect(controller.planButtons[0].isSelected)
        #expect(controller.planButtons[0].layer.borderWidth == 2)
        #expect(controller.planButtons[1].layer.borderWidth == 1)
        #expect(controller.planButtons[0].accessibilityLabel == "One year, 99 €, a month, Best value")
        controller.planButtons[1].isHighlighted = true
        #expect(controller.planButtons[1].alpha == 0.5)
        #expect(window.rootViewController === controller)
    }

    @Test("shows at once what a button says of itself, in a component as well as repeated")
    func buttons() {
        let (controller, _, window) = show()
        let more = controller.peopleCountCard.moreButton
        more.isHighlighted = true
        #expect(more.alpha == 0.5)
        more.isHighlighted = false
        #expect(more.alpha == 1)
        let stars = controller.starButtons
        controller.state.filled = 1
        stars[0].isHighlighted = true
        #expect(stars.map(\.alpha) == [0.4, 1])
        controller.state.filled = 0
        #expect(stars.map(\.alpha) == [0.8, 1])
        stars[0].isHighlighted = false
        #expect(stars.map(\.alpha) == [1, 1])
        #expect(window.rootViewController === controller)
    }

    @Test("hides what is repeated with the row that holds it")
    func bands() {
        let (controller, _, window) = show()
        #expect(controller.optionSwitches.map { $0.superview?.isHidden } == [false, false])
        (controller.state.filled, controller.state.hasTouch) = (1, true)
        #expect(controller.optionSwitches.map { $0.superview?.isHidden } == [true, false])
        #expect(window.rootViewController === controller)
    }

    @Test("gives what is repeated the colours of its layers")
    func layers() {
        let (controller, _, window) = show()
        #expect(controller.dotViews.count == 4)
        #expect(controller.dotViews.allSatisfy { $0.layer.borderColor != nil && $0.layer.shadowColor != nil })
        #expect(window.rootViewController === controller)
    }

    @Test("repeats literals and numbers, and knows which each is")
    func literals() {
        let (controller, _, window) = show()
        #expect(controller.benefitLabels.map(\.text) == ["Fast", "Safe for 0"])
        #expect(controller.keyKeypadKeys.map(\.digitLabel.text) == ["1", "2", nil, "0"])
        let face = controller.keyKeypadKeys[2].iconImageView.image
        controller.state.hasTouch = true
        let touch = controller.keyKeypadKeys[2].iconImageView.image
        #expect(face != nil && touch != nil && face !== touch)
        #expect(controller.dotViews.map(\.alpha) == [0.2, 0.2, 0.2, 0.2])
        controller.state.filled = 3
        #expect(controller.dotViews.map(\.alpha) == [1, 1, 1, 0.2])
        #expect(controller.benefitLabels.map(\.text) == ["Fast", "Safe for 3"])
        #expect(abs(controller.keyKeypadKeys[0].frame.width - controller.keyKeypadKeys[3].frame.width) < 0.5)
        #expect(window.rootViewController === controller)
    }
}

@MainActor
private final class ComponentsRecorder: ComponentsViewControllerDelegate {
    private(set) var events: [String] = []

    func componentsViewController(_ viewController: ComponentsViewController, didChangePeopleFollow isOn: Bool) {
        events.append("people \(isOn)")
    }

    func componentsViewControllerDidTapPeopleMore(_ viewController: ComponentsViewController) {
        events.append("people more")
    }

    func componentsViewController(_ viewController: ComponentsViewController, didChangeTeamsFollow isOn: Bool) {
        events.append("teams \(isOn)")
    }

    func componentsViewControllerDidTapTeamsMore(_ viewController: ComponentsViewController) {
        events.append("teams more")
    }

    func componentsViewController(_ viewController: ComponentsViewController, didTapPlan plan: Plan) {
        events.append("plan \(plan.id)")
    }

    func componentsViewController(
        _ viewController: ComponentsViewController, didChangeOption option: Int, isOn: Bool
    ) {
        events.append("option \(option) \(isOn)")
    }

    func componentsViewController(_ viewController: ComponentsViewController, didRate star: Int) {
        events.append("rate \(star)")
    }

    func componentsViewController(
        _ viewController: ComponentsViewController, didTapKey key: ComponentsViewController.Key
    ) {
        events.append("key \(key)")
    }
}
