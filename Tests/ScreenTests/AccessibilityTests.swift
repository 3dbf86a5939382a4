import Foundation
import Testing

@testable import Accessibility
@testable import GoldenScreens
@testable import UIKit

/// The labels, values and identifiers for VoiceOver and UI tests, executed.
@MainActor
@Suite("VoiceOver")
struct AccessibilityTests {
    private let phone = LayoutEnvironment(size: CGSize(width: 390, height: 844))

    /// Writes down what the screen tells.
    private final class Recorder: AccessibilityViewControllerDelegate {
        private(set) var events: [String] = []

        func accessibilityViewControllerDidTapBuy(_ viewController: AccessibilityViewController) {
            events.append("buy")
        }
        func accessibilityViewControllerDidSelectSave(_ viewController: AccessibilityViewController) {
            events.append("save")
        }
        func accessibilityViewControllerDidAskToRemove(_ viewController: AccessibilityViewController) {
            events.append("remove")
        }
        func accessibilityViewControllerDidSelectOpen(_ viewController: AccessibilityViewController) {
            events.append("open")
        }
        func accessibilityViewControllerAccessibilityPerformEscape(_ viewController: AccessibilityViewController) {
            events.append("escape")
        }
    }

    @Test("offers actions that the delegate is told of, in the words of the state")
    func actions() throws {
        let (controller, recorder) = (AccessibilityViewController(), Recorder())
        let window = phone.show { controller }
        controller.delegate = recorder
        var actions = try #require(controller.photoImageView.accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Save", "Remove Beach from the album"])
        #expect(actions[0].image != nil && actions[1].image == nil)
        controller.state.name = "Forest"
        actions = try #require(controller.photoImageView.accessibilityCustomActions)
        #expect(actions[1].name == "Remove Forest from the album")
        actions += controller.mapImageView.accessibilityCustomActions ?? []
        for action in actions { #expect(action.actionHandler?(action) == true) }
        #expect(recorder.events == ["save", "remove", "open"])
        withExtendedLifetime(window) {}
    }

    @Test("lets texts grow up to the limit of what they stand in, and no others")
    func textSizes() throws {
        func heights(_ category: UIContentSizeCategory) -> (follows: CGFloat, fixed: CGFloat, free: CGFloat) {
            var screen = phone
            screen.contentSizeCategory = category
            let controller = AccessibilityViewController()
            let window = screen.show { controller }
            withExtendedLifetime(window) {}
            return (
                controller.followsLabel.frame.height, controller.fixedLabel.frame.height,
                controller.nameLabel.frame.height
            )
        }
        let (small, standard, limit, largest) = (
            heights(.extraSmall), heights(.large), heights(.extraExtraLarge), heights(.accessibilityExtraExtraLarge)
        )
        #expect(small.follows < standard.follows && standard.follows < limit.follows)
        // Frames are rounded to pixels, where they stand.
        let tolerance: CGFloat = 0.001
        #expect(abs(largest.follows - limit.follows) < tolerance && largest.free > limit.free)
        #expect(abs(small.fixed - standard.fixed) < tolerance && abs(largest.fixed - standard.fixed) < tolerance)
        let screen = ScreenKeysViewController()
        screen.loadViewIfNeeded()
        #expect(screen.view.maximumContentSizeCategory == .accessibilityExtraLarge)
    }

    @Test("tells VoiceOver of changes while a condition holds, and not when it is first shown")
    func notifications() {
        UIAccessibility.posted = []
        let controller = AccessibilityViewController(state: AccessibilityViewController.State(phase: .failed))
        let window = phone.show { controller }
        #expect(UIAccessibility.posted.isEmpty)
        controller.state.isAsking = true
        #expect(UIAccessibility.posted.map(\.notification) == [.screenChanged])
        #expect(UIAccessibility.posted.last?.argument as? UIView === controller.questionLabel)
        controller.state.isAsking = false
        controller.state.phase = .saving
        controller.state.phase = .failed
        controller.state.page = 2
        let posted = UIAccessibility.posted.dropFirst()
        #expect(posted.map(\.notification) == [.announcement, .announcement, .layoutChanged, .pageScrolled])
        // Each of two announcements waits for the end of the one before.
        let waiting = posted.compactMap { $0.argument as? NSAttributedString }
        #expect(waiting.map(\.string) == ["Saving", "Beach could not be saved"])
        for text in waiting {
            let queues = text.attribute(.accessibilitySpeechQueueAnnouncement, at: 0, effectiveRange: nil)
            #expect(queues as? Bool == true)
        }
        #expect(posted.last?.argument as? String == "Page 2 of 5")
        withExtendedLifetime(window) {}
    }

    @Test("offers more of a component, piece by piece, in the words of what it is given")
    func customContent() throws {
        let controller = AccessibilityContentViewController()
        controller.loadViewIfNeeded()
        func pieces(_ view: UIView) -> [String]? {
            (view as? any AXCustomContentProvider)?.accessibilityCustomContent?.map {
                "\($0.label): \($0.value)\($0.importance == .high ? "!" : "")"
            }
        }
        let trip = controller.tripCard
        #expect(pieces(trip) == ["Distance: 12 kilometres to walk!", "Place: Harbour", "Price: 0"])
        #expect(pieces(controller.walkTripCard)?[1] == "Place: Anywhere")
        controller.state.distance = 7
        #expect(pieces(trip)?[0] == "Distance: 7 kilometres to walk!")
        #expect(pieces(controller.ratingRating)?.count == 1 && controller.ratingRating.isAccessibilityElement)
        #expect(pieces(PriceButton(PriceButton.Content(name: "Free", price: nil))) == ["Price: Free"])
    }

    @Test("reads a component that is tapped as a whole as one button, with the words of its pictures")
    func tappedComponent() {
        let controller = AccessibilityContentViewController()
        controller.loadViewIfNeeded()
        let notice = controller.lateNotice
        #expect(notice.isAccessibilityElement && notice.accessibilityTraits.contains(.button))
        #expect(notice.accessibilityLabel == "Late A 4, Tap for more")
        notice.moreLabel.isHidden = true
        #expect(notice.accessibilityLabel == "Late A 4")
        notice.accessibilityLabel = "Late"
        #expect(notice.accessibilityLabel == "Late")
    }

    @Test("leaves the screen where the delegate does")
    func escape() {
        let (controller, recorder) = (AccessibilityViewController(), Recorder())
        controller.delegate = recorder
        controller.loadViewIfNeeded()
        #expect(controller.accessibilityPerformEscape() && recorder.events == ["escape"])
        // UIKit goes back by itself where nobody answers.
        controller.delegate = nil
        #expect(!controller.accessibilityPerformEscape())
    }

    @Test("finds what a spec names, and what is repeated by its number")
    func identifiers() {
        let controller = AccessibilityViewController()
        controller.loadViewIfNeeded()
        #expect(controller.shareImageView.accessibilityIdentifier == "shareIcon")
        // A long press shows it large.
        #expect(controller.shareImageView.isUserInteractionEnabled)
        let components = ComponentsViewController()
        components.loadViewIfNeeded()
        let names = components.keyKeypadKeys.compactMap(\.accessibilityIdentifier)
        #expect(!names.isEmpty && Set(names).count == names.count)
    }

    @Test("draws a button elsewhere while it is pressed")
    func transforms() {
        let controller = ButtonKindViewController()
        let window = phone.show { controller }
        let button = controller.pressedButton
        #expect(button.transform == CGAffineTransform(rotationAngle: -5 * .pi / 180))
        button.isHighlighted = true
        button.updateConfiguration()
        let pressed = CGAffineTransform(translationX: 0, y: 4).scaledBy(x: 0.97, y: 0.97).rotated(by: 10 * .pi / 180)
        #expect(button.transform == pressed && pressed.ty == 4)
        button.isHighlighted = false
        button.isSelected = true
        button.updateConfiguration()
        #expect(button.transform == CGAffineTransform(scaleX: 1.1, y: 1.1))
        withExtendedLifetime(window) {}
    }
}
