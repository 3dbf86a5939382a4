// Touches of a control by a person's finger, for tests.

extension UIView {
    /// True if a touch can reach the view: neither it nor anything around it is hidden or deaf.
    var takesTouches: Bool {
        sequence(first: self, next: \.superview).allSatisfy {
            !$0.isHidden && $0.isUserInteractionEnabled && $0.alpha >= UIView.leastTouchableAlpha
        }
    }
}

extension UIControl {
    /// Taps the control; false if it does not react.
    @discardableResult
    package func tap() -> Bool {
        guard isEnabled, takesTouches else { return false }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
        return true
    }

    /// Sets a value as a finger would; false if the control does not react.
    fileprivate func change(_ body: () -> Void) -> Bool {
        guard isEnabled, takesTouches else { return false }
        body()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        return true
    }
}

extension UISwitch {
    @discardableResult
    package func flip() -> Bool { change { isOn.toggle() } }
}

extension UISlider {
    /// Drags the thumb to a value and lets go.
    @discardableResult
    package func slide(to value: Float) -> Bool {
        isTracking = true
        let reacts = change { self.value = value }
        isTracking = false
        if reacts { sendActions(for: .touchUpInside) }
        return reacts
    }
}

extension UIStepper {
    /// Taps the plus sign, or the minus sign where `isUp` is false.
    @discardableResult
    package func step(isUp: Bool = true) -> Bool {
        change { value = min(max(value + (isUp ? stepValue : -stepValue), minimumValue), maximumValue) }
    }
}

extension UISegmentedControl {
    @discardableResult
    package func select(_ index: Int) -> Bool { change { selectedSegmentIndex = index } }
}

extension UIDatePicker {
    @discardableResult
    package func pick(_ date: Date) -> Bool { change { self.date = date } }
}

extension UIPageControl {
    @discardableResult
    package func turn(to page: Int) -> Bool { change { currentPage = page } }
}

extension UIScrollView {
    /// Drags the content until it shows that offset, as a finger does.
    package func drag(to offset: CGPoint) {
        isDragging = true
        contentOffset = offset
        layoutIfNeeded()
        isDragging = false
    }
}
