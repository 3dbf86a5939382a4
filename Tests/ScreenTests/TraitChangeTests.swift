import Testing

@testable import GoldenScreens
@testable import SwappedScreens
@testable import ThemedScreens
@testable import UIKit

/// Screens that follow traits, executed while these change and the size does not.
@MainActor
@Suite("A screen that asks about traits")
struct TraitChangeTests {
    /// A shown screen, with the views that follow traits.
    @MainActor
    private struct Shown {
        let controller: UIViewController
        let window: UIWindow
        let (title, side, arrow, text): (UILabel, UILabel, UILabel, UILabel)
        let (frame, tab): (UIView, UIView)
        let mark: () -> Void

        /// The numbers of lines that follow the text size.
        var lines: [Int] { [title.numberOfLines, text.numberOfLines] }
    }

    private static let phone = LayoutEnvironment(size: CGSize(width: 390, height: 844))

    /// The ways to be told, by the versions of iOS.
    enum Way: CaseIterable {
        case didChange, registration, update
    }

    private func show(_ way: Way, on device: LayoutEnvironment = phone) -> Shown {
        switch way {
        case .didChange:
            let controller = AdaptingViewController()
            return Shown(
                controller: controller, window: device.show { controller }, title: controller.titleLabel,
                side: controller.sideLabel, arrow: controller.arrowLabel, text: controller.newAdaptingCard.textLabel,
                frame: controller.frameView, tab: controller.tabView, mark: { controller.state.isMarked = true })
        case .registration:
            let controller = DuskViewController()
            return Shown(
                controller: controller, window: device.show { controller }, title: controller.titleLabel,
                side: controller.sideLabel, arrow: controller.arrowLabel, text: controller.newDuskCard.textLabel,
                frame: controller.frameView, tab: controller.tabView, mark: { controller.state.isMarked = true })
        case .update:
            let controller = LatestViewController()
            return Shown(
                controller: controller, window: device.show { controller }, title: controller.titleLabel,
                side: controller.sideLabel, arrow: controller.arrowLabel, text: controller.newLatestCard.textLabel,
                frame: controller.frameView, tab: controller.tabView, mark: { controller.state.isMarked = true })
        }
    }

    private static let light = UITraitCollection(userInterfaceStyle: .light)
    private static let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func border(of shown: Shown) -> UIColor? { shown.frame.layer.borderColor.map(UIColor.init(cgColor:)) }

    private func change(_ shown: Shown, _ change: (UIWindow) -> Void) {
        change(shown.window)
        shown.window.layoutIfNeeded()
    }

    @Test("follows the text size, in its own views and in those of a component", arguments: Way.allCases)
    func textSize(_ way: Way) {
        let shown = show(way)
        #expect(shown.lines == [1, 2])
        change(shown) { $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
        #expect(shown.lines == [2, 0])
        change(shown) { $0.traitOverrides.preferredContentSizeCategory = .large }
        #expect(shown.lines == [1, 2])
    }

    @Test("follows the size class and the direction", arguments: Way.allCases)
    func sizeClass(_ way: Way) {
        let shown = show(way)
        #expect(shown.side.textAlignment == .natural && shown.arrow.text == "Right")
        #expect(shown.tab.layer.maskedCorners == [.layerMinXMinYCorner, .layerMinXMaxYCorner])
        change(shown) { $0.traitOverrides.horizontalSizeClass = .regular }
        #expect(shown.side.textAlignment == .center)
        change(shown) { $0.traitOverrides.layoutDirection = .rightToLeft }
        #expect(shown.arrow.text == "Left")
        #expect(shown.tab.layer.maskedCorners == [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
    }

    @Test("follows the appearance with the colors of layers, in each case", arguments: Way.allCases)
    func appearance(_ way: Way) {
        let shown = show(way)
        let (ink, canvas) = (SwappedScreens.Theme.Colors.ink, SwappedScreens.Theme.Colors.canvas)
        #expect(border(of: shown) == ink.resolvedColor(with: Self.light))
        change(shown) { $0.overrideUserInterfaceStyle = .dark }
        #expect(border(of: shown) == ink.resolvedColor(with: Self.dark))
        shown.mark()
        #expect(border(of: shown) == canvas.resolvedColor(with: Self.dark))
        change(shown) { $0.overrideUserInterfaceStyle = .light }
        #expect(border(of: shown) == canvas.resolvedColor(with: Self.light))
    }

    @Test("follows the colors that the app swaps", arguments: [Way.registration, .update])
    func swapped(_ way: Way) {
        let shown = show(way)
        change(shown) { $0.traitOverrides.palette.ink = .systemPurple }
        #expect(border(of: shown) == .systemPurple)
    }

    @Test("follows traits of the window that it was not made with", arguments: Way.allCases)
    func first(_ way: Way) {
        var device = Self.phone
        device.contentSizeCategory = .accessibilityLarge
        device.layoutDirection = .rightToLeft
        let shown = show(way, on: device)
        #expect(shown.lines == [2, 0] && shown.arrow.text == "Left")
    }

    /// Counts how often it is laid out.
    private final class Counter: UIView {
        var count = 0
        override func layoutSubviews() { count += 1 }
    }

    @Test("has nothing laid out that did not change", arguments: Way.allCases)
    func layout(_ way: Way) {
        let shown = show(way)
        let counters = [shown.controller.view, shown.frame, shown.tab].compactMap { view -> Counter? in
            let counter = Counter()
            view?.addSubview(counter)
            return counter
        }
        shown.window.layoutIfNeeded()
        let counts = counters.map(\.count)
        #expect(counts.allSatisfy { $0 > 0 })
        change(shown) { $0.traitOverrides.horizontalSizeClass = .regular }
        change(shown) { $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
        #expect(shown.side.textAlignment == .center && shown.lines == [2, 0])
        #expect(counters.map(\.count) == counts)
    }

    @Test("follows the size besides")
    func size() {
        let controller = AdaptingViewController()
        let window = Self.phone.show { controller }
        #expect(!controller.hintLabel.isHidden)
        window.environment = LayoutEnvironment(size: CGSize(width: 844, height: 390))
        window.layoutIfNeeded()
        #expect(controller.hintLabel.isHidden)
    }

    @Test("is not loaded by a change before it is shown")
    func unloaded() {
        let controller = AdaptingViewController()
        controller.traitCollectionDidChange(nil)
        #expect(!controller.isViewLoaded)
    }

    @Test("shows the cells of a list anew that ask about a trait")
    func list() {
        var state = RotationViewController.State()
        state.people = [Contact(id: 1, name: "Ada")]
        state.isOpen = true
        let controller = RotationViewController(state: state)
        let window = Self.phone.show { controller }
        let text = {
            controller.peopleCollectionView.listContent(at: IndexPath(item: 0, section: 0))?.secondaryText
        }
        #expect(text() == nil)
        window.traitOverrides.verticalSizeClass = .compact
        window.layoutIfNeeded()
        #expect(text() == "Open")
    }
}
