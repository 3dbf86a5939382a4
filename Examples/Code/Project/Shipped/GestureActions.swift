// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

extension UIView {
    /// Adds a gesture recognizer with a closure, as controls take a `UIAction`.
    ///
    /// - Parameter action: Called when the gesture is recognized; of one that goes on, at each of its changes.
    func addGestureRecognizer<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, action: @escaping @MainActor (Recognizer) -> Void
    ) {
        let target = GestureTarget { [weak recognizer] in
            if let recognizer { action(recognizer) }
        }
        recognizer.addTarget(target, action: #selector(GestureTarget.act))
        // A recognizer does not keep its targets.
        let key = Unmanaged.passUnretained(target).toOpaque()
        objc_setAssociatedObject(recognizer, key, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        addGestureRecognizer(recognizer)
    }
}

@MainActor
private final class GestureTarget: NSObject {

    private let action: @MainActor () -> Void

    init(action: @escaping @MainActor () -> Void) {
        self.action = action
        super.init()
    }

    @objc func act() {
        action()
    }
}
