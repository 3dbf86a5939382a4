import Testing

@testable import GoldenScreens
@testable import UIKit

/// The layer under the rows, and the backgrounds of the bars.
@MainActor
@Suite("Rows over a map, between bars")
struct MapPlacesTests {
    private let phone = LayoutEnvironment(
        size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    @Test("leave the touches between them to the map")
    func touches() throws {
        let controller = MapPlacesViewController()
        let window = phone.show { controller }
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { window.hitTest(CGPoint(x: x, y: y), with: nil) }
        #expect(hit(195, 400) === controller.mapView)
        let button = controller.locateButton.convert(controller.locateButton.bounds, to: window)
        #expect(hit(button.midX, button.midY) === controller.locateButton)
        // Beside the button, in its band.
        #expect(hit(20, button.midY) === controller.mapView)
        let note = controller.noteLabel.convert(controller.noteLabel.bounds, to: window)
        #expect(hit(note.midX, note.midY) is CardView)
    }

    @Test("whose colors reach to the edges of the screen")
    func bars() {
        let controller = MapPlacesViewController()
        let window = phone.show { controller }
        let painted = controller.view.subviews.filter { $0.backgroundColor == Theme.Colors.surface }
        #expect(painted.count == 2)
        #expect(painted.first?.frame.minY == 0 && painted.first?.frame.width == 390)
        #expect(painted.last?.frame.maxY == 844)
        withExtendedLifetime(window) {}
        #expect(painted.last?.frame.minY == controller.routeButton.superview?.frame.minY)
    }
}
