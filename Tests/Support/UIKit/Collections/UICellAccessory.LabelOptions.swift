extension UICellAccessory {
    @MainActor
    public struct LabelOptions {
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {}
    }
}
