import Testing

@testable import GoldenScreens
@testable import UIKit

/// Behaviour that views have by themselves, in each class of the code and as often as they are made.
@MainActor
@Suite("Code of the goldens")
struct MendedTests {
    @Test("turns a stack, and leaves the views beside it alone")
    func turning() {
        let controller = TurningViewController()
        controller.loadViewIfNeeded()
        let stack = controller.nameLabel.superview as? UIStackView
        for isTall in [true, false] {
            controller.state.isTall = isTall
            #expect(stack?.axis == (isTall ? .vertical : .horizontal))
            let sizes = controller.dotView.constraints.filter { $0.isActive && $0.firstItem === controller.dotView }
            #expect(sizes.contains { $0.identifier == "dotView.width" && $0.constant == 32 })
            #expect(!controller.noteLabel.constraints.contains { $0.identifier?.hasPrefix("dotView") == true })
        }
    }

    @Test("leads from each field of a repetition to the next, and on to inputs of other kinds")
    func returnKeys() {
        let controller = ReturnKeysViewController()
        controller.loadViewIfNeeded()
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.partTextFields[0].becomeFirstResponder()
        controller.partTextFields[0].pressReturn()
        #expect(controller.partTextFields[1].isFirstResponder)
        controller.subjectTextField.becomeFirstResponder()
        controller.subjectTextField.pressReturn()
        #expect(controller.noteTextView.isFirstResponder)
        controller.entryEntry.headingTextField.becomeFirstResponder()
        controller.entryEntry.headingTextField.pressReturn()
        #expect(controller.entryEntry.bodyTextView.isFirstResponder)
    }

    @Test("runs Swift of the spec where the controller is there")
    func madeLater() {
        let controller = MadeLaterViewController()
        controller.title = "Home"
        controller.loadViewIfNeeded()
        #expect(controller.headingLabel.text == "Home")
        controller.state.side = 60
        #expect(type(of: controller.dotView) == CapsuleView.self)
    }

    @Test("keeps in a component what its control changes")
    func selection() {
        let controller = PressingViewController()
        controller.loadViewIfNeeded()
        let fold = controller.foldFold
        #expect(fold.moreLabel.isHidden)
        fold.lessButton.tap()
        #expect(fold.state.isOpen && !fold.moreLabel.isHidden)
    }

    @Test("switches a gesture off while its condition does not hold")
    func gestures() {
        let controller = PressingViewController()
        controller.loadViewIfNeeded()
        #expect(controller.areaView.gestureRecognizers?.first?.isEnabled == true)
        controller.state.isBusy = true
        #expect(controller.areaView.gestureRecognizers?.first?.isEnabled == false)
    }
}
