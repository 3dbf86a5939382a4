import Testing

@testable import GoldenScreens
@testable import UIKit

/// Combinations that random specs were the first to find, executed.
@MainActor
@Suite("A combination")
struct CombinationTests {
    private func show(
        _ size: CGSize = CGSize(width: 390, height: 844)
    ) -> (CombinationsViewController, CombinationRecorder, UIWindow) {
        let (controller, recorder) = (CombinationsViewController(), CombinationRecorder())
        controller.delegate = recorder
        controller.state.names = [Contact(id: 1, name: "Ada")]
        return (controller, recorder, LayoutEnvironment(size: size).show { controller })
    }

    @Test("of bounds that both move never crosses them")
    func bounds() {
        let (controller, _, window) = show()
        #expect(controller.seatsStepper.minimumValue == 1 && controller.seatsStepper.maximumValue == 8)
        controller.state = { state in
            var state = state
            (state.least, state.most, state.seats) = (20, 30, 25)
            return state
        }(controller.state)
        #expect(controller.seatsStepper.minimumValue == 20 && controller.seatsStepper.maximumValue == 30)
        #expect(controller.seatsStepper.value == 25)
        controller.state = { state in
            var state = state
            (state.least, state.most, state.seats) = (-9, -5, -7)
            return state
        }(controller.state)
        #expect(controller.seatsStepper.minimumValue == -9 && controller.seatsStepper.maximumValue == -5)
        #expect(controller.seatsStepper.value == -7)
        #expect(controller.yearStepper.minimumValue == 1900 && controller.yearStepper.maximumValue == 2100)
        #expect(controller.yearStepper.value == 2026)
        #expect(window.rootViewController === controller)
    }

    @Test("of a gradient and a gesture takes touches")
    func gradients() {
        let (controller, recorder, window) = show()
        #expect(controller.skyGradientView.isUserInteractionEnabled)
        #expect(controller.seaGradientView.isUserInteractionEnabled)
        #expect(controller.seaGradientView.perform(UITapGestureRecognizer.self))
        #expect(recorder.events == ["sea"])
        #expect(window.rootViewController === controller)
    }

    @Test("of the title and actions of VoiceOver offers them as state says")
    func title() {
        let (controller, recorder, window) = show()
        controller.state.name = "Ada"
        let action = controller.modeSwitch.accessibilityCustomActions?.first
        #expect(action?.name == "Explain Ada")
        _ = action?.actionHandler?(UIAccessibilityCustomAction(name: "", actionHandler: { _ in true }))
        #expect(recorder.events == ["explain"])
        #expect(window.rootViewController === controller)
    }

    @Test("of repeated inputs and errors puts the keyboard away with a hidden input")
    func inputs() {
        let (controller, _, window) = show()
        controller.aliasTextFields[0].becomeFirstResponder()
        #expect(controller.aliasTextFields[0].isFirstResponder)
        window.environment = LayoutEnvironment(size: CGSize(width: 844, height: 390))
        window.layoutIfNeeded()
        #expect(!controller.aliasTextFields[0].isFirstResponder)
    }
}

@MainActor
private final class CombinationRecorder: CombinationsViewControllerDelegate {
    typealias Controller = CombinationsViewController

    private(set) var events: [String] = []

    func combinationsViewControllerDidTapSea(_ viewController: Controller) { events.append("sea") }
    func combinationsViewControllerDidSelectExplain(_ viewController: Controller) { events.append("explain") }
    func combinationsViewController(_ viewController: Controller, didChangeMode isOn: Bool) {}
    func combinationsViewController(_ viewController: Controller, didChangeAlias alias: Contact, value: String) {}
    func combinationsViewController(_ viewController: Controller, didChangeNick nick: Contact, value: String) {}
}
