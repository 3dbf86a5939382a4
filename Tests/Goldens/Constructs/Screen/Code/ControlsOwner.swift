// swift-format-ignore-file
// Made by `genvc-dev update` of Controls.yml: it writes down what the screen tells.

import UIKit

typealias ControlsForm = ControlsViewController

final class ControlsOwner: ConstructOwner<ControlsForm>, ControlsViewControllerDelegate {
    init() {
        let owned = ControlsViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func controlsViewControllerDidTapSave(_ viewController: ControlsViewController) {
        tell("didTapSave")
    }

    func controlsViewControllerDidSubmit(_ viewController: ControlsViewController) {
        tell("didSubmit")
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangeName name: String) {
        tell("didChangeName", name)
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangeNote note: String) {
        tell("didChangeNote", note)
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangeWord word: String) {
        tell("didChangeWord", word)
    }

    func controlsViewControllerDidSearchWord(_ viewController: ControlsViewController) {
        tell("didSearchWord")
    }

    func controlsViewControllerDidCancelWord(_ viewController: ControlsViewController) {
        tell("didCancelWord")
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangePush isOn: Bool) {
        tell("didChangePush", isOn)
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangeVolume value: Float) {
        tell("didChangeVolume", value)
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangeGuests value: Double) {
        tell("didChangeGuests", value)
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangeUnit selectedSegmentIndex: Int) {
        tell("didChangeUnit", selectedSegmentIndex)
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangeDay day: Date) {
        tell("didChangeDay", day)
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangePage currentPage: Int) {
        tell("didChangePage", currentPage)
    }

    func controlsViewController(_ viewController: ControlsViewController, didScrollPhotos contentOffset: CGPoint) {
        tell("didScrollPhotos", contentOffset)
    }
}
