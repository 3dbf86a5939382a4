@MainActor
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}
