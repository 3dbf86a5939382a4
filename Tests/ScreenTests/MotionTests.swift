import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Animated changes, executed; what the stand-in records of animations is one for all tests.
@MainActor
@Suite("A screen with animated changes", .serialized)
struct MotionTests {
    private func show(
        _ change: (inout MotionViewController.State) -> Void = { _ in }
    ) -> (MotionViewController, UIWindow) {
        var state = MotionViewController.State()
        change(&state)
        UIView.recordedAnimations = []
        UIAccessibility.isReduceMotionEnabled = false
        let controller = MotionViewController(state: state)
        return (controller, LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller })
    }

    /// The animations that began while `body` ran.
    private func animations(_ body: () -> Void) -> [UIView.RecordedAnimation] {
        UIView.recordedAnimations = []
        body()
        return UIView.recordedAnimations
    }

    @Test("animates nothing when it is shown")
    func firstRender() {
        let (controller, window) = show { $0.isOpen = true }
        #expect(UIView.recordedAnimations.isEmpty)
        #expect(controller.barView.frame.height == 24)
        #expect(!controller.noteLabel.isHidden)
        #expect(window.rootViewController === controller)
    }

    @Test("animates changes with the layout that follows from them")
    func layout() {
        let (controller, window) = show()
        #expect(controller.barView.frame.height == 8)
        let ran = animations { controller.state.isOpen = true }
        // Nobody has laid the window out but the animation.
        #expect(controller.barView.frame.height == 24)
        #expect(!controller.noteLabel.isHidden)
        #expect(Set(ran.filter { $0.view == nil }.map(\.duration)) == [0.3, 0.5])
        #expect(window.rootViewController === controller)
    }

    @Test("goes there and comes back when a condition comes to hold, as often as it says")
    func played() throws {
        let (controller, window) = show { $0.isOpen = true }
        UIView.recordedKeyframes = []
        controller.state.phase = .failed
        // The scale runs as well: `phase` changed, and its condition holds.
        let shake = try #require(UIView.recordedKeyframes.first)
        #expect(UIView.recordedKeyframes.map(\.keyframes.count) == [6, 2])
        #expect(abs(shake.duration - 0.42) < 0.001)
        #expect(shake.keyframes.map { ($0.start * 6).rounded() } == [0, 1, 2, 3, 4, 5])
        #expect(controller.titleLabel.transform == .identity)
        UIView.recordedKeyframes = []
        controller.state.phase = .loading
        controller.state.status = "Busy"
        #expect(UIView.recordedKeyframes.isEmpty)
        controller.oneMotionKey.isHighlighted = true
        controller.oneMotionKey.isHighlighted = false
        #expect(UIView.recordedKeyframes.map(\.duration) == [0.2])
        UIView.recordedKeyframes = []
        UIAccessibility.isReduceMotionEnabled = true
        controller.state.phase = .failed
        UIAccessibility.isReduceMotionEnabled = false
        #expect(UIView.recordedKeyframes.isEmpty)
        #expect(window.rootViewController === controller)
    }

    @Test("animates only what shows something else than before")
    func unchanged() {
        let (controller, window) = show { $0.notes = ["one"] }
        let failed = animations { controller.state.phase = .failed }
        #expect(failed.compactMap(\.view) == [controller.noteLabel])
        let added = animations { controller.state.notes = ["one", "two"] }
        #expect(added.filter { $0.view == nil }.map(\.duration) == [0.3])
        #expect(added.compactMap(\.view).allSatisfy { view in controller.entryLabels.contains { $0 === view } })
        let pressed = animations { controller.oneMotionKey.isHighlighted = true }
        #expect(pressed.allSatisfy { $0.view == nil })
        #expect(window.rootViewController === controller)
    }

    @Test("lays out what is pending before, so that it does not move with the rest")
    func order() {
        let (controller, window) = show()
        let probe = LayoutProbe(frame: .zero)
        controller.view.addSubview(probe)
        controller.state.status = "Busy"
        #expect(probe.durations.first == 0)
        #expect(window.rootViewController === controller)
    }

    @Test("lets texts and layers fade over")
    func dissolves() {
        let (controller, window) = show()
        let ran = animations {
            controller.state.status = "Busy"
            controller.state.isLocked = true
        }
        let fading = ran.filter { $0.options.contains(.transitionCrossDissolve) }
        #expect(fading.contains { $0.view === controller.statusLabel && $0.duration == 0.3 })
        #expect(fading.contains { $0.view === controller.veilLabel })
        #expect(fading.contains { $0.view === controller.lockButton })
        #expect(fading.contains { $0.view === controller.oneMotionKey.digitLabel })
        #expect(!fading.contains { $0.view === controller.titleLabel })
        #expect(controller.statusLabel.text == "Busy")
        #expect(controller.titleLabel.text == "Motion of Busy")
        #expect(!controller.veilLabel.isHidden)
        #expect(controller.lockButton.configuration?.title == "Unlock")
        #expect(window.rootViewController === controller)
    }

    @Test("animates what is repeated, and the looks of controls")
    func controls() {
        let (controller, window) = show { $0.notes = ["one", "two"] }
        let locked = animations { controller.state.isLocked = true }
        #expect(controller.dotViews.map(\.alpha) == [0.2, 0.2])
        #expect(locked.contains { $0.duration == 0.3 && $0.view == nil })
        let pressed = animations { controller.oneMotionKey.isHighlighted = true }
        #expect(controller.oneMotionKey.alpha == 0.5)
        #expect(pressed.filter { $0.view == nil }.map(\.duration) == [0.2])
        let held = animations { controller.lockButton.isHighlighted = true }
        #expect(controller.lockButton.alpha == 0.5)
        #expect(held.filter { $0.view == nil }.map(\.duration) == [0.3])
        #expect(window.rootViewController === controller)
    }

    @Test("changes at once where people reduce motion")
    func reducedMotion() {
        let (controller, window) = show()
        UIAccessibility.isReduceMotionEnabled = true
        defer { UIAccessibility.isReduceMotionEnabled = false }
        let ran = animations {
            controller.state.isOpen = true
            controller.state.status = "Busy"
        }
        #expect(ran.isEmpty)
        window.layoutIfNeeded()
        #expect(controller.barView.frame.height == 24)
        #expect(controller.statusLabel.text == "Busy")
    }
}

/// Writes down in which animation it is laid out: 0 for none.
private final class LayoutProbe: UIView {
    private(set) var durations: [TimeInterval] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        durations.append(UIView.inheritedAnimationDuration)
    }
}
