extension UICellAccessory {
    @MainActor
    public struct CheckmarkOptions {
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {}
    }
}
