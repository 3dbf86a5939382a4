@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
