import UIKit

/// A controller that was loaded on a screen, with what layout made of it.
@MainActor
package struct LoadedScreen {
    package let window: UIWindow
    package let controller: UIViewController
    /// The views of the controller's properties, by their names.
    package let views: [String: UIView]

    package init(_ environment: LayoutEnvironment, _ makeController: () -> UIViewController) {
        window = environment.show(makeController)
        controller = window.rootViewController ?? UIViewController()
        views = Self.properties(of: controller)
    }

    /// Lays the screen out again.
    package func layOut() {
        window.layoutIfNeeded()
    }

    /// The frame of a property in the controller's view; nil if the view is hidden, or not on the screen.
    package func frame(of name: String) -> CGRect? {
        guard let view = views[name], let superview = view.superview, view.isDescendant(of: controller.view) else {
            return nil
        }
        let isHidden = sequence(first: view, next: \.superview).contains { $0.isHidden }
        return isHidden ? nil : superview.convert(view.frame, to: controller.view)
    }

    /// The names of the views that could be elsewhere, or of another size; what is hidden has no place.
    package var ambiguousViews: [String] {
        views.keys.filter { views[$0]?.hasAmbiguousLayout == true && frame(of: $0) != nil }.sorted()
    }

    package var conflicts: [ConstraintConflict] { window.conflicts }

    private static func properties(of controller: UIViewController) -> [String: UIView] {
        let lazyPrefix = "$__lazy_storage_$_"
        var views: [String: UIView] = [:]
        for (label, value) in Mirror(reflecting: controller).children {
            // The navigation bar lays out what stands in place of the title.
            guard let label, let view = value as? UIView, view !== controller.navigationItem.titleView else { continue }
            views[label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label] = view
        }
        return views
    }
}
