// swift-format-ignore-file
// Made by `genvc-dev update` of Controls.yml: it writes down what the component tells.

import UIKit

typealias ControlsForm = ControlsPart

final class ControlsOwner: ConstructOwner<ControlsForm>, ControlsViewControllerDelegate {
    init() {
        let owned = ControlsViewController()
        super.init(owned) { owned.formControlsPart }
        owned.delegate = self
        show()
    }

    func controlsViewControllerDidTapFormSave(_ viewController: ControlsViewController) {
        tell("didTapSave")
    }

    func controlsViewControllerDidTapFormNamed(_ viewController: ControlsViewController) {
        tell("didTapNamed")
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangeFormName value: String) {
        tell("didChangeName", value)
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangeFormNote value: String) {
        tell("didChangeNote", value)
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangeFormWord value: String) {
        tell("didChangeWord", value)
    }

    func controlsViewControllerDidSearchFormWord(_ viewController: ControlsViewController) {
        tell("didSearchWord")
    }

    func controlsViewControllerDidCancelFormWord(_ viewController: ControlsViewController) {
        tell("didCancelWord")
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangeFormPush isOn: Bool) {
        tell("didChangePush", isOn)
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangeFormVolume value: Float) {
        tell("didChangeVolume", value)
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangeFormGuests value: Double) {
        tell("didChangeGuests", value)
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangeFormUnit selectedSegmentIndex: Int) {
        tell("didChangeUnit", selectedSegmentIndex)
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangeFormDay value: Date) {
        tell("didChangeDay", value)
    }

    func controlsViewController(_ viewController: ControlsViewController, didChangeFormPage currentPage: Int) {
        tell("didChangePage", currentPage)
    }

    func controlsViewController(_ viewController: ControlsViewController, didScrollFormPhotos contentOffset: CGPoint) {
        tell("didScrollPhotos", contentOffset)
    }
}
