import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// Views in the round corners of a view that clips.
extension Clipped {
    /// The points in a round corner that count as cut: less is the empty edge of a text or a control.
    private static let leastInCorner = 1.0

    /// The points by which the round corners of a view that clips cut into what is seen of another view: how far the
    /// middle of one of its sides stands outside of the arc. 0 where all four stand inside, as the corners of a text
    /// and of most controls are empty.
    static func cutByCorners(
        of host: Int, _ window: Rect, _ view: Int, _ rect: Rect, in layout: LaidOutScreen
    ) -> Double {
        guard let radius = cornerRadius(of: host, window, in: layout) else { return 0 }
        let seen = Overlap.seen(Overlap.Drawn(view: view, rect: rect), in: layout)
        let (middleX, middleY) = (seen.minX + seen.width / 2, seen.minY + seen.height / 2)
        let middles = [
            Point(x: seen.minX, y: middleY), Point(x: seen.maxX, y: middleY), Point(x: middleX, y: seen.minY),
            Point(x: middleX, y: seen.maxY),
        ]
        let corners = maskedCorners(of: host, in: layout)
        let most = middles.map { outside($0, of: window, radius, corners) }.max() ?? 0
        return most > leastInCorner ? most : 0
    }

    /// The radius in points, which is at most half of the shorter side; nil for a view with square corners.
    private static func cornerRadius(of host: Int, _ window: Rect, in layout: LaidOutScreen) -> Double? {
        guard case .cornerRadius(let radius)? = layout.tree.views[host].element?.constructionValue(.cornerRadius)?.value
        else { return nil }
        let most = min(window.width, window.height) / 2
        return switch radius {
        case .circle: most
        case .length(let length): min(length.points, most)
        }
    }

    /// The corners that are round, by the side of the screen: all of them unless the spec names some.
    private static func maskedCorners(of host: Int, in layout: LaidOutScreen) -> Set<Corner> {
        guard case .choices(let names)? = layout.tree.views[host].element?.value(.maskedCorners) else {
            return Set(Corner.allCases)
        }
        let corners = names.compactMap(Corner.init)
        return Set(layout.point.direction == .rightToLeft ? corners.map(\.mirrored) : corners)
    }

    /// The points by which a point within the window stands outside of the arc of its corner.
    private static func outside(_ point: Point, of window: Rect, _ radius: Double, _ corners: Set<Corner>) -> Double {
        let (isLeft, isRight) = (point.x < window.minX + radius, point.x > window.maxX - radius)
        let (isTop, isBottom) = (point.y < window.minY + radius, point.y > window.maxY - radius)
        guard isLeft || isRight, isTop || isBottom else { return 0 }
        let corner: Corner =
            isTop ? (isLeft ? .topLeading : .topTrailing) : isLeft ? .bottomLeading : .bottomTrailing
        guard corners.contains(corner) else { return 0 }
        let x = isLeft ? window.minX + radius - point.x : point.x - (window.maxX - radius)
        let y = isTop ? window.minY + radius - point.y : point.y - (window.maxY - radius)
        return (x * x + y * y).squareRoot() - radius
    }
}
