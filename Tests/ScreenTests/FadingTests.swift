import Testing

@testable import GoldenScreens
@testable import UIKit

/// Views of which some keys are animated, and cells that come to show something else.
@MainActor
@Suite("Animated keys")
struct FadingTests {
    private let phone = LayoutEnvironment(
        size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    private func shown() -> (FadingViewController, UIWindow) {
        var state = FadingViewController.State()
        state.people = [Contact(id: 1, name: "Ada", isFavorite: true)]
        let controller = FadingViewController(state: state)
        let window = phone.show { controller }
        window.isHidden = false
        UIView.recordedAnimations = []
        return (controller, window)
    }

    @Test("are animated, and the others change at once and lay nothing out")
    func named() {
        let (controller, window) = shown()
        controller.state.isBusy = true
        #expect(UIView.recordedAnimations.map(\.duration).sorted() == [0.25, 0.3, 0.3])
        #expect(UIView.recordedAnimations.allSatisfy { !$0.options.contains(.flushUpdates) })
        #expect(controller.noteLabel.alpha == 0.9 && !controller.noteLabel.isUserInteractionEnabled)
        #expect(controller.barView.alpha == 0.5)
        withExtendedLifetime(window) {}
    }

    @Test("of a cell are animated while it shows the same item, and made at once where it shows another")
    func reuse() throws {
        let (controller, window) = shown()
        let list = try #require(
            controller.view.subviews.first?.subviews.first?.subviews.compactMap { $0 as? UICollectionView }.first)
        let cell = try #require(list.visibleCells.first as? ComponentCell<PersonRow>)
        // Lists of the stand-in show their cells nowhere, and what is in no window is never animated.
        window.addSubview(cell)
        controller.state.people[0].isFavorite = false
        #expect(UIView.recordedAnimations.contains { $0.duration == 0.25 })
        #expect(cell.component?.nameLabel.alpha == 0.9)
        UIView.recordedAnimations = []
        cell.prepareForReuse()
        controller.state.people[0].isFavorite = true
        #expect(!UIView.recordedAnimations.contains { $0.duration == 0.25 })
        #expect(cell.component?.nameLabel.alpha == 1)
        withExtendedLifetime(window) {}
    }
}
