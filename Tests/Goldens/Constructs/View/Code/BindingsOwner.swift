// swift-format-ignore-file
// Made by `genvc-dev update` of Bindings.yml: it writes down what the view tells.

import UIKit

typealias BindingsForm = BindingsView

final class BindingsOwner: ConstructOwner<BindingsForm>, BindingsViewDelegate {
    init() {
        let owned = BindingsView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func bindingsView(_ view: BindingsView, didChangeName name: String) {
        tell("didChangeName", name)
    }

    func bindingsView(_ view: BindingsView, didChangeNote note: String) {
        tell("didChangeNote", note)
    }

    func bindingsView(_ view: BindingsView, didChangeWord word: String) {
        tell("didChangeWord", word)
    }

    func bindingsViewDidSearchWord(_ view: BindingsView) {
        tell("didSearchWord")
    }

    func bindingsViewDidCancelWord(_ view: BindingsView) {
        tell("didCancelWord")
    }

    func bindingsView(_ view: BindingsView, didChangePush isPushed: Bool) {
        tell("didChangePush", isPushed)
    }

    func bindingsView(_ view: BindingsView, didChangeVolume volume: Double) {
        tell("didChangeVolume", volume)
    }

    func bindingsView(_ view: BindingsView, didChangeGuests guests: Int) {
        tell("didChangeGuests", guests)
    }

    func bindingsView(_ view: BindingsView, didChangeUnit unit: Int) {
        tell("didChangeUnit", unit)
    }

    func bindingsView(_ view: BindingsView, didChangeDay day: Date) {
        tell("didChangeDay", day)
    }

    func bindingsView(_ view: BindingsView, didChangeTimer length: Double) {
        tell("didChangeTimer", length)
    }

    func bindingsView(_ view: BindingsView, didChangePage page: Int) {
        tell("didChangePage", page)
    }

    func bindingsView(_ view: BindingsView, didChangeStage stage: BindingsView.Stage) {
        tell("didChangeStage", stage)
    }
}
