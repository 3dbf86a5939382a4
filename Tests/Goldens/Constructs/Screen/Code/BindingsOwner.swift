// swift-format-ignore-file
// Made by `genvc-dev update` of Bindings.yml: it writes down what the screen tells.

import UIKit

typealias BindingsForm = BindingsViewController

final class BindingsOwner: ConstructOwner<BindingsForm>, BindingsViewControllerDelegate {
    init() {
        let owned = BindingsViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeName name: String) {
        tell("didChangeName", name)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeNote note: String) {
        tell("didChangeNote", note)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeWord word: String) {
        tell("didChangeWord", word)
    }

    func bindingsViewControllerDidSearchWord(_ viewController: BindingsViewController) {
        tell("didSearchWord")
    }

    func bindingsViewControllerDidCancelWord(_ viewController: BindingsViewController) {
        tell("didCancelWord")
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangePush isPushed: Bool) {
        tell("didChangePush", isPushed)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeVolume volume: Double) {
        tell("didChangeVolume", volume)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeGuests guests: Int) {
        tell("didChangeGuests", guests)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeUnit unit: Int) {
        tell("didChangeUnit", unit)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeDay day: Date) {
        tell("didChangeDay", day)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeTimer length: Double) {
        tell("didChangeTimer", length)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangePage page: Int) {
        tell("didChangePage", page)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeStage stage: BindingsViewController.Stage) {
        tell("didChangeStage", stage)
    }
}
