/// Lays out a hierarchy: finds the frame of every view and guide below a root.
@MainActor
struct LayoutPass {
    private let root: UIView
    private var model: LayoutModel
    private var solver: LayoutSolver
    private var rects: [ObjectIdentifier: CGRect] = [:]
    private var contents: [ObjectIdentifier: CGSize] = [:]

    /// Passes after which insets that still change each other are left as they are.
    private static let mostPasses = 4

    /// Sets the frames below a root.
    static func layOut(_ root: UIView) {
        var insets = InsetResolver(root: root, rects: knownRects(root), contents: [:]).resolve()
        root.forgetTextWidths()
        var pass = LayoutPass(root, insets)
        for _ in 1..<mostPasses {
            let found = InsetResolver(root: root, rects: pass.rects, contents: pass.contents).resolve()
            let isSettled = pass.model.inset.allSatisfy { insets[$0] == found[$0] }
            insets = found
            if isSettled { break }
            pass = LayoutPass(root, insets)
        }
        pass.apply(insets)
    }

    /// The smallest size of a hierarchy that is not smaller than it has to be for its constraints.
    static func fittingSize(of root: UIView, target: FittingTarget) -> CGSize {
        let insets = InsetResolver(root: root, rects: [:], contents: [:]).resolve()
        // A view is measured by itself: its texts have the widths that they were laid out in neither before nor after.
        let textWidths = root.textWidths
        root.forgetTextWidths()
        defer { root.restoreTextWidths(textWidths) }
        let pass = LayoutPass(root, insets, fitting: target)
        return pass.rects[ObjectIdentifier(root)]?.size ?? .zero
    }

    private init(_ root: UIView, _ insets: [ObjectIdentifier: ViewInsets], fitting: FittingTarget? = nil) {
        self.root = root
        model = LayoutModel(root: root, insets: insets, fitting: fitting)
        solver = LayoutSolver(model)
        for _ in 0..<Self.mostPasses {
            let changed = model.remeasureTexts(solver.values)
            if changed.isEmpty { break }
            if model.dependsOnLines {
                model = LayoutModel(root: root, insets: insets, fitting: fitting)
                solver = LayoutSolver(model)
            } else {
                solver.update(model.rows, changed: changed)
            }
        }
        for view in model.views {
            rects[ObjectIdentifier(view)] = model.geometry(of: view).rect(in: solver.values)
        }
        contents = model.contents.mapValues { $0.rect(in: solver.values).size }
    }

    /// The rects that no constraint decides: those of the root and of the view of its controller.
    private static func knownRects(_ root: UIView) -> [ObjectIdentifier: CGRect] {
        var rects = [ObjectIdentifier(root): CGRect(origin: .zero, size: root.frame.size)]
        for subview in root.subviews
        where subview.viewController != nil && subview.translatesAutoresizingMaskIntoConstraints {
            rects[ObjectIdentifier(subview)] = subview.frame
        }
        return rects
    }

    private mutating func apply(_ insets: [ObjectIdentifier: ViewInsets]) {
        root.layoutConflicts = solver.conflicts.map { ConstraintConflict(rows: $0) }
        let mayBeAmbiguous = solver.isAmbiguous
        for view in model.views {
            view.foundSafeAreaInsets = insets[ObjectIdentifier(view)]?.safeArea ?? .zero
            if view !== root { place(view) }
            for guide in view.layoutGuides { place(guide, in: view) }
            if let guides = view.existingSystemGuides {
                for guide in guides.all { place(guide, in: view) }
            }
            if let scrollView = view as? UIScrollView, let content = model.contents[ObjectIdentifier(view)] {
                scrollView.contentSize = content.rect(in: solver.values).size
                scrollView.adjustment = insets[ObjectIdentifier(view)]?.adjusted ?? .zero
                place(scrollView.contentLayoutGuide, in: view)
                place(scrollView.frameLayoutGuide, in: view)
            }
            view.isPlacedAmbiguously = mayBeAmbiguous && isAmbiguous(view)
        }
    }

    private func place(_ view: UIView) {
        guard let rect = rects[ObjectIdentifier(view)], let superview = view.superview else { return }
        let origin = rects[ObjectIdentifier(superview)]?.origin ?? .zero
        let frame = CGRect(
            x: rect.minX - origin.x, y: rect.minY - origin.y, width: rect.width, height: rect.height)
        if frame.size != view.frame.size { view.setNeedsLayout() }
        // As WWDC 2018, "High Performance Auto Layout", says: a variable that changes lays out the superview.
        if frame != view.frame { superview.setNeedsLayout() }
        view.frame = frame
    }

    private mutating func place(_ guide: UILayoutGuide, in view: UIView) {
        guard let geometry = model.geometry(ofItem: guide) else { return }
        let rect = geometry.rect(in: solver.values)
        let origin = rects[ObjectIdentifier(view)]?.origin ?? .zero
        guide.layoutFrame = CGRect(
            x: rect.minX - origin.x, y: rect.minY - origin.y, width: rect.width, height: rect.height)
    }

    /// True if a view could be elsewhere in its superview or of another size; for a scroll view, its content as well.
    private func isAmbiguous(_ view: UIView) -> Bool {
        guard view !== root, let superview = view.superview else { return false }
        let (inner, outer) = (model.geometry(of: view), model.geometry(of: superview))
        var forms = [inner.left - outer.left, inner.top - outer.top, inner.width, inner.height]
        if model.isMirrored(superview) { forms[0] = inner.right - outer.right }
        if let content = model.contents[ObjectIdentifier(view)] { forms += [content.width, content.height] }
        return forms.contains { solver.isAmbiguous($0) }
    }
}

/// Constraints that could not all hold.
package struct ConstraintConflict: CustomStringConvertible, Sendable {
    /// One for each: its identifier and what it says.
    package let constraints: [String]

    @MainActor
    init(rows: [LayoutRow]) {
        constraints = rows.map(\.explanation)
    }

    package var description: String { constraints.joined(separator: "; ") }
}
