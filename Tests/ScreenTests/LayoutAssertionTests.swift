import Testing
import UIKit

@testable import ThemedScreens

@MainActor
@Suite("The function of debug builds that stops at open layouts")
struct LayoutAssertionTests {
    private static func show(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        controller.view.addSubview(view)
        return window
    }

    /// A view that nothing places along the horizontal axis.
    private static func openView() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    @Test("lets a generated screen pass")
    func passes() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            window.rootViewController = TokensViewController()
            window.isHidden = false
            assertNoAmbiguousLayout(in: window)
        }
    }

    @Test("stops at a view within others that nothing places, and says which")
    func stops() async throws {
        let stopped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let inner = Self.openView()
            inner.accessibilityIdentifier = "inner"
            let window = Self.show(inner)
            inner.heightAnchor.constraint(equalToConstant: 10).isActive = true
            assertNoAmbiguousLayout(in: window)
        }
        let text = String(decoding: try #require(stopped).standardErrorContent, as: UTF8.self)
        #expect(text.contains("not placed by constraints: inner"))
    }

    @Test("stops where the view stands in no window, and nothing is laid out")
    func needsWindow() async {
        await #expect(processExitsWith: .failure) { @MainActor in assertNoAmbiguousLayout(in: UIView()) }
    }
}
