import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// `fixed-height-text`: text that grows with the text size, in a height that does not.
enum FixedHeightText {
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        // At the default size and below it is the height itself that is too small, whatever fixes it.
        guard layout.point.textSize > .large else { return [] }
        var defects: [Defect] = []
        for (index, subject) in layout.subjects.enumerated() {
            guard let limit = subject.heightLimit, let rect = layout.frames[index],
                let needed = layout.neededHeight(of: index), needed > rect.height + LaidOutScreen.tolerance,
                // Squeezed even below its limit: then the limit is not what is in the way.
                rect.height > limit - LaidOutScreen.tolerance
            else { continue }
            let identity = Defect.Identity(rule: .fixedHeightText, view: index)
            defects.append(Defect(identity: identity, needed: needed, available: rect.height))
        }
        return defects
    }

    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let view = defect.identity.view
        let node = layout.tree.views[view]
        let name = node.element?.caption ?? node.name
        return RuleFinding(
            element: node.element,
            diagnostic: Diagnostic(
                .warning, .fixedHeightText,
                "the text in \(name) needs \(defect.needed.tenths)pt at \(layout.point.textSize.name); its height is"
                    + " \(defect.available.tenths) at every text size",
                at: node.element.map { place(of: $0) }, label: layout.adviceOnHeight(of: view),
                help:
                    "people choose the text size for all apps; the text is cut \(layout.whereabouts(of: view, places))",
                device: places.deviceNames),
            fixes: fixes(of: node))
    }

    /// The value that says the height.
    private static func place(of element: Element) -> SourceRange {
        for key in [Effect.LayoutKey.height, .size, .aspectRatio] {
            if let keyed = element.layoutValue(key), keyed.origin == .element { return keyed.range }
        }
        return element.range
    }

    private static func fixes(of view: ViewNode) -> [SpecFix] {
        guard let element = view.element else { return [] }
        if let rule = view.height.first(where: { $0.relation == .equal || $0.relation == .maximum }) {
            return [
                .set(.layout(.height), "{ min: \(rule.length.points.pointText) }", of: element),
                .remove(.layout(.height), of: element),
            ]
        }
        if case .size(let width, let height)? = element.layoutValue(.size)?.value {
            return [
                SpecFix([
                    .remove(.layout(.size), element), .set(.layout(.width), width.points.pointText, element),
                    .set(.layout(.height), "{ min: \(height.points.pointText) }", element),
                ])
            ]
        }
        return [.remove(.layout(.aspectRatio), of: element)]
    }
}
