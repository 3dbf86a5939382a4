/// The place where a view or a guide lies, in the coordinates of the root of its hierarchy.
struct ItemGeometry {
    var left: LinearForm
    var top: LinearForm
    var width: LinearForm
    var height: LinearForm

    var right: LinearForm { left + width }
    var bottom: LinearForm { top + height }
    var centerX: LinearForm { left + width * 0.5 }
    var centerY: LinearForm { top + height * 0.5 }

    init(left: LinearForm, top: LinearForm, width: LinearForm, height: LinearForm) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
    }

    /// A place that nothing can move.
    init(_ rect: CGRect) {
        left = LinearForm(Double(rect.minX))
        top = LinearForm(Double(rect.minY))
        width = LinearForm(Double(rect.width))
        height = LinearForm(Double(rect.height))
    }

    func inset(by insets: UIEdgeInsets) -> ItemGeometry {
        ItemGeometry(
            left: left + Double(insets.left), top: top + Double(insets.top),
            width: width - Double(insets.left + insets.right), height: height - Double(insets.top + insets.bottom))
    }

    func rect(in values: [Double]) -> CGRect {
        CGRect(
            x: left.value(in: values), y: top.value(in: values), width: width.value(in: values),
            height: height.value(in: values))
    }

    /// The two ends and the length along an axis, counted from where the axis begins: in a mirrored layout that is the
    /// right side, and numbers grow towards the left.
    func extent(along axis: NSLayoutConstraint.Axis, isMirrored: Bool) -> AxisExtent {
        switch axis {
        case .vertical: AxisExtent(start: top, length: height)
        case .horizontal: AxisExtent(start: isMirrored ? -right : left, length: width)
        }
    }
}

/// A geometry as one axis sees it.
struct AxisExtent {
    let start: LinearForm
    let length: LinearForm

    var end: LinearForm { start + length }
    var center: LinearForm { start + length * 0.5 }
}
