import RandomSpecs
import SimpleLayout

extension Item {
    static func random(using generator: inout SeededGenerator) -> Item {
        let length = Double.random(in: 0...120, using: &generator)
        let weight = Double.random(in: 0.1...8, using: &generator)
        return switch Int.random(in: 0..<8, using: &generator) {
        case 0: .flexible
        case 1: .flexible(weight: weight)
        case 2: .flexible(min: length)
        case 3: .flexible(weight: weight, min: length)
        case 4: .width(length)
        case 5: .height(length)
        case 6: .width(length.rounded())
        default: .size(Size(width: length, height: .random(in: 0...120, using: &generator)))
        }
    }
}

extension Layout {
    /// An empty layout; every third has no spacing, every other one no insets.
    static func random(using generator: inout SeededGenerator) -> Layout {
        let margins = (0..<4).map { _ in Double.random(in: 0...20, using: &generator) }
        let insets = Insets(top: margins[0], leading: margins[1], bottom: margins[2], trailing: margins[3])
        return Layout(
            parentFrame: Rect(
                x: .random(in: -100...100, using: &generator), y: .random(in: -100...100, using: &generator),
                width: .random(in: 40...500, using: &generator), height: .random(in: 40...500, using: &generator)),
            direction: Direction.allCases.randomElement(using: &generator) ?? .row,
            alignment: Alignment.allCases.randomElement(using: &generator) ?? .leading,
            spacing: [0, 8, .random(in: 0...10, using: &generator)].randomElement(using: &generator) ?? 0,
            insets: Bool.random(using: &generator) ? insets : Insets(),
            layoutDirection: LayoutDirection.allCases.randomElement(using: &generator) ?? .leftToRight)
    }

    /// The same layout before any item was added.
    var emptied: Layout { emptied(layoutDirection: layoutDirection) }

    func emptied(layoutDirection: LayoutDirection) -> Layout {
        Layout(
            parentFrame: parentFrame, direction: direction, alignment: alignment, spacing: spacing, insets: insets,
            layoutDirection: layoutDirection)
    }

    func mainLength(_ frame: Rect) -> Double { direction == .row ? frame.width : frame.height }

    func crossLength(_ frame: Rect) -> Double { direction == .row ? frame.height : frame.width }

    var mainInsets: Double { direction == .row ? insets.leading + insets.trailing : insets.top + insets.bottom }

    var crossInsets: Double { direction == .row ? insets.top + insets.bottom : insets.leading + insets.trailing }

    /// From the end of one frame to the start of the next, in the order of the items.
    func gap(from frame: Rect, to next: Rect) -> Double {
        switch (direction, layoutDirection) {
        case (.column, _): next.minY - frame.maxY
        case (.row, .leftToRight): next.minX - frame.maxX
        case (.row, .rightToLeft): frame.minX - next.maxX
        }
    }
}

extension Rect {
    var edges: [Double] { [minX, maxX, minY, maxY] }

    /// The distance by which the other rectangle reaches out of this one; negative if it is inside.
    func distance(outside other: Rect) -> Double {
        [minX - other.minX, other.maxX - maxX, minY - other.minY, other.maxY - maxY].reduce(-.infinity, max)
    }
}
