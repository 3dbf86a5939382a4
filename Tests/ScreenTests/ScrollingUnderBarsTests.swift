import Testing

@testable import AppScreens
@testable import ExampleScreens
@testable import UIKit

/// Screens whose rows scroll on under the bars, as UIKit wants it of a large title and of the home indicator.
@MainActor
@Suite("What scrolls under the bars")
struct ScrollingUnderBarsTests {
    private let environment = LayoutEnvironment(
        size: CGSize(width: 390, height: 844),
        safeAreaInsets: UIEdgeInsets(top: 143, left: 0, bottom: 83, right: 0))

    private func scrollView(in window: UIWindow) throws -> UIScrollView {
        try #require(
            window.rootViewController?.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    }

    @Test("reaches from edge to edge, and begins below the large title")
    func largeTitle() throws {
        let window = environment.show { DashboardViewController() }
        let scrollView = try scrollView(in: window)
        #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 143, left: 0, bottom: 83, right: 0))
        let rows = try #require(scrollView.subviews.first { $0 is UIStackView })
        #expect(rows.frame.minY == 143)
        #expect(rows.frame.width == 390)
    }

    @Test("ends at the footer, which keeps it clear of the edge")
    func footer() throws {
        let window = environment.show { ProfileViewController() }
        let scrollView = try scrollView(in: window)
        let footer = try #require(window.rootViewController?.view.subviews.last { $0 is UIStackView })
        #expect(scrollView.frame.maxY == footer.frame.minY)
        #expect(scrollView.adjustedContentInset.bottom == 0)
    }

    @Test("makes rows that fill the screen as high as what no bar covers")
    func filled() throws {
        let window = environment.show { TermsOfServiceViewController() }
        let scrollView = try scrollView(in: window)
        // Without a navigation bar the rows would scroll over the clock.
        #expect(scrollView.frame == CGRect(x: 0, y: 143, width: 390, height: 701))
        let rows = try #require(scrollView.subviews.first { $0 is UIStackView })
        #expect(rows.frame.height >= 844 - 143 - 83)
        #expect(scrollView.contentSize.height == rows.frame.height)
    }

    @Test("keeps the rows of a wide screen between the corners where its pictures reach the sides")
    func edgeToEdge() throws {
        let turned = LayoutEnvironment(
            size: CGSize(width: 844, height: 390),
            safeAreaInsets: UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47))
        let scrollView = try scrollView(in: turned.show { TermsOfServiceViewController() })
        #expect(scrollView.frame.width == 844)
        #expect(abs(scrollView.contentSize.width - (844 - 47 * 2)) < 0.001)
        let inset = scrollView.adjustedContentInset
        #expect(inset.left == 47 && inset.right == 47)
    }
}
