import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// A screen at one point of the matrix, with the frames of its views there, as it is drawn to scale.
package struct DrawnScreen: Sendable {
    /// The sizes of the contents and what is hidden at the point's text size.
    let plan: LayoutPlan
    /// The point that is drawn: a device with a text size, a direction and a keyboard.
    let point: LayoutPoint
    /// The place where each view lies at the point.
    let frames: Frames
    /// The errors and warnings found at the point.
    let findings: [Diagnostic]

    /// Lays the screen out at a point.
    ///
    /// - Parameter checked: The screen, with what was found at `point`.
    package init(_ checked: CheckedScreen, at point: LayoutPoint) {
        plan = LayoutPlan(checked.tree, textSize: point.textSize, variant: point.variant, stretch: point.stretch)
        var solver = LayoutSolver(checked.tree)
        frames = solver.frames(of: plan, at: point)
        var drawn = point
        // A part of a screen is as high as its rows.
        drawn.viewport = frames.viewport
        self.point = drawn
        findings = checked.findings.filter { $0.severity > .note }
    }

    var tree: ViewTree { plan.tree }
    var viewport: Viewport { point.viewport }

    /// The words over the drawing, such as `iPhone SE, 375x667, L`.
    var caption: String {
        let size = "\(viewport.width.pointText)x\(viewport.height.pointText)"
        // A device that was given as a size has the size as its title.
        var words = viewport.title.hasPrefix(size) ? [viewport.title] : [viewport.title, size]
        words.append(point.textSize.name)
        if point.direction == .rightToLeft { words.append("right to left") }
        if point.keyboard > 0 { words.append("keyboard \(point.keyboard.pointText)pt") }
        return words.joined(separator: ", ")
    }

    /// The index of the visible view that a finding is about; nil if it is about the screen or about something that is
    /// not seen.
    func view(of finding: Diagnostic) -> Int? {
        guard let range = finding.range else { return nil }
        return tree.views.indices.first { index in
            guard frames[index] != nil, tree.views[index].role == .element, let element = tree.views[index].element
            else { return false }
            return element.range == range
                || element.values.contains { $0.origin == .element && $0.range == range }
        }
    }
}
