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
        views = Self.properties(of: Self.owner(in: controller), prefix: "")
    }

    /// The owner of the screen's views: the controller, or the view made of the spec, be it a part of the screen.
    private static func owner(in controller: UIViewController) -> AnyObject {
        guard let view = controller.view else { return controller }
        return ([view] + view.subviews).first { String(reflecting: type(of: $0)).hasPrefix("ViewScreens.") }
            ?? controller
    }

    /// Lays the screen out again.
    package func layOut() {
        window.layoutIfNeeded()
    }

    /// The view that is made of the spec.
    private var host: UIView { Self.owner(in: controller) as? UIView ?? controller.view }

    /// The frame of a property in the view that is made of the spec; nil if the view is hidden, or not on the screen.
    package func frame(of name: String) -> CGRect? {
        guard let view = views[name], let superview = view.superview, view.isDescendant(of: controller.view) else {
            return nil
        }
        let isHidden = sequence(first: view, next: \.superview).contains { $0.isHidden }
        return isHidden ? nil : superview.convert(view.frame, to: host)
    }

    /// The names of the views that could be elsewhere, or of another size; what is hidden has no place.
    package var ambiguousViews: [String] {
        views.keys.filter { views[$0]?.hasAmbiguousLayout == true && frame(of: $0) != nil }.sorted()
    }

    /// True for a view that stands behind the cells of a list, which is hidden while there are any.
    func isBehindCells(_ name: String) -> Bool {
        guard let view = views[name] else { return false }
        let around = sequence(first: view, next: \.superview)
        return around.contains { ($0.superview as? UICollectionView)?.backgroundView === $0 }
    }

    package var conflicts: [ConstraintConflict] { window.conflicts }

    /// The place where the components of specs are.
    private static let modules = ["GoldenScreens.", "AppScreens.", "SwappedScreens.", "RandomControllers."]

    /// The views of properties, of arrays of views with their places, and in components.
    private static func properties(of owner: AnyObject, prefix: String) -> [String: UIView] {
        let lazyPrefix = "$__lazy_storage_$_"
        var views: [String: UIView] = [:]
        func add(_ view: UIView, _ name: String) {
            // The navigation bar lays out what stands in place of the title.
            if let controller = owner as? UIViewController, view === controller.navigationItem.titleView { return }
            views[name] = view
            let type = String(reflecting: type(of: view))
            guard modules.contains(where: type.hasPrefix) else { return }
            views.merge(properties(of: view, prefix: name + ".")) { first, _ in first }
        }
        for (label, value) in Mirror(reflecting: owner).children {
            guard let label else { continue }
            let name = prefix + (label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label)
            if let view = value as? UIView { add(view, name) }
            for (place, view) in (value as? [UIView] ?? []).enumerated() { add(view, "\(name)[\(place)]") }
        }
        return views
    }
}
