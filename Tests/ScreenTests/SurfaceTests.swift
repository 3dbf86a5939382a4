import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Scrolling, layers and shadows of a screen, as a person meets them.
@MainActor
@Suite("A surface")
struct SurfaceTests {
    private let phone = LayoutEnvironment(
        size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    private final class Recorder: SurfaceKindsViewControllerDelegate {
        var events: [String] = []

        func surfaceKindsViewController(
            _ viewController: SurfaceKindsViewController, didScrollPages contentOffset: CGPoint
        ) {
            events.append("scroll \(contentOffset.x)")
        }
        func surfaceKindsViewController(_ viewController: SurfaceKindsViewController, didChangePage currentPage: Int) {
            events.append("page \(currentPage)")
        }
        func surfaceKindsViewControllerDidTapMore(_ viewController: SurfaceKindsViewController) {}
        func surfaceKindsViewControllerDidTapAgree(_ viewController: SurfaceKindsViewController) {
            events.append("agree")
        }
    }

    @Test("of pages and its page control follow each other")
    func pages() {
        let (controller, recorder) = (SurfaceKindsViewController(), Recorder())
        controller.delegate = recorder
        let window = phone.show { controller }
        let pages = controller.pagesScrollView
        #expect(pages.isPagingEnabled && !pages.showsHorizontalScrollIndicator && !pages.bounces)
        #expect(pages.contentSize.width == 3 * pages.bounds.width)
        recorder.events = []
        pages.drag(to: CGPoint(x: pages.bounds.width, y: 0))
        #expect(controller.pagePageControl.currentPage == 1)
        #expect(recorder.events == ["scroll \(pages.bounds.width)", "page 1"])
        controller.pagePageControl.turn(to: 2)
        window.layoutIfNeeded()
        #expect(pages.contentOffset.x == 2 * pages.bounds.width)
        #expect(recorder.events.contains("page 2"))
        #expect(pages.currentPage == 2)
    }

    @Test("of pages turns them at once where people reduce motion")
    func reducedMotion() {
        let controller = SurfaceKindsViewController()
        let window = phone.show { controller }
        let pages = controller.pagesScrollView
        let before = pages.animatedTurns.count
        controller.pagePageControl.turn(to: 1)
        UIAccessibility.isReduceMotionEnabled = true
        defer { UIAccessibility.isReduceMotionEnabled = false }
        controller.pagePageControl.turn(to: 2)
        #expect(Array(pages.animatedTurns.dropFirst(before)) == [true, false])
        #expect(pages.contentOffset.x == 2 * pages.bounds.width && pages.currentPage == 2)
        withExtendedLifetime(window) {}
    }

    @Test("of pages tells of a new page as it is scrolled, and not while it is laid out")
    func pagesOutsideOfLayout() {
        let (controller, recorder) = (SurfaceKindsViewController(), Recorder())
        controller.delegate = recorder
        var environment = phone
        let window = environment.show { controller }
        let pages = controller.pagesScrollView
        recorder.events = []
        pages.contentOffset = CGPoint(x: pages.bounds.width, y: 0)
        #expect(recorder.events == ["scroll \(pages.bounds.width)", "page 1"])
        window.layoutIfNeeded()
        environment.size = CGSize(width: 844, height: 390)
        window.environment = environment
        window.layoutIfNeeded()
        #expect(recorder.events.filter { $0.hasPrefix("page") } == ["page 1"])
        #expect(pages.currentPage == 1 && controller.pagePageControl.currentPage == 1)
    }

    @Test("of pages begins at the right where people read from there, and keeps its page when it is turned")
    func mirroredPages() {
        var environment = phone
        environment.layoutDirection = .rightToLeft
        let controller = SurfaceKindsViewController()
        let window = environment.show { controller }
        let pages = controller.pagesScrollView
        #expect(pages.contentOffset.x == 2 * pages.bounds.width)
        pages.drag(to: CGPoint(x: pages.bounds.width, y: 0))
        #expect(controller.pagePageControl.currentPage == 1)
        environment.size = CGSize(width: 844, height: 390)
        window.environment = environment
        window.layoutIfNeeded()
        #expect(pages.bounds.width > 700 && pages.contentOffset.x == pages.bounds.width)
    }

    @Test("that scrolls from right to left keeps in place what is read while its content grows")
    func growingContent() {
        var environment = phone
        environment.layoutDirection = .rightToLeft
        let controller = UIViewController()
        let scrollView = CarouselScrollView(frame: .zero)
        let width = scrollView.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 1000)
        let window = environment.show {
            controller.view.addSubview(scrollView)
            NSLayoutConstraint.activate([
                scrollView.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                scrollView.widthAnchor.constraint(equalToConstant: 300),
                scrollView.topAnchor.constraint(equalTo: controller.view.topAnchor),
                scrollView.heightAnchor.constraint(equalToConstant: 100),
                scrollView.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 100), width,
            ])
            return controller
        }
        #expect(scrollView.contentOffset.x == 700)
        scrollView.drag(to: CGPoint(x: 500, y: 0))
        width.constant = 1200
        window.layoutIfNeeded()
        #expect(scrollView.contentOffset.x == 700)
    }

    @Test("that shades follows the direction of reading and has the colors of its place")
    func gradient() throws {
        var environment = phone
        environment.layoutDirection = .rightToLeft
        let controller = SurfaceKindsViewController()
        let window = environment.show { controller }
        let layer = try #require(controller.shadeGradientView.layer as? CAGradientLayer)
        #expect(layer.startPoint == CGPoint(x: 1, y: 0.5) && layer.endPoint == CGPoint(x: 0, y: 0.5))
        #expect(layer.colors?.count == 3)
        #expect(!controller.shadeGradientView.isUserInteractionEnabled)
        withExtendedLifetime(window) {}
    }

    @Test("that blurs holds its rows and layers in its content view")
    func effect() throws {
        let controller = SurfaceKindsViewController()
        let window = phone.show { controller }
        let effect = try #require(controller.frostVisualEffectView.effect as? UIBlurEffect)
        #expect(effect.style == .systemThinMaterial)
        #expect(controller.frostVisualEffectView.clipsToBounds)
        #expect(controller.noteLabel.isDescendant(of: controller.frostVisualEffectView.contentView))
        #expect(controller.frostVisualEffectView.contentView.subviews.first === controller.tintView)
        #expect(controller.frostVisualEffectView.contentView.subviews.last === controller.dotView)
        withExtendedLifetime(window) {}
    }

    @Test("over the screen lies over all, and under it under all")
    func layers() {
        let controller = LayersViewController()
        let window = phone.show { controller }
        let subviews = controller.view.subviews
        #expect(subviews.first === controller.backdropImageView)
        #expect(subviews.suffix(4).first === controller.loadingView)
        #expect(subviews.suffix(3).first === controller.toastLabel && subviews.last === controller.lineView)
        // The margins are what the spec says, under the status bar as well.
        #expect(abs(controller.statusLabel.frame.minY - 8) < 0.01)
        #expect(controller.loadingView.isHidden)
        controller.loadingView.isHidden = false
        window.layoutIfNeeded()
        #expect(controller.loadingView.frame == window.bounds)
        #expect(controller.toastLabel.frame.maxY == 810)
    }

    @Test("under a text lies beside it, behind it")
    func underlayOfText() {
        let controller = LayersViewController()
        let window = phone.show { controller }
        #expect(controller.markerView.superview === controller.titleLabel.superview)
        #expect(controller.markerView.superview?.subviews.first === controller.markerView)
        let distance = controller.titleLabel.frame.maxY - controller.markerView.frame.maxY
        #expect(abs(distance) < 0.01)
        withExtendedLifetime(window) {}
    }

    @Test("with round ends is round whatever its height")
    func roundEnds() {
        var environment = phone
        environment.contentSizeCategory = .accessibilityLarge
        let controller = LayersViewController()
        let window = environment.show { controller }
        for view in [controller.newLabel, controller.ringView, controller.priceLabel.superview] {
            let size = view?.bounds.size ?? .zero
            #expect(view?.layer.cornerRadius == min(size.width, size.height) / 2 && size.height > 20)
        }
        withExtendedLifetime(window) {}
    }

    @Test("over a control leaves the touches to it")
    func layersOfControl() {
        let controller = LayersViewController()
        let window = phone.show { controller }
        #expect(!controller.glowView.isUserInteractionEnabled && !controller.dotView.isUserInteractionEnabled)
        let middle = CGPoint(x: controller.payButton.bounds.midX, y: controller.payButton.bounds.midY)
        #expect(controller.payButton.hitTest(middle, with: nil) === controller.payButton)
        withExtendedLifetime(window) {}
    }
}
