extension UICellAccessory {
    @MainActor
    public struct DisclosureIndicatorOptions {
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {}
    }
}
