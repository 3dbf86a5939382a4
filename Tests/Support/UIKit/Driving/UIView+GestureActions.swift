/// The shipped `GestureActions.swift` by other means: it needs selectors, which only Apple's systems have.
extension UIView {
    public func addGestureRecognizer<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, action: @escaping @MainActor (Recognizer) -> Void
    ) {
        recognizer.actions.append { [weak recognizer] in
            if let recognizer { action(recognizer) }
        }
        addGestureRecognizer(recognizer)
    }
}

extension UIView {
    /// Does with a finger what the recognizer of that class waits for; false if the view has none, or does not react.
    @discardableResult
    package func perform<Recognizer: UIGestureRecognizer>(
        _ type: Recognizer.Type, where isMeant: (Recognizer) -> Bool = { _ in true }
    ) -> Bool {
        let recognizers = (gestureRecognizers ?? []).compactMap { $0 as? Recognizer }
        guard takesTouches, let recognizer = recognizers.first(where: isMeant), recognizer.isEnabled else {
            return false
        }
        for state in recognizer.statesOfGesture {
            recognizer.state = state
            for action in recognizer.actions { action() }
        }
        recognizer.state = .possible
        return true
    }
}

extension UIGestureRecognizer {
    /// A tap or a swipe is over when it is recognized; all else begins and ends.
    fileprivate var statesOfGesture: [State] {
        self is UITapGestureRecognizer || self is UISwipeGestureRecognizer ? [.ended] : [.began, .changed, .ended]
    }
}
