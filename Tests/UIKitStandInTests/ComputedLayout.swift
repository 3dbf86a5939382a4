import Testing

@testable import UIKit

/// Views, and the frames that a person found for them with the rules of UIKit; on 300 × 400 points at 3 pixels each
/// unless it says otherwise.
///
/// Measures that come back: a digit of 17 points is 0.556 × 17 = 9.452 wide, ten are 94.52, so 284 pixels = 94.667; a
/// line is 1.193 × 17 = 20.281 high, so a label of one line 61 pixels = 20.333, of two (40.562) 122 pixels = 40.667.
struct ComputedLayout: Sendable, CustomTestStringConvertible {
    let name: String
    let environment: LayoutEnvironment
    /// Puts views into the view of a controller, and names those to look at.
    let build: @MainActor @Sendable (UIView) -> [String: UIView]
    /// `x y width height` in the controller's view.
    let frames: [String: String]

    init(
        _ name: String, on environment: LayoutEnvironment = ComputedLayout.plain, _ frames: [String: String],
        _ build: @escaping @MainActor @Sendable (UIView) -> [String: UIView]
    ) {
        self.name = name
        self.environment = environment
        self.frames = frames
        self.build = build
    }

    var testDescription: String { name }

    static let plain = LayoutEnvironment(size: CGSize(width: 300, height: 400))
    static let all = stackAxes + stackAlignments + texts + guides + views
}

// Parts from which the cases are built.

/// A view of a fixed size; nil: as constraints have it.
@MainActor
func box(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
}

@MainActor
func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
}

@MainActor
func stack(
    _ axis: NSLayoutConstraint.Axis, _ views: [UIView], spacing: CGFloat = 0,
    _ distribution: UIStackView.Distribution = .fill, _ alignment: UIStackView.Alignment = .fill
) -> UIStackView {
    let stackView = UIStackView(arrangedSubviews: views)
    stackView.axis = axis
    stackView.spacing = spacing
    stackView.distribution = distribution
    stackView.alignment = alignment
    stackView.translatesAutoresizingMaskIntoConstraints = false
    return stackView
}

extension UIView {
    /// Adds a view at the top left, as wide and as high as is said, or as it wants.
    func add(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
        addSubview(view)
        view.topAnchor.constraint(equalTo: topAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    /// Adds a view and ties its edges to those of a guide, or of the view itself.
    func fill(with view: UIView, _ guide: UILayoutGuide? = nil) {
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide?.topAnchor ?? topAnchor),
            view.leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide?.trailingAnchor ?? trailingAnchor),
            view.bottomAnchor.constraint(equalTo: guide?.bottomAnchor ?? bottomAnchor),
        ])
    }
}
