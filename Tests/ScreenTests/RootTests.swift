import Testing

@testable import GoldenScreens
@testable import UIKit

/// The own views of components, executed.
@MainActor
@Suite("The own view of a component")
struct RootTests {
    private func show() -> (RootsViewController, UIWindow) {
        let controller = RootsViewController()
        return (controller, LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller })
    }

    @Test("runs its Swift once, when all its views are there, and says in which order they are read")
    func ownKeys() {
        let (controller, window) = show()
        let address = controller.addressAddress
        #expect(address.tag == 3)
        #expect(address.cityTextField.tag == 5)
        #expect(address.accessibilityElements as? [UIView] == [address.zipTextField, address.cityTextField])
        #expect(window.rootViewController === controller)
    }

    @Test("has gestures that are on while their condition holds")
    func gestures() {
        let (controller, _) = show()
        let address = controller.addressAddress
        #expect(address.gestureRecognizers?.map(\.isEnabled) == [false])
        #expect(address.mapView.gestureRecognizers?.map(\.isEnabled) == [false])
        controller.state.isOpen = true
        #expect(address.gestureRecognizers?.map(\.isEnabled) == [true])
        #expect(address.mapView.gestureRecognizers?.map(\.isEnabled) == [true])
    }

    @Test("shows that it has the focus")
    func focus() {
        let (controller, _) = show()
        controller.chipChip.moveFocus(here: true)
        #expect(controller.chipChip.alpha == 0.5)
        controller.chipChip.moveFocus(here: false)
        #expect(controller.chipChip.alpha == 1)
    }

    @Test("is where Return leads to from an input before it")
    func returnKeys() {
        let (controller, window) = show()
        controller.firstTextField.sendActions(for: .editingDidEndOnExit)
        #expect(controller.addressAddress.cityTextField.isFirstResponder)
        controller.addressAddress.cityTextField.sendActions(for: .editingDidEndOnExit)
        #expect(controller.addressAddress.zipTextField.isFirstResponder)
        withExtendedLifetime(window) {}
    }

    @Test("of a control takes the touches beside the controls that stand in components in it")
    func touches() {
        let (controller, window) = show()
        let box = controller.boxBox
        func hit(_ view: UIView) -> UIView? {
            let frame = view.convert(view.bounds, to: window)
            return window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
        }
        #expect(hit(box.titleLabel) === box)
        #expect(hit(box.counterCounter.countLabel) === box)
        #expect(hit(box.counterCounter.addButton) === box.counterCounter.addButton)
    }

    @Test("of a control is read with the labels of components in it, and with all repeated ones")
    func spokenLabels() {
        let (controller, _) = show()
        #expect(
            controller.tileRootTile.accessibilityLabel
                == "Title, Sum, Tax, Line 0, Line 1, Sum, Tax, Sum, Tax, End")
    }
}
