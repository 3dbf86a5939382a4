public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let axial = Self(rawValue: "Axial")
    public static let conic = Self(rawValue: "Conic")
    public static let radial = Self(rawValue: "Radial")
}
