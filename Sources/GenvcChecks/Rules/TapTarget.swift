import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// `tap-target`: what takes touches is at least 44 by 44 points (Human Interface Guidelines).
enum TapTarget {
    private static let least = 44.0
    /// Sizes in pixels do not always add up to whole points.
    private static let tolerance = 0.01

    static func defects(in layout: LaidOutScreen) -> [Defect] {
        layout.tree.views.indices.compactMap { index in
            guard let rect = layout.frames[index], min(rect.width, rect.height) < least - tolerance,
                takesTouches(layout.tree.views[index])
            else { return nil }
            return Defect(
                identity: Defect.Identity(rule: .tapTarget, view: index), needed: least,
                available: min(rect.width, rect.height))
        }
    }

    private static func takesTouches(_ view: ViewNode) -> Bool {
        guard view.role == .element, let element = view.element else { return false }
        return element.kind.traits.contains(.isInteractive)
            && element.value(.isUserInteractionEnabled) != .boolean(false) && !keepsUIKitsSize(view, element)
    }

    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let view = layout.tree.views[defect.identity.view]
        let rect = layout.frames[defect.identity.view] ?? Rect(x: 0, y: 0, width: 0, height: 0)
        let size = "\(rect.width.pointText) × \(rect.height.pointText)pt"
        let key = rect.height < least - tolerance ? "height" : "width"
        return RuleFinding(
            element: view.element,
            diagnostic: Diagnostic(
                .warning, .tapTarget, "`\(view.name)` is \(size), too small to tap", at: view.element?.range,
                label: "make its `\(key)` 44 or more",
                help: "touch targets are at least 44 × 44 points; this one is smaller \(places.text)",
                device: places.deviceNames))
    }

    /// True for switches and their like, which are as high as UIKit makes them and take touches around them in their
    /// band; not where the spec gives them a size.
    private static func keepsUIKitsSize(_ view: ViewNode, _ element: Element) -> Bool {
        guard element.kind.traits.contains(.standsInBand), view.height.isEmpty, view.aspectRatio == nil else {
            return false
        }
        return view.width.isEmpty || view.width.allSatisfy { $0.length.points >= least }
    }
}
