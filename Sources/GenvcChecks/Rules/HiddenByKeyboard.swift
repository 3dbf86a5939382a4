import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// `hidden-by-keyboard`: a field that nobody sees while typing into it.
enum HiddenByKeyboard {
    /// Points of a field that are enough to see what one types: a line, and the border around it.
    private static let leastVisible = 44.0

    static func defects(in layout: LaidOutScreen) -> [Defect] {
        guard layout.point.keyboard > 0, layout.tree.takesText else { return [] }
        let viewport = layout.point.viewport
        let scroll = layout.tree.screen.scroll
        let keyboardTop = viewport.height - layout.point.keyboard
        var defects: [Defect] = []
        for (index, subject) in layout.subjects.enumerated() where subject.facts.contains([.isElement, .isInput]) {
            guard let rect = layout.frames[index] else { continue }
            let identity = Defect.Identity(rule: .hiddenByKeyboard, view: index)
            if subject.facts.contains(.scrolls), scroll != .horizontal {
                // It can be brought to where the rows show, if that is high enough.
                let window = layout.window(of: index)
                let room = max(0, min(window.maxY, keyboardTop) - window.minY)
                guard room < rect.height - LaidOutScreen.tolerance else { continue }
                defects.append(Defect(identity: identity, needed: rect.height, available: room))
            } else {
                let hidden = max(rect.maxY - keyboardTop, viewport.safeArea.top - rect.minY)
                guard hidden > LaidOutScreen.tolerance else { continue }
                defects.append(
                    Defect(identity: identity, needed: rect.height, available: max(0, rect.height - hidden)))
            }
        }
        return defects
    }

    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let view = layout.tree.views[defect.identity.view]
        let isScrolling = layout.subjects[defect.identity.view].facts.contains(.scrolls)
        let isHidden = defect.available == 0
        let (needed, available) = (defect.needed.pointText, defect.available.pointText)
        let message =
            isHidden
            ? "the keyboard hides `\(view.name)`"
            : "the keyboard leaves \(available)pt of `\(view.name)`, which is \(needed) high"
        let label =
            switch layout.subjects[defect.identity.view].section {
            case .content where isScrolling && layout.tree.screen.scroll != .horizontal:
                "make `header` and `footer` lower"
            case .content where !view.relations.isEmpty: "write it in the `footer`, which stands on the keyboard"
            case .content: "let the rows scroll: `scroll: vertical`"
            case .header: "write it in `rows`, which scroll"
            case .footer: "make the `footer` lower"
            }
        return RuleFinding(
            element: view.element,
            diagnostic: Diagnostic(
                defect.available < leastVisible ? .error : .warning, .hiddenByKeyboard, message,
                at: view.element?.range, label: label,
                help:
                    "the keyboard is \(layout.point.keyboard.pointText)pt high; \(layout.whereabouts(of: defect.identity.view, places))",
                device: places.deviceNames),
            fixes: [.setScreen(.tool(.scroll), "vertical"), .setScreen(.tool(.scroll), "both")]
                + SpecFix.placeInside(view))
    }
}
