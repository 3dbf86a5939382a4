/// Traits that a view and all in it have whatever is around it: those that an app defines, and those of layout.
@available(iOS 17.0, *)
public struct UITraitOverrides: UIMutableTraits {
    private(set) var values: [ObjectIdentifier: Any] = [:]

    /// The traits of layout that were set.
    var layout = LayoutTraits()

    /// Traits that decide how screens are laid out; nil for one that comes from around the view.
    struct LayoutTraits: Equatable {
        var displayScale: CGFloat?
        var horizontalSizeClass: UIUserInterfaceSizeClass?
        var layoutDirection: UITraitEnvironmentLayoutDirection?
        var preferredContentSizeCategory: UIContentSizeCategory?
        var userInterfaceIdiom: UIUserInterfaceIdiom?
        var verticalSizeClass: UIUserInterfaceSizeClass?
    }

    var isEmpty: Bool { values.isEmpty && layout == LayoutTraits() }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue }
        set { values[ObjectIdentifier(trait)] = newValue }
    }

    public var displayScale: CGFloat {
        get { layout.displayScale ?? 0 }
        set { layout.displayScale = newValue }
    }

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { layout.horizontalSizeClass ?? .unspecified }
        set { layout.horizontalSizeClass = newValue }
    }

    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { layout.layoutDirection ?? .unspecified }
        set { layout.layoutDirection = newValue }
    }

    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { layout.preferredContentSizeCategory ?? .unspecified }
        set { layout.preferredContentSizeCategory = newValue }
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { layout.userInterfaceIdiom ?? .unspecified }
        set { layout.userInterfaceIdiom = newValue }
    }

    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { layout.verticalSizeClass ?? .unspecified }
        set { layout.verticalSizeClass = newValue }
    }
}
