import ScreenViews
import UIKit

/// The frames of a screen at one point, compared with those that genvc promises.
///
/// genvc adds the widths of characters of a font that is only close to that of the system, so the size of a text may be
/// off, and all that is pushed by it. So causes are told from what follows: a view that is as large as what it shows
/// says is compared with its own size, and every other length may be off by as much as those are off together. Where
/// they have the size that was promised, all is compared to half a point.
@MainActor
struct FrameComparison {
    /// Points by which a frame may be off: UIKit moves edges to whole pixels, and the prediction does not.
    static let tolerance: CGFloat = 0.5
    /// The part of its width by which a text may be wider or narrower than its estimate.
    static let textTolerance: CGFloat = 0.1

    private(set) var differences: [FrameDifference] = []
    /// The number of frames that were compared.
    private(set) var count = 0
    /// The promised views that no property holds: cells, and bands of what is repeated.
    private(set) var unheld: [String] = []
    /// The widths of texts as parts of their estimates.
    private(set) var textWidths: [CGFloat] = []

    private let screen: String
    private let point: String
    private let views: ScreenViews

    /// Compares the promised frames; the controller has been laid out.
    init(_ rects: [String: CGRect], with views: ScreenViews, of screen: String, at point: String) {
        self.screen = screen
        self.point = point
        self.views = views
        var pairs: [Pair] = []
        for (name, expected) in rects.sorted(by: { Self.isBefore($0, $1) }) {
            guard let view = views.named[name] else {
                unheld.append(name)
                continue
            }
            count += 1
            guard let actual = views.frame(of: name) else {
                add(name, expected, nil)
                continue
            }
            pairs.append(Pair(name: name, view: view, expected: expected, actual: actual))
        }
        compare(pairs)
        // Views that a component makes for itself are not compared, nor those that cells cover.
        for name in views.named.keys.sorted()
        where rects[name] == nil && !name.contains(".") && !views.isBehindCells(name) {
            if let actual = views.frame(of: name) { add(name, nil, actual) }
        }
    }

    private mutating func add(_ name: String, _ expected: CGRect?, _ actual: CGRect?) {
        differences.append(
            FrameDifference(screen: screen, point: point, view: name, expected: expected, actual: actual))
    }

    private mutating func compare(_ pairs: [Pair]) {
        let widths = pairs.filter(\.hasOwnWidth)
        let heights = pairs.filter(\.hasOwnHeight)
        let text = widths.filter(\.isText)
        textWidths = text.filter { $0.expected.width > 0 }.map { $0.actual.width / $0.expected.width }
        let horizontal = Self.tolerance + widths.reduce(0) { $0 + abs($1.width) }
        let vertical = Self.tolerance + heights.reduce(0) { $0 + abs($1.height) }
        for pair in pairs {
            let isWide = pair.hasOwnWidth ? pair.hasPromisedWidth : abs(pair.width) <= horizontal
            let isHigh = pair.hasOwnHeight ? pair.hasPromisedHeight : abs(pair.height) <= vertical
            let isThere =
                abs(pair.actual.minX - pair.expected.minX) <= horizontal
                && abs(pair.actual.minY - pair.expected.minY) <= vertical
            if !(isWide && isHigh && isThere) { add(pair.name, pair.expected, pair.actual) }
        }
    }

    /// From the top to the bottom of the screen, as people read the table.
    private static func isBefore(_ one: (key: String, value: CGRect), _ other: (key: String, value: CGRect)) -> Bool {
        (one.value.minY, one.value.minX, one.key) < (other.value.minY, other.value.minX, other.key)
    }
}

/// A view with the frame that was promised for it and the one that it has.
@MainActor
private struct Pair {
    let name: String
    let view: UIView
    let expected: CGRect
    let actual: CGRect

    /// Points by which it is wider than promised.
    var width: CGFloat { actual.width - expected.width }
    /// Points by which it is higher than promised.
    var height: CGFloat { actual.height - expected.height }

    /// True if its size is that of a text.
    var isText: Bool {
        view is UILabel || view is UIButton || view is UITextField || view is UITextView || view is UISegmentedControl
    }

    /// True if it is as wide as what it shows, and not as wide as its place.
    var hasOwnWidth: Bool { isOwn(actual.width, view.intrinsicContentSize.width) }
    var hasOwnHeight: Bool { isOwn(actual.height, view.intrinsicContentSize.height) }

    private func isOwn(_ length: CGFloat, _ intrinsic: CGFloat) -> Bool {
        intrinsic >= 0 && abs(length - intrinsic) <= FrameComparison.tolerance
    }

    var hasPromisedWidth: Bool {
        let estimated = isText ? expected.width * FrameComparison.textTolerance : 0
        return abs(width) <= FrameComparison.tolerance + estimated
    }

    /// A text whose characters are as much wider or narrower than their estimate as they may be can have other lines,
    /// and another height for that reason alone.
    var hasPromisedHeight: Bool {
        if abs(height) <= FrameComparison.tolerance { return true }
        guard isText else { return false }
        let least = textHeight(inWidth: actual.width * (1 + FrameComparison.textTolerance))
        let most = textHeight(inWidth: actual.width * (1 - FrameComparison.textTolerance))
        return expected.height >= least - FrameComparison.tolerance
            && expected.height <= most + FrameComparison.tolerance
    }

    private func textHeight(inWidth width: CGFloat) -> CGFloat {
        guard let label = view as? UILabel else {
            return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines).height
    }
}
