import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Patterns that components and cases make without kinds of their own, executed.
@MainActor
@Suite("A pattern")
struct PatternTests {
    private final class Recorder: PatternsViewControllerDelegate {
        var events: [String] = []
        func patternsViewControllerDidTapAgree(_ viewController: PatternsViewController) {
            events.append("agree")
            viewController.state.agrees.toggle()
        }
        func patternsViewControllerDidTapNews(_ viewController: PatternsViewController) { events.append("news") }
    }

    @Test("of a checkbox is a control with a mark, which VoiceOver reads as one")
    func checkbox() {
        let (controller, recorder) = (PatternsViewController(), Recorder())
        controller.delegate = recorder
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        let box = controller.agreeCheckbox
        #expect(box.markImageView.image?.name == "square")
        box.sendActions(for: .touchUpInside)
        #expect(recorder.events == ["agree"])
        #expect(box.isSelected)
        #expect(box.markImageView.image?.name == "checkmark.square.fill")
        #expect(box.isAccessibilityElement && box.accessibilityLabel == "I agree to the terms.")
        #expect(window.rootViewController === controller)
    }

    @Test("of a checkbox is a button with two pictures as well")
    func button() {
        let controller = PatternsViewController()
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        #expect(controller.newsButton.configuration?.image?.name == "checkmark.square.fill")
        controller.state.wantsNews = false
        #expect(controller.newsButton.configuration?.image?.name == "square")
        #expect(window.rootViewController === controller)
    }

    @Test("of what is loading covers the text until it is there")
    func placeholder() {
        let controller = PatternsViewController()
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        #expect(!controller.totalPlaceView.isHidden)
        #expect(controller.totalPlaceView.frame.height > 0)
        controller.state.total = "9 €"
        #expect(controller.totalPlaceView.isHidden)
        #expect(controller.totalLabel.text == "9 €")
        #expect(window.rootViewController === controller)
    }
}
