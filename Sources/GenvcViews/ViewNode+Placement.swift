import GenvcModel

extension ViewNode.Placement {
    /// The placement of a word of the spec, along either axis; nil for any other word.
    init?(word: String) {
        switch word {
        case "fill": self = .fill
        case "leading", "top": self = .start
        case "center": self = .center
        case "trailing", "bottom": self = .end
        default: return nil
        }
    }

    /// Both directions of a placement in a layer.
    static func inLayer(_ word: String) -> (horizontal: Self, vertical: Self) {
        switch word {
        case "leading": (.start, .center)
        case "trailing": (.end, .center)
        case "top": (.center, .start)
        case "bottom": (.center, .end)
        case "center": (.center, .center)
        case "topLeading": (.start, .start)
        case "topTrailing": (.end, .start)
        case "bottomLeading": (.start, .end)
        case "bottomTrailing": (.end, .end)
        default: (.fill, .fill)
        }
    }
}

extension ViewNode {
    /// Lets a picture that fills its place take the size of the place, and not the place the size of the picture.
    mutating func letShrink() {
        compression = AxisPriorities(
            horizontal: compression.horizontal ?? Priorities.shrinks,
            vertical: compression.vertical ?? Priorities.shrinks)
    }
}
