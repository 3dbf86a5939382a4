import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// The frames of a screen as JSON: what `genvc dump frames` prints. Lengths are points of the controller's view.
package struct FrameDump: Sendable {
    /// One JSON object, on one line, with a line end.
    package let text: String
    /// False if constraints cannot all hold: the object then has `conflicts` and no `views`.
    package let fits: Bool

    /// Lays the screen out at one point and describes the frames.
    ///
    /// - Parameter keyboard: points that the keyboard covers, from the bottom of the screen; 0 while it is down.
    package init(
        _ tree: ViewTree, device: Device, orientation: Orientation = .portrait, textSize: TextSize = .large,
        direction: LayoutDirection = .leftToRight, keyboard: Double = 0
    ) {
        let viewport = Viewport(device, orientation, screen: tree.screen)
        let plan = LayoutPlan(tree, textSize: textSize)
        let point = LayoutPoint(viewport, textSize: textSize, direction: direction, keyboard: keyboard)
        var solver = LayoutSolver(tree)
        let frames = solver.frames(of: plan, at: point)
        let conflicts = frames.shortages.filter(\.isConflict)
        fits = conflicts.isEmpty

        var writer = JSONWriter()
        writer.beginObject()
        writer.member("screen", tree.screen.name.text)
        writer.member("device", device.name)
        writer.numbers("size", [viewport.width, viewport.height])
        writer.member("scale", viewport.scale)
        let insets = viewport.safeArea
        writer.numbers("safeArea", [insets.top, insets.left, insets.bottom, insets.right])
        if fits {
            writer.key("views")
            writer.beginObject()
            for (view, rect) in zip(tree.views, frames.rects) {
                guard let rect else { continue }
                writer.numbers(view.name, [rect.minX, rect.minY, rect.width, rect.height])
            }
            writer.endObject()
            writer.numbers("contentSize", [frames.contentSize.width, frames.contentSize.height])
        } else {
            writer.key("conflicts")
            writer.beginArray()
            for shortage in conflicts {
                writer.beginObject()
                writer.member("view", tree.views[shortage.view].name)
                writer.member("dimension", shortage.axis == .vertical ? "height" : "width")
                writer.member("needed", shortage.needed.thousandths)
                writer.member("available", shortage.available.thousandths)
                writer.endObject()
            }
            writer.endArray()
        }
        writer.endObject()
        writer.endLine()
        text = writer.text
    }
}

extension JSONWriter {
    /// Writes a member whose value is a list of numbers.
    fileprivate mutating func numbers(_ name: String, _ numbers: [Double]) {
        key(name)
        beginArray()
        for number in numbers { value(number.thousandths) }
        endArray()
    }
}

extension Double {
    /// The number without the digits behind a thousandth, which are rounding errors: far less than a pixel.
    fileprivate var thousandths: Double {
        guard magnitude < 1e12 else { return self }
        return Double(Int(self * 1_000 + (self < 0 ? -0.5 : 0.5))) / 1_000
    }
}
