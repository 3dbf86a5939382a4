/// The variables of a hierarchy of views, and the rows that its constraints, its stack views and the sizes of its views
/// make of them.
@MainActor
struct LayoutModel {
    let root: UIView
    let insets: [ObjectIdentifier: ViewInsets]
    /// Every view, superviews before their subviews.
    private(set) var views: [UIView] = []
    private(set) var rows: [LayoutRow] = []
    /// One for each variable: true for a length.
    private(set) var isNonNegative: [Bool] = []
    /// The views whose insets a row depends on.
    private(set) var inset: Set<ObjectIdentifier> = []
    /// The content areas of scroll views that a constraint names.
    private(set) var contents: [ObjectIdentifier: ItemGeometry] = [:]
    /// True if rows must be made anew once the widths of texts are known, and not only those of their heights: a row
    /// depends on where the text of a view stands in it, or on the share of a text in the height of its stack.
    var dependsOnLines = false
    private var geometries: [ObjectIdentifier: ItemGeometry] = [:]
    private var wrappingViews: [(view: UIView, rows: [Int])] = []
    private let isMirroredByDefault: Bool

    /// `fitting`: the size that the root is measured for, or nil if it has its frame.
    init(root: UIView, insets: [ObjectIdentifier: ViewInsets], fitting: FittingTarget? = nil) {
        self.root = root
        self.insets = insets
        isMirroredByDefault = root.traitCollection.layoutDirection == .rightToLeft
        if let fitting {
            let geometry = ItemGeometry(left: LinearForm(), top: LinearForm(), width: length(), height: length())
            geometries[ObjectIdentifier(root)] = geometry
            let (width, height) = (Double(fitting.size.width), Double(fitting.size.height))
            add(geometry.width - width, .equal, Double(fitting.horizontalPriority.rawValue), .fitting)
            add(geometry.height - height, .equal, Double(fitting.verticalPriority.rawValue), .fitting)
        } else {
            geometries[ObjectIdentifier(root)] = ItemGeometry(CGRect(origin: .zero, size: root.frame.size))
        }
        place(root)
        for view in views {
            if !view.translatesAutoresizingMaskIntoConstraints || view === root { addIntrinsicSize(of: view) }
            for constraint in view.constraints { add(constraint) }
            if let stackView = view as? UIStackView { arrange(stackView) }
        }
    }

    // MARK: - Variables

    mutating func position() -> LinearForm {
        isNonNegative.append(false)
        return LinearForm(variable: isNonNegative.count - 1)
    }

    mutating func length() -> LinearForm {
        isNonNegative.append(true)
        return LinearForm(variable: isNonNegative.count - 1)
    }

    private mutating func item() -> ItemGeometry {
        ItemGeometry(left: position(), top: position(), width: length(), height: length())
    }

    private mutating func place(_ view: UIView) {
        views.append(view)
        if view !== root { geometries[ObjectIdentifier(view)] = geometry(placing: view) }
        for guide in view.layoutGuides { geometries[ObjectIdentifier(guide)] = item() }
        for subview in view.subviews { place(subview) }
    }

    private mutating func geometry(placing view: UIView) -> ItemGeometry {
        guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else { return item() }
        let outer = geometry(of: superview)
        let (frame, room) = (view.frame, superview.frame.size)
        var wanted = ItemGeometry(
            left: outer.left + Double(frame.minX), top: outer.top + Double(frame.minY),
            width: LinearForm(Double(frame.width)), height: LinearForm(Double(frame.height)))
        if view.autoresizingMask.contains(.flexibleWidth) {
            wanted.width = outer.width + Double(frame.width - room.width)
        }
        if view.autoresizingMask.contains(.flexibleHeight) {
            wanted.height = outer.height + Double(frame.height - room.height)
        }
        // A controller's view is where its controller says, and nothing contradicts that.
        guard view.viewController == nil else { return wanted }
        let geometry = item()
        for (placed, form) in [
            (geometry.left, wanted.left), (geometry.top, wanted.top), (geometry.width, wanted.width),
            (geometry.height, wanted.height),
        ] {
            add(placed - form, .equal, LayoutModel.required, .autoresizing(view))
        }
        return geometry
    }

    // MARK: - Rows

    static let required = Double(UILayoutPriority.required.rawValue)

    mutating func add(
        _ form: LinearForm, _ relation: NSLayoutConstraint.Relation, _ priority: Double, _ origin: LayoutRow.Origin
    ) {
        rows.append(LayoutRow(form: form, relation: relation, priority: priority, origin: origin))
    }

    private mutating func addIntrinsicSize(of view: UIView) {
        let size = view.intrinsicContentSize
        let geometry = geometry(of: view)
        if size.width != UIView.noIntrinsicMetric {
            addIntrinsicLength(size.width, of: geometry.width, view, .horizontal)
        }
        if size.height != UIView.noIntrinsicMetric {
            let first = rows.count
            addIntrinsicLength(size.height, of: geometry.height, view, .vertical)
            if view.wrapsText { wrappingViews.append((view, Array(first..<rows.count))) }
        }
    }

    private mutating func addIntrinsicLength(
        _ length: CGFloat, of form: LinearForm, _ view: UIView, _ axis: NSLayoutConstraint.Axis
    ) {
        guard !form.terms.isEmpty else { return }
        let hugging = Double(view.contentHuggingPriority(for: axis).rawValue)
        let resistance = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
        add(form - Double(length), .lessThanOrEqual, hugging, .intrinsicSize(view))
        add(form - Double(length), .greaterThanOrEqual, resistance, .intrinsicSize(view))
    }

    /// Measures texts in the widths that they were given.
    ///
    /// - Returns: the rows that changed.
    mutating func remeasureTexts(_ values: [Double]) -> [Int] {
        var changed: [Int] = []
        for (view, indices) in wrappingViews {
            view.textLayoutWidth = CGFloat(geometry(of: view).width.value(in: values))
            let height = geometry(of: view).height - Double(view.intrinsicContentSize.height)
            for index in indices where abs(rows[index].form.constant - height.constant) > LayoutModel.textTolerance {
                rows[index].form.constant = height.constant
                changed.append(index)
            }
        }
        return changed
    }

    /// Heights of texts that differ by less, in points, are the same.
    private static let textTolerance = 1e-6

    // MARK: - Geometry

    func geometry(of view: UIView) -> ItemGeometry {
        geometries[ObjectIdentifier(view)] ?? ItemGeometry(.zero)
    }

    func isMirrored(_ view: UIView) -> Bool { view.isMirrored(inherited: isMirroredByDefault) }

    /// The geometry of a view or a guide of the hierarchy.
    mutating func geometry(ofItem item: AnyObject) -> ItemGeometry? {
        if let known = geometries[ObjectIdentifier(item)] { return known }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
            let outer = geometries[ObjectIdentifier(owner)]
        else { return nil }
        if let scrollView = owner as? UIScrollView {
            if guide === scrollView.frameLayoutGuide { return outer }
            if guide === scrollView.contentLayoutGuide { return content(of: scrollView) }
        }
        let guides = owner.systemGuides
        let found = insets(of: owner)
        if guide === guides.safeArea { return outer.inset(by: found.safeArea) }
        if guide === guides.layoutMargins { return outer.inset(by: found.margins) }
        if guide === guides.readableContent { return outer.inset(by: found.readableContent) }
        guard guide === guides.keyboard else { return nil }
        return ItemGeometry(
            left: outer.left, top: outer.bottom - Double(found.keyboard), width: outer.width,
            height: LinearForm(Double(found.keyboard)))
    }

    mutating func insets(of view: UIView) -> ViewInsets {
        inset.insert(ObjectIdentifier(view))
        return insets[ObjectIdentifier(view)] ?? ViewInsets()
    }

    /// The content area of a scroll view, scrolled to its top left corner: it begins at the corner of the scroll view,
    /// or at that of its safe area where the insets of the content are adjusted to it.
    mutating func content(of scrollView: UIScrollView) -> ItemGeometry {
        if let known = contents[ObjectIdentifier(scrollView)] { return known }
        let outer = geometry(of: scrollView)
        let inset = insets(of: scrollView).adjusted
        let content = ItemGeometry(
            left: outer.left + Double(inset.left), top: outer.top + Double(inset.top), width: length(),
            height: length())
        contents[ObjectIdentifier(scrollView)] = content
        return content
    }
}
