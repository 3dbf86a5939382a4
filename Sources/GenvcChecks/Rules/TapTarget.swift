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

    static func findings(in trials: LayoutTrials) -> [RuleFinding] {
        trials.tree.views.indices.compactMap { finding(for: $0, in: trials) }
    }

    private static func finding(for index: Int, in trials: LayoutTrials) -> RuleFinding? {
        let view = trials.tree.views[index]
        guard view.role == .element, let element = view.element, element.kind.traits.contains(.isInteractive),
            element.value(.isUserInteractionEnabled) != .boolean(false),
            !keepsUIKitsSize(view, element)
        else { return nil }
        var (worst, screens): (Frames?, [Viewport]) = (nil, [])
        for frames in trials.frames {
            guard let rect = frames[index], min(rect.width, rect.height) < least - tolerance else { continue }
            screens.append(frames.viewport)
            let smallest = worst?[index].map { min($0.width, $0.height) } ?? .infinity
            if min(rect.width, rect.height) < smallest { worst = frames }
        }
        guard let worst, let rect = worst[index] else { return nil }
        let size = "\(rect.width.pointText) × \(rect.height.pointText)pt"
        let key = rect.height < least - tolerance ? "height" : "width"
        return RuleFinding(
            element: element,
            diagnostic: Diagnostic(
                .warning, .tapTarget, "`\(view.name)` is \(size), too small to tap", at: element.range,
                label: "make its `\(key)` 44 or more",
                help: "touch targets are at least 44 × 44 points; this one is smaller \(trials.places(of: screens))",
                device: LayoutTrials.names(of: screens)))
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
