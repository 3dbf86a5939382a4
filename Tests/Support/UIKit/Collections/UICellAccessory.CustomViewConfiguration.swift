extension UICellAccessory {
    @MainActor
    public struct CustomViewConfiguration {
        public var customView: UIView
        public var placement: Placement

        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
        }
    }
}
