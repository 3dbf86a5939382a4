extension UICellAccessory {
    public enum LayoutDimension: Sendable {
        case actual, standard
        case custom(CGFloat)
    }
}
