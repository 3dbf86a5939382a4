import GenvcDiagnostics
import GenvcModel
import GenvcViews
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let outOfBounds = DiagnosticCode(
        rule: "out-of-bounds", "something lies where nobody sees it, or takes no touches")
}

/// `out-of-bounds`: a view that cannot be scrolled onto the screen, or a control that reaches beyond the view that
/// takes its touches.
///
/// Spacers and backgrounds without content may lie anywhere, and views inside a reported container are not reported
/// again. What can be scrolled onto the screen is inside.
enum OutOfBounds {
    static let rule = Rule(
        .outOfBounds,
        why: """
            UIKit asks a view for its touches only where the finger is inside it: the half of a button that hangs over the
            edge of its host is dead. And what lies outside the screen where nothing scrolls, nobody ever sees.
            """,
        wrong: """
            screen: Photo
            scroll: vertical
            rows:
              - view: photo
                height: 200
                overlay:
                  - button: close
                    image: symbol:xmark
                    accessibilityLabel: Close
                    constraints: [ top == parent - 16, leading == parent ]

            """,
        right: """
            screen: Photo
            scroll: vertical
            rows:
              - view: photo
                height: 200
                overlay:
                  - button: close
                    image: symbol:xmark
                    accessibilityLabel: Close
                    constraints: [ top == parent + 16, leading == parent ]

            """,
        check: .layout(defects: defects, finding: finding),
        yield: yield)

    /// Yields to `clipped`, to `hidden-by-keyboard` and, at as many points, to `outside-safe-area`.
    private static func yield(_ index: Int, _ precedence: inout RulePrecedence) {
        let defect = precedence.found[index]
        let view = defect.identity.view
        let isCut = precedence.found.contains {
            $0.identity.rule == .clipped && precedence.stands($0.identity.view, in: view)
                && ($0.identity.view == view || $0.places.isSuperset(of: defect.places))
        }
        // Nobody touches what the keyboard hides.
        let isHidden = defect.isOnlyWithKeyboard && precedence.first(.hiddenByKeyboard, atViewOf: index) != nil
        if isCut || isHidden { precedence.drop(index) }
        // The same constraints put it under the status bar and out of its host, or off the screen of other devices.
        let unsafe = precedence.first(.outsideSafeArea, atViewOf: index) {
            defect.identity.other == nil
                ? $0.places.count > defect.places.count : $0.places.isSuperset(of: defect.places)
        }
        if let unsafe { precedence.drop(index, for: unsafe) }
    }

    /// The views outside of what can be seen, and the controls outside of their hosts, which are `Identity.other`;
    /// needed is the points by which they reach out.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        let subjects = layout.subjects
        let screen = reachable(scrolling: false, in: layout)
        let content = reachable(scrolling: true, in: layout)
        var defects: [Defect] = []
        for index in subjects.indices {
            let facts = subjects[index].facts
            guard facts.contains(.isElement), !facts.contains(.isGap), let rect = layout.frames[index],
                !layout.isEmpty(rect)
            else { continue }
            let room = layout.scrolledRoom(of: index) ?? (facts.contains(.scrolls) ? content : screen)
            let excess = rect.excess(over: room)
            if excess > LaidOutScreen.tolerance {
                // A background or a decorative picture may reach off the screen: nobody misses what is cut. And a
                // container is reported instead of the views in it.
                let isBackground =
                    (facts.contains(.isUnderlay) || facts.contains([.isPicture, .isLeaf]))
                    && facts.isDisjoint(with: .saysSomething)
                guard !isBackground, !isOutside(layout.plan.nodes[index].parent, room, layout),
                    !layout.isUnsettled(index)
                else { continue }
                defects.append(
                    Defect(identity: Defect.Identity(rule: .outOfBounds, view: index), needed: excess))
            } else if facts.contains(.takesTouches), let (host, excess) = excessOverHost(index, rect, layout) {
                guard !layout.isUnsettled(index) else { continue }
                defects.append(
                    Defect(
                        identity: Defect.Identity(rule: .outOfBounds, view: index, other: host), needed: excess))
            }
        }
        return defects
    }

    /// The area that can be seen: the screen, or all of its scrolled content.
    private static func reachable(scrolling: Bool, in layout: LaidOutScreen) -> Rect {
        let viewport = layout.point.viewport
        var (x, y, width, height) = (0.0, 0.0, viewport.width, viewport.height)
        guard scrolling, let window = layout.visibleRows else {
            return Rect(x: x, y: y, width: width, height: height)
        }
        let scroll = layout.tree.screen.scroll
        if scroll.isVertical {
            (y, height) = (window.minY, max(window.height, layout.frames.contentSize.height))
        }
        if scroll.isHorizontal {
            width = max(window.width, layout.frames.contentSize.width)
            // The rows begin at their leading end.
            x = layout.point.direction == .rightToLeft ? window.maxX - width : window.minX
        }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// True if an element reaches out of the room itself, so that it is reported instead of those in it.
    private static func isOutside(_ view: Int, _ room: Rect, _ layout: LaidOutScreen) -> Bool {
        guard view >= 0, layout.tree.views[view].element != nil, let rect = layout.frames[view] else { return false }
        return rect.excess(over: room) > LaidOutScreen.tolerance
    }

    /// The nearest view around a control that it reaches beyond, and by how many points.
    private static func excessOverHost(_ view: Int, _ rect: Rect, _ layout: LaidOutScreen) -> (Int, Double)? {
        var host = layout.plan.nodes[view].parent
        while host >= 0 {
            switch layout.tree.views[host].role {
            case .scrollView, .rootStack, .headerStack, .footerStack, .headerBackground, .footerBackground,
                .contentStack, .emptyState:
                return nil
            case .element, .band, .errorLabel, .filler, .gridLine, .slotStack, .componentStack, .cell: break
            }
            if let outer = layout.frames[host], !layout.plan.nodes[host].isEdgeToEdge {
                let excess = rect.excess(over: outer)
                if excess > LaidOutScreen.tolerance { return (host, excess) }
            }
            host = layout.plan.nodes[host].parent
        }
        return nil
    }

    /// The finding, worded by whether the view leaves the screen or a host.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let view = layout.tree.views[defect.identity.view]
        let points = defect.needed.tenths
        let message: String
        let label: String
        if let host = defect.identity.other {
            let name = layout.tree.views[host].name
            message = "\(points)pt of `\(view.name)` reach beyond `\(name)`, and take no touches there"
            label = "place it inside `\(name)`"
        } else {
            message = "\(points)pt of `\(view.name)` lie outside the screen"
            label = "place it inside, or let the screen scroll to it"
        }
        return RuleFinding(
            element: view.element,
            diagnostic: Diagnostic(
                .warning, .outOfBounds, message, at: view.element?.range, label: label,
                help: layout.whereabouts(of: defect.identity.view, places), device: places.deviceNames),
            fixes: SpecFix.placeInside(view, placement: layout.nearestPlacement(of: defect.identity.view)))
    }
}
