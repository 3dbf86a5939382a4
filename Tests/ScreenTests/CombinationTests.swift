import Foundation
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

    @Test("of an animation and a hidden input puts the keyboard away")
    func animatedInput() {
        let (controller, _, window) = show()
        controller.townTextField.becomeFirstResponder()
        controller.state.name = "Ada"
        #expect(controller.townTextField.isFirstResponder)
        controller.state.names = []
        #expect(controller.townTextField.isHidden && !controller.townTextField.isFirstResponder)
        #expect(window.rootViewController === controller)
    }

    @Test("of a grid and repeated views keeps their order")
    func repeatedInGrid() {
        let (controller, _, window) = show()
        let lines = (controller.headLabel.superview?.superview?.subviews ?? []).compactMap { $0 as? UIStackView }
        #expect(
            lines.map { $0.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } }
                == [["First", "Place 0"], ["Place 1", "Place 2"], ["Place 3", "Last"]])
        #expect(window.rootViewController === controller)
    }

    @Test("of texts in a stack and a button gives the room to the texts")
    func textsBesideButton() {
        let (controller, _, window) = show()
        #expect(controller.moreButton.frame.width < 60)
        #expect(controller.phoneLabel.frame.width > 250)
        #expect(window.rootViewController === controller)
    }

    @Test("of an input in a component and an owner that refuses shows what the owner has")
    func refusedInput() {
        let (controller, recorder, window) = show()
        let ticket = controller.ticketTicket
        ticket.countStepper.value = 7
        ticket.countStepper.sendActions(for: .valueChanged)
        #expect(ticket.countStepper.value == 2)
        // A slider is left in the hands of who drags it, until the owner says what it has.
        ticket.bonusSlider.value = 9
        ticket.bonusSlider.sendActions(for: .valueChanged)
        #expect(ticket.bonusSlider.value == 9)
        controller.state.name = "Ada"
        #expect(ticket.bonusSlider.value == 1)
        #expect(recorder.events == ["count 7.0", "bonus 9.0"])
        #expect(window.rootViewController === controller)
    }

    @Test("of a component and round ends is as round as it is high")
    func roundComponent() {
        let (controller, _, window) = show()
        let ticket = controller.ticketTicket
        #expect(ticket.bounds.height > 0)
        #expect(ticket.layer.cornerRadius == min(ticket.bounds.width, ticket.bounds.height) / 2)
        #expect(window.rootViewController === controller)
    }

    @Test("of an action of VoiceOver and a component tells the owner")
    func actionInComponent() throws {
        let (controller, recorder, window) = show()
        let action = try #require(controller.ticketTicket.hintLabel.accessibilityCustomActions?.first)
        #expect(action.name == "Advise" && action.actionHandler?(action) == true)
        #expect(recorder.events == ["advise"])
        #expect(window.rootViewController === controller)
    }

    @Test("of a number in place of nil and a format is formatted")
    func formattedDefault() {
        let (controller, _, window) = show()
        #expect(controller.discountLabel.text == 0.0.formatted(.currency(code: "EUR")))
        controller.state.discount = 2
        #expect(controller.discountLabel.text == 2.0.formatted(.currency(code: "EUR")))
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
    func combinationsViewController(_ viewController: Controller, didChangeTown name: String) {}
    func combinationsViewControllerDidTapMore(_ viewController: Controller) {}
    func combinationsViewControllerDidSelectTicketAdvise(_ viewController: Controller) { events.append("advise") }
    func combinationsViewController(_ viewController: Controller, didChangeTicketCount value: Double) {
        events.append("count \(value)")
    }
    func combinationsViewController(_ viewController: Controller, didChangeTicketBonus value: Double) {
        events.append("bonus \(value)")
    }
    func combinationsViewController(_ viewController: Controller, didChangeAlias alias: Contact, value: String) {}
    func combinationsViewController(_ viewController: Controller, didChangeNick nick: Contact, value: String) {}
}
