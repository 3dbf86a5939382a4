import ScreenViews
import UIKit

/// A controller that was loaded on a screen, with what layout made of it.
@MainActor
package struct LoadedScreen {
    package let window: UIWindow
    package let controller: UIViewController
    private let screenViews: ScreenViews

    /// The views of the controller's properties, by their names.
    package var views: [String: UIView] { screenViews.named }

    package init(_ environment: LayoutEnvironment, _ makeController: () -> UIViewController) {
        window = environment.show(makeController)
        controller = window.rootViewController ?? UIViewController()
        screenViews = ScreenViews(of: controller)
    }

    /// Lays the screen out again.
    package func layOut() {
        window.layoutIfNeeded()
    }

    /// The frame of a property in the view that is made of the spec; nil if the view is hidden, or not on the screen.
    package func frame(of name: String) -> CGRect? { screenViews.frame(of: name) }

    /// The names of the views that could be elsewhere, or of another size; what is hidden has no place.
    package var ambiguousViews: [String] {
        views.keys.filter { views[$0]?.hasAmbiguousLayout == true && frame(of: $0) != nil }.sorted()
    }

    /// True for a view that stands behind the cells of a list, which is hidden while there are any.
    func isBehindCells(_ name: String) -> Bool { screenViews.isBehindCells(name) }

    package var conflicts: [ConstraintConflict] { window.conflicts }
}
