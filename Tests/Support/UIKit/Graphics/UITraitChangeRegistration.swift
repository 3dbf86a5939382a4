@available(iOS 17.0, *)
@MainActor
public protocol UITraitChangeRegistration: AnyObject {}
