// swift-format-ignore-file
// Made by `genvc-dev update` of Controls.yml: it writes down what the view tells.

import UIKit

typealias ControlsForm = ControlsView

final class ControlsOwner: ConstructOwner<ControlsForm>, ControlsViewDelegate {
    init() {
        let owned = ControlsView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func controlsViewDidTapSave(_ view: ControlsView) {
        tell("didTapSave")
    }

    func controlsViewDidSubmit(_ view: ControlsView) {
        tell("didSubmit")
    }

    func controlsView(_ view: ControlsView, didChangeName name: String) {
        tell("didChangeName", name)
    }

    func controlsView(_ view: ControlsView, didChangeNote note: String) {
        tell("didChangeNote", note)
    }

    func controlsView(_ view: ControlsView, didChangeWord word: String) {
        tell("didChangeWord", word)
    }

    func controlsViewDidSearchWord(_ view: ControlsView) {
        tell("didSearchWord")
    }

    func controlsViewDidCancelWord(_ view: ControlsView) {
        tell("didCancelWord")
    }

    func controlsView(_ view: ControlsView, didChangePush isOn: Bool) {
        tell("didChangePush", isOn)
    }

    func controlsView(_ view: ControlsView, didChangeVolume value: Float) {
        tell("didChangeVolume", value)
    }

    func controlsView(_ view: ControlsView, didChangeGuests value: Double) {
        tell("didChangeGuests", value)
    }

    func controlsView(_ view: ControlsView, didChangeUnit selectedSegmentIndex: Int) {
        tell("didChangeUnit", selectedSegmentIndex)
    }

    func controlsView(_ view: ControlsView, didChangeDay day: Date) {
        tell("didChangeDay", day)
    }

    func controlsView(_ view: ControlsView, didChangePage currentPage: Int) {
        tell("didChangePage", currentPage)
    }

    func controlsView(_ view: ControlsView, didScrollPhotos contentOffset: CGPoint) {
        tell("didScrollPhotos", contentOffset)
    }
}
