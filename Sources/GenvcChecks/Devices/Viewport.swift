import GenvcModel
import GenvcVocabulary

/// A device held one way, with its bars: the room that a screen gets on it.
package struct Viewport: Sendable, Hashable {
    /// The device that is held.
    package let device: Device
    /// The orientation in which the device is held.
    package let orientation: Orientation
    /// The width of the controller's view, in points.
    package let width: Double
    /// The height of the controller's view, in points.
    package private(set) var height: Double
    /// The insets of the safe area in points, bars of the screen included.
    package let safeArea: ScreenInsets

    /// Pixels a point.
    package var scale: Double { device.scale }

    /// The points above the bottom edge of the controller's view that the keyboard covers when it is up.
    package var keyboardHeight: Double { min(height, device.keyboard[orientation]) }

    /// A device held one way. A device that cannot be held that way is held in the first way that it can.
    ///
    /// - Parameter screen: gives the bars; nil for a viewport without any.
    package init(_ device: Device, _ orientation: Orientation = .portrait, screen: Screen? = nil) {
        // The half of a pad is its half in landscape, whatever is asked for.
        let held = device.orientations.contains(orientation) ? orientation : device.orientations.first ?? orientation
        let isLandscape = held == .landscape
        self.device = device
        self.orientation = held
        width = isLandscape ? device.landscapeWidth : device.width
        height = isLandscape ? device.landscapeHeight : device.height
        let insets = isLandscape ? device.landscape : device.portrait
        let bars = screen.map { BarHeights(of: $0, isPad: device.isPad, isLandscape: isLandscape) }
        guard screen?.isFitting != true else {
            safeArea = ScreenInsets(top: 0, left: 0, bottom: 0, right: 0)
            return
        }
        safeArea = ScreenInsets(
            top: (bars?.hidesStatusBar == true ? insets.topWithoutStatusBar : insets.top) + (bars?.top ?? 0),
            left: insets.left, bottom: insets.bottom + (bars?.bottom ?? 0), right: insets.right)
    }

    /// The viewport with another height, in points.
    func fitting(height: Double) -> Viewport {
        var fitting = self
        fitting.height = height
        return fitting
    }

    /// The viewport as findings name it: `iPhone SE in landscape`.
    package var title: String {
        orientation == .landscape ? device.title + " in landscape" : device.title
    }

    /// The viewport as JSON and the command line name it: `iphone-se-3 landscape`.
    package var name: String {
        orientation == .landscape ? device.name + " landscape" : device.name
    }

    /// True for a phone that is held on its side: its vertical size class is compact.
    var hasCompactHeight: Bool { !device.isPad && orientation == .landscape }

    /// The width of the safe area in points.
    package var safeWidth: Double { max(0, width - safeArea.left - safeArea.right) }

    /// The height of the safe area in points.
    package var safeHeight: Double { max(0, height - safeArea.top - safeArea.bottom) }

    /// The leading and trailing margin of a root view: 16 points on phones up to 402 wide, 20 on wider screens.
    var layoutMargin: Double { width > 402 ? 20 : 16 }

    /// The width of the readable content guide, in points: what the margins leave, and no more than about 80 characters
    /// of body text. The most it may be grows with the text size, from 560 to 896 points.
    package func readableWidth(at textSize: TextSize) -> Double {
        let most: Double =
            switch textSize {
            case .extraSmall: 560
            case .small: 600
            case .medium: 632
            case .large: 672
            case .extraLarge: 744
            case .extraExtraLarge: 824
            default: 896
            }
        return max(0, min(most, safeWidth - 2 * layoutMargin))
    }
}
