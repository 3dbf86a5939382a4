import GenvcModel
import GenvcViews

/// The names of the constants of a view's margins: as few names as there are different sides.
struct MarginNames {
    /// The number of different margins that a view has.
    enum Form {
        case all, horizontal, vertical, sides
    }

    /// The initializer of insets that fits.
    let form: Form
    let top: String
    let leading: String
    let bottom: String
    let trailing: String

    init(_ insets: Insets, of view: ViewNode) {
        let isSymmetric = insets.top == insets.bottom && insets.leading == insets.trailing
        switch (isSymmetric, insets.top == insets.leading, insets.top.points, insets.leading.points) {
        case (true, true, _, _):
            form = .all
            let name = view.named("Margin")
            (top, leading, bottom, trailing) = (name, name, name, name)
        case (true, false, 0, _):
            form = .horizontal
            let name = view.named("HorizontalMargin")
            (top, leading, bottom, trailing) = (name, name, name, name)
        case (true, false, _, 0):
            form = .vertical
            let name = view.named("VerticalMargin")
            (top, leading, bottom, trailing) = (name, name, name, name)
        default:
            form = .sides
            top = view.named("TopMargin")
            leading = view.named("LeadingMargin")
            bottom = view.named("BottomMargin")
            trailing = view.named("TrailingMargin")
        }
    }
}
