/// The place where a node of a random spec stands; it decides which keys have an effect there.
struct RandomPlace {
    enum Kind {
        /// Directly in the rows of the screen.
        case screenRows
        /// In the rows of something else.
        case rows
        /// In a stack, side by side.
        case horizontal
        /// In a stack, one below the other.
        case vertical
        case grid
        /// In a slot of a row.
        case slot
        /// Over or under an element.
        case layer
    }

    let kind: Kind
    /// True if the views here share one width or height, so that sizes of their own contradict each other.
    let isTight: Bool
    /// True if the views here stand on the baselines of their texts.
    let isOnBaseline: Bool

    init(_ kind: Kind, isTight: Bool = false, isOnBaseline: Bool = false) {
        self.kind = kind
        self.isTight = isTight
        self.isOnBaseline = isOnBaseline
    }

    var isScreenRows: Bool { kind == .screenRows }

    var isLayer: Bool { kind == .layer }

    /// True if one stands beside the other.
    var isBeside: Bool { kind == .horizontal || kind == .slot }

    /// True if an element with a height and a size stands in a band here.
    var isRows: Bool {
        switch kind {
        case .screenRows, .rows: true
        case .horizontal, .vertical, .grid, .slot, .layer: false
        }
    }

    /// The values that `placement` takes here.
    var placements: [String] {
        switch kind {
        case .screenRows, .rows, .vertical: ["fill", "leading", "center", "trailing"]
        case .horizontal, .slot: ["fill", "top", "center", "bottom"]
        case .grid: ["fill"]
        case .layer:
            [
                "fill", "leading", "center", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
                "bottomTrailing",
            ]
        }
    }

    /// True if `placement` needs a view that knows how wide it is.
    var placesAcross: Bool {
        switch kind {
        case .screenRows, .rows, .vertical: true
        case .horizontal, .grid, .slot, .layer: false
        }
    }
}
