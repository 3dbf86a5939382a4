import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// State, events and content of components, executed.
@MainActor
@Suite("A component with state, gestures and delegates")
struct ComponentPartTests {
    private func show() -> (ComponentPartsViewController, Recorder, UIWindow) {
        let (controller, recorder) = (ComponentPartsViewController(), Recorder())
        controller.delegate = recorder
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        return (controller, recorder, window)
    }

    @Test("keeps what is entered, and shows what follows")
    func state() throws {
        let (controller, recorder, window) = show()
        let bar = controller.filterBar
        let band = try #require(bar.sortSegmentedControl.superview)
        #expect(band.isHidden && bar.echoLabel.isHidden)
        bar.openSwitch.isOn = true
        bar.openSwitch.sendActions(for: .valueChanged)
        #expect(bar.state.isOpen && !band.isHidden)
        bar.sortSegmentedControl.selectedSegmentIndex = 1
        bar.sortSegmentedControl.sendActions(for: .valueChanged)
        #expect(bar.state.sort == .date)
        bar.noteTextField.type("Ada")
        #expect(bar.state.note == "Ada" && bar.echoLabel.text == "Note: Ada" && !bar.echoLabel.isHidden)
        bar.state.sort = .name
        #expect(bar.sortSegmentedControl.selectedSegmentIndex == 0)
        #expect(recorder.events == ["open true", "sort date"])
        #expect(window.rootViewController === controller)
    }

    @Test("tells gestures, searches and taps on links by its owner's delegate")
    func events() {
        let (controller, recorder, window) = show()
        let bar = controller.filterBar
        bar.perform(UISwipeGestureRecognizer.self)
        bar.logoImageView.perform(UITapGestureRecognizer.self)
        bar.hintLabel.perform(UITapGestureRecognizer.self)
        bar.termSearchBar.type("x")
        bar.termSearchBar.pressSearch()
        let knob = controller.volumeKnob
        knob.sendActions(for: .touchUpInside)
        knob.perform(UIPanGestureRecognizer.self)
        knob.perform(UITapGestureRecognizer.self)
        let note = controller.legalNote
        #expect(note.legalTextView.tapLink("Terms") && note.legalTextView.tapLink("Privacy Policy", isOld: true))
        #expect(
            recorder.events == [
                "swipe", "logo", "hint", "term x", "search", "volume", "pan", "pan", "pan", "double tap", "terms",
                "privacy",
            ])
        #expect(window.rootViewController === controller)
    }

    @Test("that is a control has all touches but those of the controls in it")
    func sharedTouches() throws {
        let (controller, recorder, window) = show()
        let tile = controller.offerTile
        func hit(_ view: UIView, x: CGFloat = 0.5) -> UIView? {
            let frame = view.convert(view.bounds, to: tile)
            return tile.hitTest(CGPoint(x: frame.minX + frame.width * x, y: frame.midY), with: nil)
        }
        #expect(hit(tile.titleLabel) === tile && hit(tile.titleLabel, x: 0.99) === tile)
        let choices = try #require(tile.priceLabel.superview)
        #expect(hit(choices) === tile)
        #expect(hit(tile.priceLabel) === tile.priceLabel)
        #expect(tile.starsButtons.map { hit($0) } == tile.starsButtons)
        #expect(hit(tile.noteTextField) === tile.noteTextField)
        #expect(tile.hitTest(CGPoint(x: -1, y: 10), with: nil) == nil)
        tile.sendActions(for: .touchUpInside)
        tile.priceLabel.perform(UITapGestureRecognizer.self)
        #expect(recorder.events == ["offer", "price"])
        #expect(window.rootViewController === controller)
    }

    @Test("opens and is felt by itself, and tells besides")
    func answers() {
        let (controller, recorder, window) = show()
        UIFeedbackGenerator.felt = []
        UIApplication.shared.openedURLs = []
        controller.loginSignIn.settingsButton.tap()
        #expect(UIApplication.shared.openedURLs.map(\.absoluteString) == [UIApplication.openSettingsURLString])
        controller.loginSignIn.againButton.tap()
        controller.volumeKnob.sendActions(for: .touchUpInside)
        controller.starImageViews[1].perform(UITapGestureRecognizer.self)
        #expect(UIFeedbackGenerator.felt == ["success", "error", "selection"])
        #expect(recorder.events == ["again", "volume", "star 1"])
        #expect(window.rootViewController === controller)
    }

    @Test("tells gestures of what is repeated, and selects one of a group")
    func repeated() {
        let (controller, recorder, window) = show()
        controller.starImageViews[2].perform(UITapGestureRecognizer.self)
        controller.starImageViews[1].perform(UIPanGestureRecognizer.self)
        #expect(controller.sizeButtons.map(\.isSelected) == [true, false, false])
        controller.sizeButtons[2].tap()
        #expect(controller.sizeButtons.map(\.isSelected) == [false, false, true])
        #expect(recorder.events == ["star 2", "pan star 1", "pan star 1", "pan star 1", "size large"])
        #expect(window.rootViewController === controller)
    }

    @Test("leads from field to field by Return, and ties pages to their dots")
    func returnKeys() {
        let (controller, recorder, window) = show()
        let form = controller.loginSignIn
        form.nameTextField.becomeFirstResponder()
        form.nameTextField.pressReturn()
        #expect(form.secretTextField.isFirstResponder)
        form.secretTextField.pressReturn()
        form.codeTextField.becomeFirstResponder()
        form.codeTextField.pressReturn()
        form.sendButton.isEnabled = false
        form.secretTextField.becomeFirstResponder()
        form.secretTextField.pressReturn()
        #expect(recorder.events == ["send", "code"])
        #expect(form.pagesScrollView.pageControl === form.dotsPageControl)
        #expect(window.rootViewController === controller)
    }

    @Test("is to VoiceOver what it says wherever it stands, in a cell as well")
    func voiceOver() {
        let ring = Ring()
        #expect(ring.isAccessibilityElement && ring.accessibilityLabel == "Share of the goal")
    }

    @Test("holds a constraint for code, and places for views that come later")
    func places() {
        let (controller, _, window) = show()
        #expect(controller.filterBar.markerLeadingConstraint?.constant == 8)
        let slot = controller.bannerSlot
        #expect(slot.isHidden && controller.filterBar.promoSlot.isHidden)
        let (first, second) = (UILabel(), UILabel())
        slot.content = first
        #expect(!slot.isHidden && first.superview === slot)
        slot.content = second
        #expect(first.superview == nil && second.superview === slot)
        slot.content = nil
        #expect(slot.isHidden && second.superview == nil)
        #expect(window.rootViewController === controller)
    }
}

@MainActor
private final class Recorder: ComponentPartsViewControllerDelegate {
    typealias Controller = ComponentPartsViewController

    private(set) var events: [String] = []

    func componentPartsViewControllerDidSwipeUpFilter(_ viewController: Controller) { events.append("swipe") }
    func componentPartsViewController(_ viewController: Controller, didChangeFilterTerm value: String) {
        events.append("term \(value)")
    }
    func componentPartsViewControllerDidSearchFilterTerm(_ viewController: Controller) { events.append("search") }
    func componentPartsViewControllerDidTapFilterLogo(_ viewController: Controller) { events.append("logo") }
    func componentPartsViewControllerDidLongPressFilterLogo(_ viewController: Controller) { events.append("long") }
    func componentPartsViewControllerDidTapFilterHint(_ viewController: Controller) { events.append("hint") }
    func componentPartsViewController(_ viewController: Controller, didChangeFilterOpen isOpen: Bool) {
        events.append("open \(isOpen)")
    }
    func componentPartsViewController(_ viewController: Controller, didChangeFilterSort sort: FilterBar.Sort) {
        events.append("sort \(sort)")
    }
    func componentPartsViewControllerDidTapLoginAgain(_ viewController: Controller) { events.append("again") }
    func componentPartsViewControllerDidTapVolume(_ viewController: Controller) { events.append("volume") }
    func componentPartsViewController(_ viewController: Controller, didPanVolume recognizer: UIPanGestureRecognizer) {
        events.append("pan")
    }
    func componentPartsViewControllerDidTapOffer(_ viewController: Controller) { events.append("offer") }
    func componentPartsViewControllerDidDoubleTapOfferPrice(_ viewController: Controller) { events.append("price") }
    func componentPartsViewController(_ viewController: Controller, didChangeOfferNote text: String) {
        events.append("offer note \(text)")
    }
    func componentPartsViewControllerDidDoubleTapVolume(_ viewController: Controller) { events.append("double tap") }
    func componentPartsViewControllerDidTapLegalTerms(_ viewController: Controller) { events.append("terms") }
    func componentPartsViewControllerDidTapLegalPrivacy(_ viewController: Controller) { events.append("privacy") }
    func componentPartsViewController(_ viewController: Controller, didTapSize size: Controller.Size) {
        events.append("size \(size)")
        viewController.state.chosen = size
    }
    func componentPartsViewController(_ viewController: Controller, didChangeLoginName text: String) {
        events.append("name \(text)")
    }
    func componentPartsViewController(_ viewController: Controller, didChangeLoginSecret text: String) {
        events.append("secret \(text)")
    }
    func componentPartsViewController(_ viewController: Controller, didChangeLoginCode text: String) {
        events.append("code \(text)")
    }
    func componentPartsViewControllerDidReturnLoginCode(_ viewController: Controller) { events.append("code") }
    func componentPartsViewControllerDidTapLoginSend(_ viewController: Controller) { events.append("send") }
    func componentPartsViewController(_ viewController: Controller, didChangeLoginDots currentPage: Int) {
        events.append("page \(currentPage)")
    }
    func componentPartsViewController(_ viewController: Controller, didTapStar star: Int) {
        events.append("star \(star)")
    }
    func componentPartsViewController(
        _ viewController: Controller, didPanStar star: Int, recognizer: UIPanGestureRecognizer
    ) {
        events.append("pan star \(star)")
    }
}
