import ShownScreens
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Touches at the side of a view, which may not reach it: UIKit asks each view around it first.
@MainActor
@Suite("Touches")
struct TouchTests {
    private static let environments = [
        LayoutEnvironment(
            size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
        LayoutEnvironment(
            size: CGSize(width: 844, height: 390),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
        LayoutEnvironment(
            size: CGSize(width: 1_024, height: 1_366),
            safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    ]

    @Test("reach the sides of each control, wherever it stands", arguments: ShownScreen.all)
    func sides(_ screen: ShownScreen) {
        for environment in Self.environments {
            let window = environment.show { screen.make() }
            for control in controls(in: window) {
                for x in [1, control.bounds.width - 1] where control.bounds.width > 0 {
                    let point = CGPoint(x: x, y: control.bounds.height / 2)
                    if let deaf = deafView(around: control, at: point) {
                        let size = environment.size
                        Issue.record("\(type(of: deaf)) keeps touches from \(control) at \(x), \(size)")
                    }
                }
            }
        }
    }

    @Test("of a row that is wider than its stack reach what stands in it")
    func wideRows() throws {
        let controller = WideRowsViewController()
        let window = Self.environments[2].show { controller }
        func hit(_ view: UIView, _ x: CGFloat) -> UIView? {
            window.hitTest(CGPoint(x: x, y: view.convert(view.bounds, to: window).midY), with: nil)
        }
        let end = window.bounds.width - 2
        #expect(hit(controller.doneButton, end) === controller.doneButton)
        #expect(hit(controller.firstButton, 2) === controller.firstButton)
        #expect(hit(controller.areaView, 2) === controller.areaView)
        #expect(hit(controller.areaView, end) === controller.areaView)
        #expect(hit(controller.shareButton, 2) === controller.shareButton)
        #expect(hit(controller.deleteButton, end) === controller.deleteButton)
    }

    private func controls(in view: UIView) -> [UIView] {
        guard !view.isHidden, view.isUserInteractionEnabled else { return [] }
        let isTouched = view is UIControl || view.gestureRecognizers?.isEmpty == false
        return (isTouched ? [view] : []) + view.subviews.flatMap(controls)
    }

    /// The view around it, as far as the next one that scrolls, that does not hear of a touch there.
    private func deafView(around control: UIView, at point: CGPoint) -> UIView? {
        var view = control
        while let next = view.superview, !(next is UIScrollView) {
            if !next.point(inside: control.convert(point, to: next), with: nil) { return next }
            view = next
        }
        return nil
    }
}
