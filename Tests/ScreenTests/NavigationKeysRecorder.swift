@testable import GoldenScreens

/// Writes down what the screen tells its delegate.
@MainActor
final class NavigationKeysRecorder: NavigationKeysViewControllerDelegate {
    private(set) var events: [String] = []

    func navigationKeysViewControllerDidTapEdit(_ viewController: NavigationKeysViewController) {
        events.append("didTapEdit")
    }
    func navigationKeysViewControllerDidTapDone(_ viewController: NavigationKeysViewController) {
        events.append("didTapDone")
    }
    func navigationKeysViewControllerDidTapRemember(_ viewController: NavigationKeysViewController) {
        events.append("didTapRemember")
    }
    func navigationKeysViewControllerDidTapUndo(_ viewController: NavigationKeysViewController) {
        events.append("didTapUndo")
    }
    func navigationKeysViewControllerDidSelectArchive(_ viewController: NavigationKeysViewController) {
        events.append("didSelectArchive")
    }
    func navigationKeysViewControllerDidMute(_ viewController: NavigationKeysViewController) {
        events.append("didMute")
    }
    func navigationKeysViewControllerDidSelectByDate(_ viewController: NavigationKeysViewController) {
        events.append("didSelectByDate")
    }
    func navigationKeysViewControllerDidSelectByName(_ viewController: NavigationKeysViewController) {
        events.append("didSelectByName")
    }
    func navigationKeysViewControllerDidSelectClear(_ viewController: NavigationKeysViewController) {
        events.append("didSelectClear")
    }
    func navigationKeysViewControllerDidSave(_ viewController: NavigationKeysViewController) {
        events.append("didSave")
    }
    func navigationKeysViewControllerDidTapProxy(_ viewController: NavigationKeysViewController) {
        events.append("didTapProxy")
    }
    func navigationKeysViewControllerDidTapTrash(_ viewController: NavigationKeysViewController) {
        events.append("didTapTrash")
    }
    func navigationKeysViewController(_ viewController: NavigationKeysViewController, didChangeSearch text: String) {
        events.append("didChangeSearch \(text)")
    }
    func navigationKeysViewControllerDidSearch(_ viewController: NavigationKeysViewController) {
        events.append("didSearch")
    }
    func navigationKeysViewControllerDidCancelSearch(_ viewController: NavigationKeysViewController) {
        events.append("didCancelSearch")
    }
    func navigationKeysViewController(_ viewController: NavigationKeysViewController, didChangeRows rows: String) {
        events.append("didChangeRows \(rows)")
    }
    func navigationKeysViewControllerDidSearchRows(_ viewController: NavigationKeysViewController) {
        events.append("didSearchRows")
    }
    func navigationKeysViewControllerDidSelectEmptyTrash(_ viewController: NavigationKeysViewController) {
        events.append("didSelectEmptyTrash")
    }
    func navigationKeysViewControllerDidSelectOk(_ viewController: NavigationKeysViewController) {
        events.append("didSelectOk")
    }
}
