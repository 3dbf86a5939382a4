@testable import ExampleScreens

/// Writes down what the screens that have little but buttons tell their delegates.
@MainActor
final class ButtonRecorder: ProfileViewControllerDelegate, DashboardViewControllerDelegate,
    RowPatternsViewControllerDelegate
{
    private(set) var events: [String] = []

    func profileViewControllerDidTapFollow(_ viewController: ProfileViewController) { events.append("follow") }
    func profileViewControllerDidTapMessage(_ viewController: ProfileViewController) { events.append("message") }

    func dashboardViewControllerDidTapWalk(_ viewController: DashboardViewController) { events.append("walk") }
    func dashboardViewControllerDidTapRun(_ viewController: DashboardViewController) { events.append("run") }
    func dashboardViewControllerDidTapRide(_ viewController: DashboardViewController) { events.append("ride") }

    func rowPatternsViewControllerDidTapBack(_ viewController: RowPatternsViewController) { events.append("back") }
    func rowPatternsViewControllerDidTapAction(_ viewController: RowPatternsViewController) {
        events.append("action")
    }
    func rowPatternsViewController(_ viewController: RowPatternsViewController, didChangeCity city: String) {
        events.append("city \(city)")
    }
    func rowPatternsViewControllerDidTapCancel(_ viewController: RowPatternsViewController) {
        events.append("cancel")
    }
    func rowPatternsViewControllerDidTapConfirm(_ viewController: RowPatternsViewController) {
        events.append("confirm")
    }
    func rowPatternsViewControllerDidReturnCity(_ viewController: RowPatternsViewController) {
        events.append("return")
    }
}
