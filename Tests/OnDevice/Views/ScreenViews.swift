import UIKit

/// The views of a screen by the names of the properties that hold them, and where they lie.
@MainActor
package struct ScreenViews {
    /// The views of properties, of arrays of views with their places, and in components.
    package let named: [String: UIView]
    /// The view that is made of the spec: that of the controller, or a part of it.
    package let host: UIView

    /// Finds the views of a controller whose view is loaded.
    package init(of controller: UIViewController) {
        let owner = Self.owner(in: controller)
        host = owner as? UIView ?? controller.view
        named = Self.properties(of: owner, prefix: "")
    }

    /// The frame of a property in the view that is made of the spec; nil if the view is hidden, or not on the screen.
    package func frame(of name: String) -> CGRect? {
        guard let view = named[name], let superview = view.superview, view.isDescendant(of: host) else { return nil }
        let isHidden = sequence(first: view, next: { $0.superview }).contains { $0.isHidden }
        return isHidden ? nil : superview.convert(view.frame, to: host)
    }

    /// True for a view that stands behind the cells of a list, which is hidden while there are any.
    package func isBehindCells(_ name: String) -> Bool {
        guard let view = named[name] else { return false }
        let around = sequence(first: view, next: { $0.superview })
        return around.contains { ($0.superview as? UICollectionView)?.backgroundView === $0 }
    }

    /// The module whose classes are views in which screens stand.
    private static let moduleOfViews = "ViewScreens."
    /// The modules in which the components of specs are.
    private static let modules = [
        "GoldenScreens.", "AppScreens.", "SwappedScreens.", "ThemedScreens.", "RandomControllers.",
    ]

    /// The owner of the screen's views: the controller, or the view made of the spec, be it a part of the screen.
    private static func owner(in controller: UIViewController) -> AnyObject {
        guard let view = controller.view else { return controller }
        return ([view] + view.subviews).first { String(reflecting: type(of: $0)).hasPrefix(moduleOfViews) }
            ?? controller
    }

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
