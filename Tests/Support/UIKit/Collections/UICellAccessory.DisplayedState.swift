extension UICellAccessory {
    public enum DisplayedState: Sendable {
        case always, whenEditing, whenNotEditing
    }
}
