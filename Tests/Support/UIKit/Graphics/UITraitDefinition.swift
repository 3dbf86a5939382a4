@available(iOS 17.0, *)
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var affectsColorAppearance: Bool { false }
}

@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type
