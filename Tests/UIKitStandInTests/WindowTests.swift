import Testing

@testable import UIKit

/// Windows that say by themselves what device they are.
@MainActor
@Suite("A window without a scene")
struct WindowTests {
    private final class Window: UIWindow {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }
    }

    private func shown(_ change: (UIWindow) -> Void = { _ in }) -> (window: UIWindow, view: UIView) {
        let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        change(window)
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        return (window, controller.view)
    }

    @Test("gives the view of its controller the safe area that it overrides")
    func safeArea() {
        let (window, view) = shown()
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: guide.topAnchor),
            child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        window.layoutIfNeeded()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(child.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
    }

    @Test("gives all in it the traits that it overrides, and leaves the others")
    func traits() {
        let (window, view) = shown { window in
            window.traitOverrides.layoutDirection = .rightToLeft
            window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            window.traitOverrides.userInterfaceIdiom = .pad
            window.traitOverrides.displayScale = 2
            window.traitOverrides.horizontalSizeClass = .regular
        }
        let traits = view.traitCollection
        #expect(traits.layoutDirection == .rightToLeft && traits.preferredContentSizeCategory == .accessibilityLarge)
        #expect(traits.userInterfaceIdiom == .pad && traits.displayScale == 2)
        #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
        window.traitOverrides.verticalSizeClass = .compact
        #expect(view.traitCollection.verticalSizeClass == .compact)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test("mirrors its layout where its direction is overridden, and makes fonts of its text size")
    func layout() {
        let (window, view) = shown { window in
            window.traitOverrides.layoutDirection = .rightToLeft
            window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        }
        var font = UIFont.systemFont(ofSize: 1)
        view.traitCollection.performAsCurrent { font = .preferredFont(forTextStyle: .body) }
        #expect(font.pointSize == 53)
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.topAnchor.constraint(equalTo: view.topAnchor),
            child.widthAnchor.constraint(equalToConstant: 100), child.heightAnchor.constraint(equalToConstant: 10),
        ])
        window.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 290, y: 0, width: 100, height: 10))
    }
}
