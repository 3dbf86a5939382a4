@testable import GoldenScreens

/// Writes down what the screen tells its delegate.
@MainActor
final class MenusAndAlertsRecorder: MenusAndAlertsViewControllerDelegate {
    private(set) var events: [String] = []

    func menusAndAlertsViewControllerDidTapHint(_ viewController: MenusAndAlertsViewController) {
        events.append("didTapHint")
    }
    func menusAndAlertsViewControllerDidSelectRename(_ viewController: MenusAndAlertsViewController) {
        events.append("didSelectRename")
    }
    func menusAndAlertsViewControllerDidSelectNewest(_ viewController: MenusAndAlertsViewController) {
        events.append("didSelectNewest")
    }
    func menusAndAlertsViewControllerDidSelectOldest(_ viewController: MenusAndAlertsViewController) {
        events.append("didSelectOldest")
        viewController.state.order = .oldest
    }
    func menusAndAlertsViewControllerDidSelectUnread(_ viewController: MenusAndAlertsViewController) {
        events.append("didSelectUnread")
    }
    func menusAndAlertsViewControllerDidSelectAll(_ viewController: MenusAndAlertsViewController) {
        events.append("didSelectAll")
    }
    func menusAndAlertsViewControllerDidTapPlan(_ viewController: MenusAndAlertsViewController) {
        events.append("didTapPlan")
    }
    func menusAndAlertsViewControllerDidTapDelete(_ viewController: MenusAndAlertsViewController) {
        events.append("didTapDelete")
    }
    func menusAndAlertsViewControllerDidSelectConfirm(_ viewController: MenusAndAlertsViewController) {
        events.append("didSelectConfirm")
    }
    func menusAndAlertsViewControllerDidSelectKeepCopy(_ viewController: MenusAndAlertsViewController) {
        events.append("didSelectKeepCopy")
    }
    func menusAndAlertsViewControllerDidSelectReport(_ viewController: MenusAndAlertsViewController) {
        events.append("didSelectReport")
    }
    func menusAndAlertsViewControllerDidSelectRetry(_ viewController: MenusAndAlertsViewController) {
        events.append("didSelectRetry")
    }
    func menusAndAlertsViewControllerDidSelectGiveUp(_ viewController: MenusAndAlertsViewController) {
        events.append("didSelectGiveUp")
    }
    func menusAndAlertsViewControllerDidSelectGuide(_ viewController: MenusAndAlertsViewController) {
        events.append("didSelectGuide")
    }
}
