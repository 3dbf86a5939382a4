// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class BindingsViewController: UIViewController {
    private let contentView = BindingsView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - BindingsViewDelegate

extension BindingsViewController: BindingsViewDelegate {
    func bindingsView(_ view: BindingsView, didChangeName name: String) {
    }

    func bindingsView(_ view: BindingsView, didChangeNote note: String) {
    }

    func bindingsView(_ view: BindingsView, didChangeWord word: String) {
    }

    func bindingsViewDidSearchWord(_ view: BindingsView) {
    }

    func bindingsViewDidCancelWord(_ view: BindingsView) {
    }

    func bindingsView(_ view: BindingsView, didChangePush isPushed: Bool) {
    }

    func bindingsView(_ view: BindingsView, didChangeVolume volume: Double) {
    }

    func bindingsView(_ view: BindingsView, didChangeGuests guests: Int) {
    }

    func bindingsView(_ view: BindingsView, didChangeUnit unit: Int) {
    }

    func bindingsView(_ view: BindingsView, didChangeDay day: Date) {
    }

    func bindingsView(_ view: BindingsView, didChangeTimer length: Double) {
    }

    func bindingsView(_ view: BindingsView, didChangePage page: Int) {
    }

    func bindingsView(_ view: BindingsView, didChangeStage stage: BindingsView.Stage) {
    }
}
