@MainActor
public struct UICellAccessory {
    /// The sort of the accessory, for tests.
    package enum Content {
        case disclosureIndicator
        case checkmark
        case detail((() -> Void)?)
        case label(String)
        case customView(UIView)
    }

    package let content: Content

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(content: .disclosureIndicator) }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(content: .checkmark) }

    @available(iOS 15.4, *)
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(content: .detail(actionHandler)) }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory { UICellAccessory(content: .label(text)) }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(content: .customView(configuration.customView))
    }
}
