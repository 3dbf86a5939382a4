// swift-format-ignore-file
// Made by `genvc-dev update` of Bindings.yml: it writes down what the component tells.

import UIKit

typealias BindingsForm = BindingsPart

final class BindingsOwner: ConstructOwner<BindingsForm>, BindingsViewControllerDelegate {
    init() {
        let owned = BindingsViewController()
        super.init(owned) { owned.formBindingsPart }
        owned.delegate = self
        show()
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeFormName name: String) {
        tell("didChangeName", name)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeFormNote note: String) {
        tell("didChangeNote", note)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeFormWord word: String) {
        tell("didChangeWord", word)
    }

    func bindingsViewControllerDidSearchFormWord(_ viewController: BindingsViewController) {
        tell("didSearchWord")
    }

    func bindingsViewControllerDidCancelFormWord(_ viewController: BindingsViewController) {
        tell("didCancelWord")
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeFormPush isPushed: Bool) {
        tell("didChangePush", isPushed)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeFormVolume volume: Double) {
        tell("didChangeVolume", volume)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeFormGuests guests: Int) {
        tell("didChangeGuests", guests)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeFormUnit unit: Int) {
        tell("didChangeUnit", unit)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeFormDay day: Date) {
        tell("didChangeDay", day)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeFormTimer length: Double) {
        tell("didChangeTimer", length)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeFormPage page: Int) {
        tell("didChangePage", page)
    }

    func bindingsViewController(_ viewController: BindingsViewController, didChangeFormStage stage: BindingsPart.Stage) {
        tell("didChangeStage", stage)
    }
}
