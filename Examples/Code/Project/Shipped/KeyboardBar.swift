// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A bar above the keyboard that moves from input to input, and puts the keyboard away.
final class KeyboardBar: UIToolbar {

    enum Part {
        case previous, next, done
    }

    private struct Input {
        weak var responder: UIResponder?
    }

    /// In the order of the screen; they keep the bar, not the bar them.
    private let inputs: [Input]

    init(_ parts: [Part], for inputs: [UIResponder]) {
        self.inputs = inputs.map { Input(responder: $0) }
        // A toolbar needs a size before it gets one, or its own constraints conflict.
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Theme.Height.control))
        autoresizingMask = .flexibleWidth
        var items = parts.filter { $0 != .done }.map { item(for: $0) }
        if parts.contains(.done) { items += [UIBarButtonItem(systemItem: .flexibleSpace), item(for: .done)] }
        setItems(items, animated: false)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("KeyboardBar is created in code")
    }

    private func item(for part: Part) -> UIBarButtonItem {
        switch part {
        case .previous:
            let item = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.move(by: -1) })
            item.image = UIImage(systemName: "chevron.up")
            item.accessibilityLabel = NSLocalizedString(
                "keyboard.previous", value: "Previous field", comment: "Button above the keyboard")
            return item
        case .next:
            let item = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.move(by: 1) })
            item.image = UIImage(systemName: "chevron.down")
            item.accessibilityLabel = NSLocalizedString(
                "keyboard.next", value: "Next field", comment: "Button above the keyboard")
            return item
        case .done:
            return UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss() })
        }
    }

    /// Goes on to the nearest input that takes the keyboard; stays where there is none.
    private func move(by step: Int) {
        guard var index = inputs.firstIndex(where: { $0.responder?.isFirstResponder == true }) else { return }
        repeat { index += step } while inputs.indices.contains(index) && !takesKeyboard(inputs[index])
        guard inputs.indices.contains(index) else { return }
        inputs[index].responder?.becomeFirstResponder()
    }

    private func takesKeyboard(_ input: Input) -> Bool {
        guard let view = input.responder as? UIView else { return false }
        return view.canBecomeFirstResponder && view.isShownAndEnabled
    }

    private func dismiss() {
        inputs.first { $0.responder?.isFirstResponder == true }?.responder?.resignFirstResponder()
    }
}
