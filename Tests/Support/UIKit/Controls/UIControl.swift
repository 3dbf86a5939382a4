@MainActor
open class UIControl: UIView {
    open var isEnabled = true {
        didSet { stateDidChange() }
    }
    open var isSelected = false {
        didSet { stateDidChange() }
    }
    open internal(set) var isTracking = false
    open var isHighlighted = false {
        didSet { stateDidChange() }
    }
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var showsMenuAsPrimaryAction = false
    open var isContextMenuInteractionEnabled = false
    open var toolTip: String?

    private var registrations: [UIControlActionRegistration] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// A control tells its state by its traits, until somebody sets them.
    override var standardTraits: UIAccessibilityTraits {
        var traits = super.standardTraits
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    /// Called when the control is enabled, selected or highlighted, or no longer.
    func stateDidChange() {}

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    open var allControlEvents: Event {
        registrations.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Replaces an action of the same identifier for the same events, as UIKit does.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        registrations.append(UIControlActionRegistration(action: action, events: controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in registrations.indices where registrations[index].action.identifier == actionIdentifier {
            registrations[index].events.subtract(controlEvents)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    open func cancelTracking(with event: UIEvent?) {
        isTracking = false
        isHighlighted = false
    }

    open func sendActions(for controlEvents: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            sendAction(registration.action)
        }
    }
}
