@MainActor
open class NSCollectionLayoutDimension: NSObject {
    private enum Sort {
        case fractionalWidth, fractionalHeight, absolute, estimated
    }

    public let dimension: CGFloat
    private let sort: Sort

    private init(_ sort: Sort, _ dimension: CGFloat) {
        self.sort = sort
        self.dimension = dimension
    }

    public var isFractionalWidth: Bool { sort == .fractionalWidth }
    public var isFractionalHeight: Bool { sort == .fractionalHeight }
    public var isAbsolute: Bool { sort == .absolute }
    public var isEstimated: Bool { sort == .estimated }

    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        make(.fractionalHeight, fractionalHeight)
    }
    public static func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
    public static func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

    private static func make(_ sort: Sort, _ dimension: CGFloat) -> Self {
        guard let made = NSCollectionLayoutDimension(sort, dimension) as? Self else {
            fatalError("a dimension has no subclasses")
        }
        return made
    }
}
