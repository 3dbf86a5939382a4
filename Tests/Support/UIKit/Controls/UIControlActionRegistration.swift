/// An action of a control, with the events that it still fires for.
struct UIControlActionRegistration {
    let action: UIAction
    var events: UIControl.Event
}
