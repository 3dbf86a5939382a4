extension UIStackView {
    public enum Alignment: Int, Sendable {
        case fill
        case leading
        case top
        case firstBaseline
        case center
        case trailing
        case bottom
        case lastBaseline
    }
}
