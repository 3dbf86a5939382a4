public enum UIBehavioralStyle: Int, Sendable {
    case automatic
    case pad
    case mac
}
