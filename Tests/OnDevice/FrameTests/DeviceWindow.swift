import ShownScreens
import UIKit

/// A window that says by itself how much of it bars, notch and home indicator cover: one without a scene has the safe
/// area of the simulator, or none.
final class DeviceWindow: UIWindow {
    var deviceInsets = UIEdgeInsets.zero

    override var safeAreaInsets: UIEdgeInsets { deviceInsets }
}

/// A screen in a window with the size, the safe area and the traits of a device, whatever it is shown on.
///
/// The controller is the root of the window, as it is in an app: UIKit gives a root the safe area and the margins of
/// the system, which a child of another controller may get otherwise.
@MainActor
struct ScreenOnDevice {
    let controller: UIViewController
    private let window: DeviceWindow
    private let device: ExpectedFrames.Dump

    /// Shows a screen, and lays it out.
    init(_ screen: ShownScreen, on device: ExpectedFrames.Dump) {
        self.device = device
        let window = DeviceWindow(frame: CGRect(origin: .zero, size: device.viewSize))
        self.window = window
        window.deviceInsets = device.safeAreaInsets
        device.traits.set(in: &window.traitOverrides)
        window.traitOverrides.displayScale = device.scale
        var made: UIViewController?
        // Fonts that do not follow the text size by themselves take it when they are made.
        window.traitCollection.performAsCurrent {
            let controller = screen.make()
            window.rootViewController = controller
            window.isHidden = false
            // A field that has the focus would bring the keyboard, without which genvc lays out.
            window.endEditing(true)
            window.layoutIfNeeded()
            made = controller
        }
        controller = made ?? UIViewController()
    }

    /// Takes the controller away, so that it is freed.
    func close() {
        window.rootViewController = nil
        window.isHidden = true
    }

    /// The properties of the device that the controller does not have, in the words of UIKit; none if the screen is
    /// shown as it should be.
    var shortcomings: [String] {
        guard let view = controller.view else { return ["view"] }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // A screen may limit the text size that its views follow; the window has it as it is.
        let limitsTextSize = view.minimumContentSizeCategory != nil || view.maximumContentSizeCategory != nil
        return device.traits.differences(from: (limitsTextSize ? window : view).traitCollection)
            + [
                ("size", view.frame.size == device.viewSize),
                ("safeAreaInsets", view.safeAreaInsets == device.safeAreaInsets),
                ("effectiveUserInterfaceLayoutDirection", isMirrored == device.traits.isRightToLeft),
            ].filter { !$0.1 }.map(\.0)
    }
}
