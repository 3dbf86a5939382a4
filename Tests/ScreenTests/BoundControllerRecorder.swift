@testable import GoldenScreens

/// Writes down what the screen tells its delegate.
@MainActor
final class BoundControllerRecorder: BoundControllerViewControllerDelegate {
    private(set) var events: [String] = []

    func boundControllerViewControllerDidTapClose(_ viewController: BoundControllerViewController) {
        events.append("didTapClose")
    }
    func boundControllerViewControllerDidTapSave(_ viewController: BoundControllerViewController) {
        events.append("didTapSave")
    }
    func boundControllerViewControllerDidTapProxy(_ viewController: BoundControllerViewController) {
        events.append("didTapProxy")
    }
    func boundControllerViewControllerDidSelectRename(_ viewController: BoundControllerViewController) {
        events.append("didSelectRename")
    }
    func boundControllerViewControllerDidSelectForget(_ viewController: BoundControllerViewController) {
        events.append("didSelectForget")
    }
    func boundControllerViewControllerDidTapLeft(_ viewController: BoundControllerViewController) {
        events.append("didTapLeft")
    }
    func boundControllerViewControllerDidTapRight(_ viewController: BoundControllerViewController) {
        events.append("didTapRight")
    }
    func boundControllerViewController(_ viewController: BoundControllerViewController, didChangeSearch query: String) {
        events.append("didChangeSearch \(query)")
    }
    func boundControllerViewControllerDidSearch(_ viewController: BoundControllerViewController) {
        events.append("didSearch")
    }
    func boundControllerViewControllerDidCancelSearch(_ viewController: BoundControllerViewController) {
        events.append("didCancelSearch")
    }
    func boundControllerViewControllerDidSelectLook(_ viewController: BoundControllerViewController) {
        events.append("didSelectLook")
    }
    func boundControllerViewControllerDidSelectCamera(_ viewController: BoundControllerViewController) {
        events.append("didSelectCamera")
    }
    func boundControllerViewControllerDidSelectRemove(_ viewController: BoundControllerViewController) {
        events.append("didSelectRemove")
    }
    func boundControllerViewControllerDidSelectBoth(_ viewController: BoundControllerViewController) {
        events.append("didSelectBoth")
    }
}
