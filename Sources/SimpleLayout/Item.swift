/// A placeholder for one view: which of its lengths are fixed, and how it shares free space where they are not.
///
/// An item is a plain value. The same item may be added many times, to many layouts: frames belong to the layout.
///
/// A length that is not fixed is flexible: along the main axis the item gets a share of the free space, across it the
/// item fills the parent. So `.width(80)` in a *column* is flexible in height, and 80 points wide.
public struct Item: Hashable, Sendable {
    /// The weights a flexible item may have. A million to one already makes a share smaller than a pixel of any
    /// screen, so a number outside is a mistake rather than a wish.
    public static let weights = 0.000_001...1_000_000.0

    /// The fixed width in points; nil where the width is flexible.
    let width: Double?
    /// The fixed height in points; nil where the height is flexible.
    let height: Double?
    /// The share of the free space, in proportion to the weights of the other items.
    let weight: Double
    /// The least length along the main axis, in points.
    let minimum: Double

    private init(width: Double? = nil, height: Double? = nil, weight: Double = 1, minimum: Double = 0) {
        self.width = width
        self.height = height
        self.weight = weight
        self.minimum = minimum
    }
}

extension Item {
    /// Nothing fixed: an equal share of the free space, across the whole parent.
    public static let flexible = Item()

    /// A share in proportion to `weight`, which lies in `weights`, but never fewer than `min` points along the main
    /// axis.
    public static func flexible(weight: Double, min: Double = 0) -> Item {
        Item(weight: weight, minimum: min)
    }

    /// An equal share, but never fewer than `min` points along the main axis.
    public static func flexible(min: Double) -> Item {
        Item(minimum: min)
    }

    /// Fixed in width only, in points.
    public static func width(_ value: Double) -> Item {
        Item(width: value)
    }

    /// Fixed in height only, in points.
    public static func height(_ value: Double) -> Item {
        Item(height: value)
    }

    /// Fixed in both.
    public static func size(_ value: Size) -> Item {
        Item(width: value.width, height: value.height)
    }

    /// Fixed along one axis: a width for `.row`, a height for `.column`. For code that lays out either way.
    public static func length(_ value: Double, along direction: Direction) -> Item {
        switch direction {
        case .row: .width(value)
        case .column: .height(value)
        }
    }
}

extension Item {
    /// The length of the item along the main axis, as far as it says so itself.
    func mainLength(along direction: Direction) -> Length {
        let fixed =
            switch direction {
            case .row: width
            case .column: height
            }
        return fixed.map(Length.fixed) ?? .flexible(weight: weight, minimum: minimum)
    }

    /// The fixed length across the main axis, in points; nil where the item fills the parent.
    func crossLength(across direction: Direction) -> Double? {
        switch direction {
        case .row: height
        case .column: width
        }
    }

    /// The first property that no layout can take; nil if all are valid.
    var invalidProperty: LayoutError.Property? {
        if let width, !width.isLength { return .width }
        if let height, !height.isLength { return .height }
        if !minimum.isLength { return .minimum }
        return Self.weights.contains(weight) ? nil : .weight
    }
}
