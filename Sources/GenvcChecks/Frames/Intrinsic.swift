import GenvcText
import GenvcVocabulary

/// The intrinsic size of a view, `UIView.intrinsicContentSize`, in points.
enum Intrinsic: Sendable, Equatable {
    /// The view has no size of its own.
    case none
    /// The view has this width and height, whatever it shows.
    case fixed(width: Double, height: Double)
    /// The wheels of a date picker, which are lower in compact height, as on a phone in landscape.
    case wheels(width: Double, height: Double, compactHeight: Double)
    /// A fixed height, and any width.
    case height(Double)
    /// The size follows from a text: the height depends on the width.
    case text(TextContent)
    /// A segmented control: each segment is as wide as the widest title, the height is given.
    case segments(count: Int, widest: MeasuredText, height: Double)

    /// True if the view has an intrinsic width.
    var hasWidth: Bool {
        switch self {
        case .none, .height: false
        case .text(let content): !content.isAsWideAsLet
        case .fixed, .wheels, .segments: true
        }
    }

    /// True for a text or a title, alone or with a picture.
    var isText: Bool {
        if case .text = self { true } else { false }
    }

    /// True for a text whose words wrap, or are broken, where its view is narrow; other content is cut or squeezed.
    var wraps: Bool {
        if case .text(let content) = self { !content.keepsWidth } else { false }
    }

    /// True if the view has an intrinsic height.
    var hasHeight: Bool {
        switch self {
        case .none: false
        case .fixed, .wheels, .text, .segments, .height: true
        }
    }

    /// The points on both sides of a segment's title together.
    private static let segmentInsets = 20.0

    /// The intrinsic width in points; nil if there is none.
    func width(scale: Double) -> Double? {
        switch self {
        case .none, .height: nil
        case .fixed(let width, _), .wheels(let width, _, _): width
        case .text(let content): content.isAsWideAsLet ? nil : content.naturalWidth(scale: scale)
        case .segments(let count, let widest, _):
            Double(count) * (TextMetrics.roundedUp(widest.width, scale: scale) + Self.segmentInsets)
        }
    }

    /// The width in points below which content would be cut or broken within a word; 0 without an intrinsic width.
    func leastWidth(scale: Double) -> Double {
        switch self {
        case .none, .height: 0
        case .fixed(let width, _), .wheels(let width, _, _): width
        case .text(let content): content.isAsWideAsLet ? 0 : content.leastWidth(scale: scale)
        case .segments: width(scale: scale) ?? 0
        }
    }

    /// The intrinsic height at a width, in points; nil if there is none.
    ///
    /// - Parameter isCompact: true in compact height, where wheels are lower.
    func height(in width: Double, scale: Double, isCompact: Bool = false) -> Double? {
        switch self {
        case .none: nil
        case .wheels(_, let height, let compactHeight): isCompact ? compactHeight : height
        case .fixed(_, let height), .height(let height), .segments(_, _, let height): height
        case .text(let content): content.height(in: width, scale: scale)
        }
    }

    /// The priorities with which a view of the kind hugs the size; 0 along an axis without one.
    func hugging(of kind: Kind.IntrinsicSize) -> (horizontal: Double, vertical: Double) {
        let standard = kind.standardHugging
        return switch self {
        case .none: (0, 0)
        case .height: (0, standard.vertical)
        case .fixed, .wheels, .text, .segments: standard
        }
    }
}
