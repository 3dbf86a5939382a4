import Testing

@testable import GoldenScreens
@testable import UIKit

/// Controls that are selected by a tap.
@MainActor
@Suite("A tap that changes a selection")
struct ChoiceTests {
    private let phone = LayoutEnvironment(
        size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    private final class Recorder: ChoicesViewControllerDelegate {
        var told: [String] = []

        func choicesViewControllerDidTapAgree(_ viewController: ChoicesViewController) {
            told.append("agree \(viewController.state.agrees)")
        }

        func choicesViewController(_ viewController: ChoicesViewController, didTapPlan plan: Plan) {
            told.append("plan \(plan.id) of \(viewController.state.selectedPlan)")
        }

        func choicesViewController(_ viewController: ChoicesViewController, didTapLevel level: Int) {
            told.append("level \(level)")
        }

        func choicesViewControllerDidTapAll(_ viewController: ChoicesViewController) { told.append("all") }
    }

    @Test("turns a flag round or chooses one of several, and tells the delegate then")
    func choices() {
        let controller = ChoicesViewController()
        let recorder = Recorder()
        controller.delegate = recorder
        let window = phone.show { controller }
        controller.state.plans = [
            Plan(id: "yearly", name: "One year"), Plan(id: "monthly", name: "Monthly"),
        ]
        #expect(controller.planButtons.map(\.isSelected) == [true, false])
        controller.planButtons[1].sendActions(for: .touchUpInside)
        #expect(
            controller.planButtons.map(\.isSelected) == [false, true] && controller.state.selectedPlan == "monthly")
        controller.planButtons[1].sendActions(for: .touchUpInside)
        #expect(controller.planButtons.map(\.isSelected) == [false, true])
        controller.agreeButton.sendActions(for: .touchUpInside)
        #expect(controller.agreeButton.isSelected && controller.allCheck.isSelected)
        #expect(controller.allCheck.accessibilityTraits == [.button, .selected])
        controller.allCheck.sendActions(for: .touchUpInside)
        #expect(!controller.agreeButton.isSelected && !controller.state.agrees)
        controller.oldestButton.sendActions(for: .touchUpInside)
        #expect(controller.oldestButton.isSelected && !controller.newestButton.isSelected)
        controller.sizeButtons[1].sendActions(for: .touchUpInside)
        #expect(controller.state.chosen == .large && controller.sizeButtons.map(\.isSelected) == [false, true])
        controller.levelButtons[2].sendActions(for: .touchUpInside)
        #expect(controller.state.depth == 2 && controller.levelButtons.map(\.isSelected) == [false, false, true])
        #expect(
            recorder.told == ["plan monthly of monthly", "plan monthly of monthly", "agree true", "all", "level 2"])
        withExtendedLifetime(window) {}
    }
}
