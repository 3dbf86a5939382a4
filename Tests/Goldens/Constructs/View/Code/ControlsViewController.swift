// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class ControlsViewController: UIViewController {
    private let contentView = ControlsView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - ControlsViewDelegate

extension ControlsViewController: ControlsViewDelegate {
    func controlsViewDidTapSave(_ view: ControlsView) {
    }

    func controlsViewDidSubmit(_ view: ControlsView) {
    }

    func controlsView(_ view: ControlsView, didChangeName name: String) {
    }

    func controlsView(_ view: ControlsView, didChangeNote note: String) {
    }

    func controlsView(_ view: ControlsView, didChangeWord word: String) {
    }

    func controlsViewDidSearchWord(_ view: ControlsView) {
    }

    func controlsViewDidCancelWord(_ view: ControlsView) {
    }

    func controlsView(_ view: ControlsView, didChangePush isOn: Bool) {
    }

    func controlsView(_ view: ControlsView, didChangeVolume value: Float) {
    }

    func controlsView(_ view: ControlsView, didChangeGuests value: Double) {
    }

    func controlsView(_ view: ControlsView, didChangeUnit selectedSegmentIndex: Int) {
    }

    func controlsView(_ view: ControlsView, didChangeDay day: Date) {
    }

    func controlsView(_ view: ControlsView, didChangePage currentPage: Int) {
    }

    func controlsView(_ view: ControlsView, didScrollPhotos contentOffset: CGPoint) {
    }
}
