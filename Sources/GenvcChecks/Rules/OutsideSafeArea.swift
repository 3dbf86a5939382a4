import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let outsideSafeArea = DiagnosticCode(
        rule: "outside-safe-area", "text or a control lies under the notch, the status bar or the home indicator")
}

/// `outside-safe-area`: text and controls under the status bar, the notch or the home indicator.
///
/// Judged are views that people read or tap and that stay there: scrolled content only across the direction in which it
/// scrolls, and nothing in scroll views of the spec.
enum OutsideSafeArea {
    static let rule = Rule(
        .outsideSafeArea,
        why: """
            Under the status bar, the notch and the home indicator text is covered, and touches belong to the system.
            Backgrounds may reach to the edge of the screen; what people read or tap stays inside the safe area.
            """,
        wrong: """
            screen: Player
            rows:
              - view: video
                height: 200
                overlay:
                  - { label: live, text: Live, constraints: [ top == screen, leading == parent ] }

            """,
        right: """
            screen: Player
            rows:
              - view: video
                height: 200
                overlay:
                  - { label: live, text: Live, constraints: [ top == safeArea, leading == parent ] }

            """,
        check: .layout(defects: defects, finding: finding),
        yield: yield)

    /// The rule yields to `out-of-bounds` if the view leaves the screen at as many points.
    private static func yield(_ index: Int, _ precedence: inout RulePrecedence) {
        let places = precedence.found[index].places
        let outside = precedence.first(.outOfBounds, atViewOf: index) {
            $0.identity.other == nil && $0.places.count >= places.count
        }
        if let outside { precedence.drop(index, for: outside) }
    }

    /// The edges of the screen, in the order in which they are tried.
    private enum Edge: Int, CaseIterable {
        case top, left, bottom, right

        /// True for an edge at the left or the right.
        var isAcross: Bool {
            switch self {
            case .left, .right: true
            case .top, .bottom: false
            }
        }

        /// The edge in the words of a finding.
        var what: String {
            switch self {
            case .top: "the top of the screen, where the status bar is"
            case .bottom: "the bottom of the screen, where the home indicator is"
            case .left, .right: "the side of the screen, where the notch is"
            }
        }
    }

    /// One defect for each view, at the first edge of the safe area over which it reaches; needed is the points beyond
    /// it.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        let viewport = layout.point.viewport
        let safe = viewport.safeArea
        let screen = Rect(x: 0, y: 0, width: viewport.width, height: viewport.height)
        let scroll = layout.tree.screen.scroll
        var defects: [Defect] = []
        for (index, subject) in layout.subjects.enumerated() {
            let facts = subject.facts
            guard facts.contains(.isElement), !facts.isDisjoint(with: [.showsText, .takesTouches]),
                let rect = layout.frames[index], !layout.isEmpty(rect),
                // A view in a scroll view of the spec can be scrolled out of the way.
                subject.innerScrollView == nil,
                rect.excess(over: screen) <= LaidOutScreen.tolerance || facts.contains(.scrolls),
                // A veil that closes what it lies over takes touches wherever it is.
                facts.contains(.showsText) || !covers(rect, safe, of: screen)
            else { continue }
            let judgesAcross = !facts.contains(.scrolls) || scroll == .vertical
            let judgesAlong = !facts.contains(.scrolls) || scroll == .horizontal
            for edge in Edge.allCases {
                let excess =
                    switch edge {
                    case .top: judgesAlong ? safe.top - rect.minY : 0
                    case .bottom: judgesAlong ? rect.maxY - viewport.height + safe.bottom : 0
                    case .left: judgesAcross ? safe.left - rect.minX : 0
                    case .right: judgesAcross ? rect.maxX - viewport.width + safe.right : 0
                    }
                guard excess > LaidOutScreen.tolerance else { continue }
                let isOffScreen =
                    facts.contains(.scrolls) && rect.excess(over: across(screen, rect)) > LaidOutScreen.tolerance
                guard !isOffScreen, !layout.isUnsettled(index) else { break }
                defects.append(
                    Defect(
                        identity: Defect.Identity(rule: .outsideSafeArea, view: index), needed: excess,
                        available: 0))
                break
            }
        }
        return defects
    }

    /// True for a view that covers all of the safe area.
    private static func covers(_ rect: Rect, _ safe: ScreenInsets, of screen: Rect) -> Bool {
        rect.minX <= safe.left && rect.minY <= safe.top && rect.maxX >= screen.maxX - safe.right
            && rect.maxY >= screen.maxY - safe.bottom
    }

    /// The area of the screen at the height of a view: what scrolls vertically leaves the screen only at its sides.
    private static func across(_ screen: Rect, _ rect: Rect) -> Rect {
        Rect(x: screen.minX, y: rect.minY, width: screen.width, height: rect.height)
    }

    /// The finding, which blames `edgeToEdge` if a row with it reaches to the sides.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let view = layout.tree.views[defect.identity.view]
        let row = layout.tree.rowReachingSides(around: defect.identity.view)
        let edge = edge(of: defect, layout)
        // No more of a view reaches out than there is of it.
        let extent = layout.frames[defect.identity.view].map { edge.isAcross ? $0.width : $0.height }
        let excess = min(defect.needed, extent ?? defect.needed)
        return RuleFinding(
            element: view.element,
            diagnostic: Diagnostic(
                .warning, .outsideSafeArea,
                "`\(view.name)` reaches \(excess.tenths)pt into \(edge.what)",
                at: view.element?.range,
                label: row != nil
                    ? "leave out `edgeToEdge`"
                    : SpecFix.keepSafe(view).isEmpty
                        ? "keep it within the safe area" : "relate it to `safeArea` instead of `screen`",
                help: layout.whereabouts(of: defect.identity.view, places), device: places.deviceNames),
            fixes: row.map { [SpecFix([.remove(.layout(.edgeToEdge), $0)])] }
                ?? SpecFix.keepSafe(view) + SpecFix.placeInside(view))
    }

    /// The edge of the screen over which the view reaches.
    private static func edge(of defect: Defect, _ layout: LaidOutScreen) -> Edge {
        let viewport = layout.point.viewport
        guard let rect = layout.frames[defect.identity.view] else { return .top }
        let excesses = [
            viewport.safeArea.top - rect.minY, viewport.safeArea.left - rect.minX,
            rect.maxY - viewport.height + viewport.safeArea.bottom,
            rect.maxX - viewport.width + viewport.safeArea.right,
        ]
        let nearest = excesses.firstIndex { abs($0 - defect.needed) < LaidOutScreen.tolerance }
        return nearest.flatMap { Edge(rawValue: $0) } ?? .top
    }
}

extension ViewTree {
    /// The row with `edgeToEdge` that the view is, or stands in, where such rows leave the safe area.
    fileprivate func rowReachingSides(around index: Int) -> Element? {
        guard screen.isEdgeToEdge else { return nil }
        let view = views[index]
        if view.isEdgeToEdge { return view.element }
        return view.parent.flatMap { rowReachingSides(around: $0) }
    }
}
