import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Components of a file that several screens use, executed.
@MainActor
@Suite("A screen with components of another file")
struct SharedPartTests {
    private func show() -> (SharedPartsViewController, Recorder, UIWindow) {
        var state = SharedPartsViewController.State()
        state.total = "49.90 €"
        let (controller, recorder) = (SharedPartsViewController(state: state), Recorder())
        controller.delegate = recorder
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        return (controller, recorder, window)
    }

    @Test("gives them what they show, also what stands in one of another")
    func content() {
        let (controller, _, window) = show()
        let buttons = controller.offerPriceButtons
        #expect(buttons.map(\.nameLabel.text) == ["One year", "For ever"])
        #expect(buttons.map(\.tagPriceTag.priceLabel.text) == ["99.99 €", "Free"])
        #expect(buttons.map(\.bestLabel.isHidden) == [false, true])
        #expect(buttons[0].bestLabel.font == .preferredFont(forTextStyle: .caption1))
        #expect(controller.sumTotalBar.totalLabel.text == "49.90 €")
        controller.state.total = "0 €"
        #expect(controller.sumTotalBar.totalLabel.text == "0 €")
        #expect(window.rootViewController === controller)
    }

    @Test("selects one of a group by its state, and tells the taps")
    func selection() {
        let (controller, recorder, window) = show()
        #expect(controller.offerPriceButtons.map(\.isSelected) == [true, false])
        controller.offerPriceButtons[1].sendActions(for: .touchUpInside)
        #expect(controller.offerPriceButtons.map(\.isSelected) == [false, true])
        #expect(controller.offerPriceButtons.map(\.layer.borderWidth) == [0, 2])
        controller.sumTotalBar.payButton.tap()
        #expect(recorder.events == ["offer free", "pay"])
        #expect(window.rootViewController === controller)
    }
}

@MainActor
private final class Recorder: SharedPartsViewControllerDelegate {
    private(set) var events: [String] = []

    func sharedPartsViewController(
        _ viewController: SharedPartsViewController, didTapOffer offer: SharedPartsViewController.Offer
    ) {
        events.append("offer \(offer)")
        viewController.state.chosen = offer
    }

    func sharedPartsViewControllerDidTapSumPay(_ viewController: SharedPartsViewController) {
        events.append("pay")
    }
}
