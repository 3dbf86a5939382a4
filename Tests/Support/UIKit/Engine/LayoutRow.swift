/// A constraint of a layout: `form` is zero, at most zero or at least zero.
struct LayoutRow {
    var form: LinearForm
    let relation: NSLayoutConstraint.Relation
    let priority: Double
    let origin: Origin

    /// Who asks for it.
    enum Origin {
        case constraint(NSLayoutConstraint)
        /// A stack view, by the identifier that its constraints have in UIKit's logs.
        case arrangement(StackConstraintIdentifier, UIStackView)
        /// The size that a view has by itself.
        case intrinsicSize(UIView)
        /// The frame of a view that translates its autoresizing mask.
        case autoresizing(UIView)
        /// The size that a measurement of a hierarchy aims at.
        case fitting
    }

    /// Is true without any variable to make it so.
    var isMet: Bool {
        switch relation {
        case .equal: abs(form.constant) <= LayoutRow.tolerance
        case .lessThanOrEqual: form.constant <= LayoutRow.tolerance
        case .greaterThanOrEqual: form.constant >= -LayoutRow.tolerance
        }
    }

    /// Points that are rounding errors and not a conflict.
    private static let tolerance = 1e-6
}

/// The identifiers of the constraints that a stack view makes.
enum StackConstraintIdentifier: String {
    case canvasConnection = "UISV-canvas-connection"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case canvasFit = "UISV-canvas-fit"
    case hiding = "UISV-hiding"
    case spacingHidden = "UISV-spacing-hidden"
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
    case alignment = "UISV-alignment"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
}
