/// An attribute of a view in a relation of `constraints`, spelt as UIKit's anchors are.
package enum RelationAttribute: String, Sendable, Hashable, CaseIterable {
    case top, bottom, leading, trailing, centerX, centerY, width, height, firstBaseline, lastBaseline
    /// All four sides.
    case edges
    /// Both centers.
    case center

    /// Only attributes of one sort can be related: UIKit raises an exception for any other pair.
    package enum Sort: Sendable, Hashable {
        case horizontal, vertical, length, edges, center
    }

    /// The sort of the attribute: a place along one axis, a length, or several of them.
    package var sort: Sort {
        switch self {
        case .leading, .trailing, .centerX: .horizontal
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
        case .width, .height: .length
        case .edges: .edges
        case .center: .center
        }
    }

    /// True for an attribute that stands for several anchors, and so takes neither a length nor an inequality.
    package var isSeveral: Bool { sort == .edges || sort == .center }

    /// True for an attribute that only views have: a layout guide has no baselines.
    package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The words of other systems for the attributes, for advice.
    package static let synonyms = [
        "left": "leading", "start": "leading", "right": "trailing", "end": "trailing", "centre": "center",
        "middle": "center", "centerHorizontally": "centerX", "horizontal": "centerX", "centerVertically": "centerY",
        "vertical": "centerY", "baseline": "firstBaseline", "pin": "edges", "insets": "edges", "all": "edges",
        "topAnchor": "top", "bottomAnchor": "bottom", "leadingAnchor": "leading", "trailingAnchor": "trailing",
        "leftAnchor": "leading", "rightAnchor": "trailing", "centerXAnchor": "centerX", "centerYAnchor": "centerY",
        "widthAnchor": "width", "heightAnchor": "height", "firstBaselineAnchor": "firstBaseline",
        "lastBaselineAnchor": "lastBaseline",
    ]
}
