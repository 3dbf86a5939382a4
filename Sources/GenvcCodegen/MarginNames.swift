import GenvcModel

/// What the constants of a view's margins are called: as few names as there are different sides.
struct MarginNames {
    enum Form {
        case all, horizontal, vertical, sides
    }

    let form: Form
    let top: String
    let leading: String
    let bottom: String
    let trailing: String

    init(_ insets: Insets, of view: String) {
        let isSymmetric = insets.top == insets.bottom && insets.leading == insets.trailing
        switch (isSymmetric, insets.top == insets.leading, insets.top.points, insets.leading.points) {
        case (true, true, _, _):
            form = .all
            (top, leading, bottom, trailing) = (view + "Margin", view + "Margin", view + "Margin", view + "Margin")
        case (true, false, 0, _):
            form = .horizontal
            let name = view + "HorizontalMargin"
            (top, leading, bottom, trailing) = (name, name, name, name)
        case (true, false, _, 0):
            form = .vertical
            let name = view + "VerticalMargin"
            (top, leading, bottom, trailing) = (name, name, name, name)
        default:
            form = .sides
            top = view + "TopMargin"
            leading = view + "LeadingMargin"
            bottom = view + "BottomMargin"
            trailing = view + "TrailingMargin"
        }
    }
}
