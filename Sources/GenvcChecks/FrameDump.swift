import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// The frames of a screen as JSON: what `genvc dump frames` prints. Lengths are points of the controller's view.
package struct FrameDump: Sendable {
    /// One JSON object, on one line, with a line end.
    package let text: String
    /// False if constraints cannot all hold, or leave something open: the object then has `conflicts` or `ambiguous`
    /// and no `views`.
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
        let undecided = UndecidedFrames(frames, in: tree)
        fits = undecided.isEmpty

        var writer = JSONWriter()
        writer.beginObject()
        writer.member("screen", tree.screen.name.text)
        writer.member("device", device.name)
        writer.numbers("size", [frames.viewport.width, frames.viewport.height])
        writer.member("scale", viewport.scale)
        let insets = viewport.safeArea
        writer.numbers("safeArea", [insets.top, insets.left, insets.bottom, insets.right])
        writer.traits(viewport.environment(textSize: textSize, isRightToLeft: direction == .rightToLeft))
        if fits {
            let listFrame = Self.frameOfList(in: tree, at: point)
            writer.key("views")
            writer.beginObject()
            for (index, view) in tree.views.enumerated() {
                guard let rect = (index == tree.list ? listFrame : nil) ?? frames[index] else { continue }
                writer.numbers(view.name, [rect.minX, rect.minY, rect.width, rect.height])
            }
            writer.endObject()
            writer.numbers("contentSize", [frames.contentSize.width, frames.contentSize.height])
        } else {
            undecided.write(to: &writer)
        }
        writer.endObject()
        writer.endLine()
        text = writer.text
    }

    /// The frame that the code gives the list of a screen, which it pins to the view; what scrolls in it keeps clear of
    /// the bars by itself, and is laid out without them. Nil for a screen that is no list.
    private static func frameOfList(in tree: ViewTree, at point: LayoutPoint) -> Rect? {
        guard tree.list != nil else { return nil }
        let code = ViewTreeBuilder.build(tree.screen, showsCells: false)
        var solver = LayoutSolver(code)
        let frames = solver.frames(of: LayoutPlan(code, textSize: point.textSize), at: point)
        guard var frame = code.list.flatMap({ frames[$0] }) else { return nil }
        if code.letsListReachEdge { frame.size.height = point.viewport.height - point.keyboard - frame.minY }
        return frame
    }
}

/// The reasons why a screen cannot be laid out: constraints that cannot all hold, and what they leave open.
private struct UndecidedFrames {
    private let tree: ViewTree
    private let shortages: [Shortage]
    private let conflicts: [LayoutConflict]
    private let ambiguities: [Ambiguity]

    init(_ frames: Frames, in tree: ViewTree) {
        self.tree = tree
        shortages = frames.shortages.filter(\.isConflict)
        // Where room is short, the shortage says by how much, and the conflict has no constraints.
        conflicts = frames.conflicts.filter { !$0.constraints.isEmpty || !$0.stacks.isEmpty }
        ambiguities = frames.ambiguities.filter { $0.isOpen(beyond: LaidOutScreen.tolerance) }
    }

    var isEmpty: Bool { shortages.isEmpty && conflicts.isEmpty && ambiguities.isEmpty }

    /// Writes the members `conflicts` and `ambiguous`, as far as there are any.
    func write(to writer: inout JSONWriter) {
        if !shortages.isEmpty || !conflicts.isEmpty {
            writer.key("conflicts")
            writer.beginArray()
            for shortage in shortages { write(shortage, to: &writer) }
            for conflict in conflicts { write(conflict, to: &writer) }
            writer.endArray()
        }
        if !ambiguities.isEmpty {
            writer.list("ambiguous", ambiguities) { write($0, to: &$1) }
        }
    }

    private func write(_ shortage: Shortage, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("view", tree.views[shortage.view].name)
        writer.member("dimension", shortage.axis == .vertical ? "height" : "width")
        writer.member("needed", shortage.needed.thousandths)
        writer.member("available", shortage.available.thousandths)
        writer.endObject()
    }

    /// The constraints as `dump constraints` has them, and the stack views whose own constraints take part.
    private func write(_ conflict: LayoutConflict, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.list("constraints", conflict.constraints) { ConstraintDump.write($0, of: tree, to: &$1) }
        writer.list("stacks", conflict.stacks) { $1.value(tree.views[$0].name) }
        writer.endObject()
    }

    /// A bound that is not there is left out.
    private func write(_ ambiguity: Ambiguity, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("view", tree.views[ambiguity.view].name)
        writer.member("attribute", ambiguity.attribute.rawValue)
        if ambiguity.lower.isFinite { writer.member("from", ambiguity.lower.thousandths) }
        if ambiguity.upper.isFinite { writer.member("to", ambiguity.upper.thousandths) }
        writer.endObject()
    }
}

extension JSONWriter {
    /// Writes the traits of a device and its settings, in the words of UIKit.
    fileprivate mutating func traits(_ environment: ConditionEnvironment) {
        key("traits")
        beginObject()
        for operand in EnvironmentOperand.allCases {
            if case .word(let word)? = environment[operand] { member(operand.rawValue, word) }
        }
        endObject()
    }

    /// Writes a member whose value is a list of numbers.
    fileprivate mutating func numbers(_ name: String, _ numbers: [Double]) {
        list(name, numbers) { $1.value($0.thousandths) }
    }
}

extension Double {
    /// The number without the digits behind a thousandth, which are rounding errors: far less than a pixel.
    fileprivate var thousandths: Double {
        guard magnitude < 1e12 else { return self }
        return Double(Int(self * 1_000 + (self < 0 ? -0.5 : 0.5))) / 1_000
    }
}
