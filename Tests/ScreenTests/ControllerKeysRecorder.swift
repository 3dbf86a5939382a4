@testable import GoldenScreens

/// Writes down what the screen tells its delegate.
@MainActor
final class ControllerKeysRecorder: ControllerKeysViewControllerDelegate {
    private(set) var events: [String] = []

    func controllerKeysViewControllerViewDidLoad(_ viewController: ControllerKeysViewController) {
        events.append("viewDidLoad")
    }
    func controllerKeysViewControllerViewWillAppear(_ viewController: ControllerKeysViewController) {
        events.append("viewWillAppear")
    }
    func controllerKeysViewControllerViewIsAppearing(_ viewController: ControllerKeysViewController) {
        events.append("viewIsAppearing")
    }
    func controllerKeysViewControllerViewDidAppear(_ viewController: ControllerKeysViewController) {
        events.append("viewDidAppear")
    }
    func controllerKeysViewControllerViewWillDisappear(_ viewController: ControllerKeysViewController) {
        events.append("viewWillDisappear")
    }
    func controllerKeysViewControllerViewDidDisappear(_ viewController: ControllerKeysViewController) {
        events.append("viewDidDisappear")
    }
    func controllerKeysViewControllerViewDidLayoutSubviews(_ viewController: ControllerKeysViewController) {
        events.append("viewDidLayoutSubviews")
    }
    func controllerKeysViewControllerWillEnterForeground(_ viewController: ControllerKeysViewController) {
        events.append("willEnterForeground")
    }
    func controllerKeysViewControllerDidEnterBackground(_ viewController: ControllerKeysViewController) {
        events.append("didEnterBackground")
    }
    func controllerKeysViewControllerAccessibilityPerformEscape(_ viewController: ControllerKeysViewController) {
        events.append("accessibilityPerformEscape")
    }
}
