/// A row or a column of items inside a parent frame: add what the screen needs, and read the frames back at once.
///
/// Fixed items get the length they ask for; flexible ones share what is left, like the spaces of a toolbar.
/// Frames are in the coordinate space of the parent frame, so any frame can be the parent of a nested layout:
///
/// ```swift
/// var screen = Layout(parentFrame: Rect(x: 0, y: 0, width: 375, height: 667), direction: .column)
/// let list = try screen.add(item: .flexible)
/// let toolbar = try screen.add(item: .height(44))
/// try list.frame(in: screen)                         // 0, 0, 375 × 623
///
/// var buttons = Layout(parentFrame: try toolbar.frame(in: screen), direction: .row, alignment: .center, spacing: 8)
/// try buttons.add(items: [.flexible, .size(Size(width: 60, height: 30)), .size(Size(width: 60, height: 30))])
/// try buttons.frame(at: 1)                           // 247, 630, 60 × 30
/// ```
///
/// A layout is a value: declare it with `var`, a copy goes its own way, and an `add` that throws has changed nothing.
/// `add` only keeps running sums, so building a layout and reading `frames()` takes time in proportion to the number
/// of items (times its logarithm where a minimum binds).
public struct Layout: Hashable, Sendable {
    /// The rectangle that the items are laid out in, in points.
    public let parentFrame: Rect
    /// The direction in which the items follow each other: a row or a column.
    public let direction: Direction
    /// The place where an item stands across the direction, if it does not fill the parent frame.
    public let alignment: Alignment
    /// The gap between two neighbours, in points.
    public let spacing: Double
    /// The margin that is kept free inside the parent frame.
    public let insets: Insets
    /// The side on which a row begins.
    public let layoutDirection: LayoutDirection

    /// The items in the order they were added, which is also the order of `frames()`.
    public private(set) var items: [Item] = []

    /// By how many points the widest item of a column (the tallest of a row) is larger than the parent frame without
    /// its insets; 0 if all fit. Such an item keeps its size and reaches outside, on the side `alignment` leaves.
    public private(set) var crossOverflow = 0.0

    /// The lengths along the direction, which are all that sharing depends on.
    private var mainAxis: MainAxis

    /// Lengths are in points. A length that is not valid here makes the first `add` throw.
    public init(
        parentFrame: Rect,
        direction: Direction,
        alignment: Alignment = .leading,
        spacing: Double = 0,
        insets: Insets = Insets(),
        layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.parentFrame = parentFrame
        self.direction = direction
        self.alignment = alignment
        self.spacing = spacing
        self.insets = insets
        self.layoutDirection = layoutDirection
        let available =
            switch direction {
            case .row: parentFrame.width - insets.leading - insets.trailing
            case .column: parentFrame.height - insets.top - insets.bottom
            }
        mainAxis = MainAxis(available: available, spacing: spacing)
    }

    /// The points at the end of the main axis that no item uses: 0 as soon as one item is flexible.
    public var leftover: Double { mainAxis.leftover }
}

extension Layout {
    /// Adds one item after those already there, in constant time.
    ///
    /// - Throws: `LayoutError.invalidLength` or `LayoutError.outOfSpace`; the layout is then as it was before.
    @discardableResult
    public mutating func add(item: Item) throws(LayoutError) -> PlacedItem {
        try add(items: [item])[0]
    }

    /// Adds items in their order: all of them, or none if it throws. Then `missing` counts for all of them together.
    ///
    /// - Throws: `LayoutError.invalidLength` or `LayoutError.outOfSpace`; the layout is then as it was before.
    @discardableResult
    public mutating func add(items added: [Item]) throws(LayoutError) -> [PlacedItem] {
        if let property = invalidProperty { throw .invalidLength(of: property) }
        for item in added {
            if let property = item.invalidProperty { throw .invalidLength(of: property) }
        }
        try mainAxis.append(added.map { $0.mainLength(along: direction) })

        let first = items.count
        items += added
        crossOverflow = added.map(overflow).reduce(crossOverflow, max)
        return added.enumerated().map { PlacedItem(item: $1, index: first + $0) }
    }

    /// The first property of the layout itself that is not valid; nil if all are.
    private var invalidProperty: LayoutError.Property? {
        if !parentFrame.isValid { return .parentFrame }
        if !spacing.isLength { return .spacing }
        return insets.isValid ? nil : .insets
    }
}

extension Layout {
    /// The frame of one item; the same as `frames()[index]`.
    ///
    /// It takes constant time unless a minimum binds; then it costs as much as `frames()`.
    ///
    /// - Throws: `LayoutError.itemOutOfBounds` for an index, negative or too large, that no item has.
    public func frame(at index: Int) throws(LayoutError) -> Rect {
        guard items.indices.contains(index) else { throw .itemOutOfBounds }
        return frame(of: items[index], along: mainAxis.segment(at: index), on: nil)
    }

    /// The frames of all items, in the order they were added.
    public func frames() -> [Rect] {
        frames(on: nil)
    }

    /// The frames of all items with every edge on a pixel of a screen that has `scale` pixels to a point.
    ///
    /// No edge moves by more than half a pixel, and items that touch in `frames()` touch here: what does not divide
    /// into whole pixels is spread over the items, one pixel at a time.
    ///
    /// - Throws: `LayoutError.invalidLength` if `scale` is not a positive, finite number.
    public func frames(scale: Double) throws(LayoutError) -> [Rect] {
        guard scale.isLength, scale > 0 else { throw .invalidLength(of: .scale) }
        return frames(on: PixelGrid(scale: scale))
    }

    /// - Parameter grid: The pixels to which edges are moved; nil to leave them where they are.
    private func frames(on grid: PixelGrid?) -> [Rect] {
        zip(items, mainAxis.segments()).map { frame(of: $0, along: $1, on: grid) }
    }

    /// The frame of an item: the two axes together, then the mirror image for right to left, and at last the pixels.
    private func frame(of item: Item, along main: Segment, on grid: PixelGrid?) -> Rect {
        let cross = crossSegment(of: item)
        var (horizontal, vertical) =
            switch direction {
            case .row: (main, cross)
            case .column: (cross, main)
            }
        horizontal = horizontal.moved(by: parentFrame.minX + insets.leading)
        vertical = vertical.moved(by: parentFrame.minY + insets.top)
        if layoutDirection == .rightToLeft {
            horizontal = horizontal.mirrored(from: parentFrame.minX, to: parentFrame.maxX)
        }
        if let grid {
            horizontal = grid.snapped(horizontal)
            vertical = grid.snapped(vertical)
        }
        return Rect(x: horizontal.lower, y: vertical.lower, width: horizontal.length, height: vertical.length)
    }
}

extension Layout {
    /// The cross length of the parent frame without its insets, in points; negative if the insets are longer.
    private var availableAcross: Double {
        switch direction {
        case .row: parentFrame.height - insets.top - insets.bottom
        case .column: parentFrame.width - insets.leading - insets.trailing
        }
    }

    /// The length of an item across the direction, in points: its own, or that of the parent.
    private func crossLength(of item: Item) -> Double {
        item.crossLength(across: direction) ?? max(0, availableAcross)
    }

    /// The place where an item stands across the direction, by `alignment`; one that is too long reaches outside.
    private func crossSegment(of item: Item) -> Segment {
        let length = crossLength(of: item)
        let lower = alignment.offset(slack: availableAcross - length)
        return Segment(lower: lower, upper: lower + length, length: length)
    }

    /// By how many points an item is too long across the direction; what rounding leaves counts as 0.
    private func overflow(of item: Item) -> Double {
        let overflow = crossLength(of: item) - availableAcross
        return overflow > Double.roundingTolerance ? overflow : 0
    }
}
