import GenvcViews
import GenvcVocabulary

extension Constraint.Attribute {
    /// The axis along which the attribute is a place or a length; baselines are places from top to bottom.
    var axis: LayoutAxis {
        switch self {
        case .leading, .trailing, .centerX, .width: .horizontal
        case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: .vertical
        }
    }
}
