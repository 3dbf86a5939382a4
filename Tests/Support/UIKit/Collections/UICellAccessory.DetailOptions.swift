extension UICellAccessory {
    @MainActor
    public struct DetailOptions {
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {}
    }
}
