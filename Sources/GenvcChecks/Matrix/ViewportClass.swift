import SimpleLayout

/// Viewports that give a screen the same layout: devices with the same numbers, and both directions of writing where
/// the layout knows only leading and trailing.
struct ViewportClass: Sendable {
    /// The numbers of a viewport that decide a layout, in points.
    struct Numbers: Sendable, Hashable {
        /// The points across the device as it is held.
        let width: Double
        /// The points from top to bottom of the device as it is held.
        let height: Double
        /// Pixels to a point.
        let scale: Double
        /// The upper inset of the safe area.
        let top: Double
        /// The lower inset of the safe area, without the keyboard.
        let bottom: Double
        /// The inset at the side at which lines of text begin.
        let leading: Double
        /// The safe area at the trailing edge, in points.
        let trailing: Double
        /// The points that the keyboard covers when it is up.
        let keyboard: Double
        /// The direction of writing; nil where a layout is the same in both, but for being mirrored.
        let direction: LayoutDirection?

        /// The numbers of a viewport for a direction of writing: right to left exchanges the insets of its sides.
        ///
        /// - Parameter hasSides: True if the layout knows left and right.
        init(_ viewport: Viewport, _ direction: LayoutDirection, hasSides: Bool) {
            self.direction = hasSides ? direction : nil
            width = viewport.width
            height = viewport.height
            scale = viewport.scale
            top = viewport.safeArea.top
            bottom = viewport.safeArea.bottom
            let isMirrored = direction == .rightToLeft
            leading = isMirrored ? viewport.safeArea.right : viewport.safeArea.left
            trailing = isMirrored ? viewport.safeArea.left : viewport.safeArea.right
            keyboard = viewport.keyboardHeight
        }

        /// The width of the safe area, in points.
        var safeWidth: Double { width - leading - trailing }
        /// The height of the safe area without a keyboard, in points.
        var safeHeight: Double { height - top - bottom }
        /// The height that the keyboard leaves, in points.
        var heightAboveKeyboard: Double { height - top - max(bottom, keyboard) }
    }

    /// The numbers that all viewports of the class have in common.
    let numbers: Numbers
    /// The orientation of the devices of the class.
    let orientation: Orientation
    /// True for viewports of pads, whose bars differ from those of phones.
    let isPad: Bool
    /// The viewport that is laid out for the whole class, as an index into the matrix's viewports.
    let viewport: Int
    /// The direction in which it is laid out, as an index into the matrix's directions.
    let direction: Int
    /// The viewports of the class, for each of the matrix's directions.
    private(set) var members: [ViewportSet]

    private init(_ matrix: LayoutMatrix, _ viewport: Int, _ direction: Int, _ numbers: Numbers) {
        self.numbers = numbers
        self.viewport = viewport
        self.direction = direction
        orientation = matrix.viewports[viewport].orientation
        isPad = matrix.viewports[viewport].device.isPad
        members = matrix.directions.map { _ in ViewportSet(count: matrix.viewports.count) }
    }

    /// The classes of a matrix, in the order of its viewports.
    static func all(of matrix: LayoutMatrix, hasSides: Bool) -> [ViewportClass] {
        var classes: [ViewportClass] = []
        var known: [Numbers: Int] = [:]
        for (viewport, numbered) in matrix.viewports.enumerated() {
            for (direction, writing) in matrix.directions.enumerated() {
                let numbers = Numbers(numbered, writing, hasSides: hasSides)
                if known[numbers] == nil {
                    known[numbers] = classes.count
                    classes.append(ViewportClass(matrix, viewport, direction, numbers))
                }
                if let index = known[numbers] { classes[index].members[direction].insert(viewport) }
            }
        }
        return classes
    }
}

/// Classes of viewports from small to large: each is at least as wide and as high as the one before it, with the
/// keyboard up too, and has as much that is no safe area above and below.
struct ViewportChain: Sendable {
    /// The classes, the smallest first.
    private(set) var classes: [ViewportClass]

    /// The chains of a matrix, as few as one pass finds. Devices of different scales, kinds or orientations never share
    /// a chain: they round differently, and their bars have other heights.
    ///
    /// - Parameter hasSides: True if the layout knows left and right.
    static func all(of matrix: LayoutMatrix, hasSides: Bool) -> [ViewportChain] {
        let classes = ViewportClass.all(of: matrix, hasSides: hasSides).sorted {
            ($0.numbers.safeWidth, $0.numbers.safeHeight, $0.viewport)
                < ($1.numbers.safeWidth, $1.numbers.safeHeight, $1.viewport)
        }
        var chains: [ViewportChain] = []
        for next in classes {
            if let chain = chains.firstIndex(where: { $0.takes(next) }) {
                chains[chain].classes.append(next)
            } else {
                chains.append(ViewportChain(classes: [next]))
            }
        }
        return chains
    }

    /// True if a class can follow the last one of the chain.
    private func takes(_ next: ViewportClass) -> Bool {
        guard let last = classes.last else { return true }
        return last.numbers.scale == next.numbers.scale && last.isPad == next.isPad
            && last.orientation == next.orientation && last.numbers.direction == next.numbers.direction
            && last.numbers.safeHeight <= next.numbers.safeHeight
            && last.numbers.top <= next.numbers.top && last.numbers.bottom <= next.numbers.bottom
            && last.numbers.heightAboveKeyboard <= next.numbers.heightAboveKeyboard
    }
}
