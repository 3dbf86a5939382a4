import Testing
import UIKit

@testable import ThemedScreens

/// The function itself ends the process. Exit tests wait for ever where other tests run programs through Foundation, so
/// the views at which it stops are tested.
@MainActor
@Suite("The function of debug builds that stops at open layouts")
struct LayoutAssertionTests {
    private static func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test("finds no view in a generated screen, and lets it pass")
    func passes() {
        let window = Self.show(TokensViewController())
        #expect(window.descendantsWithAmbiguousLayout == [])
        assertNoAmbiguousLayout(in: window)
    }

    @Test("finds a view within others that nothing places along an axis")
    func findsOpenView() throws {
        let controller = UIViewController()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        let view = try #require(controller.view)
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        #expect(Self.show(controller).descendantsWithAmbiguousLayout == [inner])
    }
}
