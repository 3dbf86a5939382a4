@available(iOS 17.0, *)
public protocol UITraitDefinition {}

@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type
