import GenvcModel
import GenvcVocabulary

/// The names of types that mean something in generated code already.
///
/// A class that genvc writes declares some types within itself, where they hide those of the app with the same names;
/// an enum that a spec makes stands there too, and hides what the code means otherwise.
enum GeneratedTypes {
    /// The types that classes declare within themselves. Those of lists move aside for the names of a spec.
    private static let nested: Set = ["Metrics", "State"]
    /// The type that only a component declares within itself: what it is given.
    private static let nestedInComponents: Set = ["Content"]
    /// The type with the tokens, which stands beside all classes.
    private static let theme = "Theme"

    /// Types of Swift and Foundation that the code names without the module.
    static let ofSwift: Set = [
        "AnyObject", "Array", "AttributeScopes", "Bool", "CaseIterable", "Date", "Dictionary", "Double", "Equatable",
        "Float", "Hashable", "IndexPath", "Int", "Int64", "KeyPath", "MainActor", "NotificationCenter", "ProcessInfo",
        "Sendable", "Set", "String", "TimeInterval", "URL", "Void",
    ]

    /// Names that Swift lets no nested type have, or that mean any type.
    static let ofLanguage: Set = ["Any", "Optional", "Protocol", "Self", "Type"]

    /// Types that are declared in the code of a screen or a component, or beside it.
    static let declared = nested.union(nestedInComponents).union([theme])

    /// True for a name that no enum of a spec can have.
    static func takes(enum name: String) -> Bool {
        declared.contains(name) || ofSwift.contains(name) || ofLanguage.contains(name)
            || ShippedComponent.all.contains { $0.name == name }
    }

    /// True for a name that no component of a spec can have, since UIKit has or may have a class of it.
    static func isUIKits(_ name: String) -> Bool { name.hasPrefix("UI") }

    /// True for a type of the app that the code of a class cannot name, since something else there has its name.
    ///
    /// - Parameters:
    ///   - name: the type in Swift; a type in a module or in another type, as `Brand.State`, has the names of both.
    ///   - isScreen: false in a component.
    static func hides(_ name: String, isScreen: Bool) -> Bool {
        if name == theme { return true }
        let first = String(name.prefix { $0 != "." })
        return nested.contains(first) || !isScreen && nestedInComponents.contains(first)
    }
}
