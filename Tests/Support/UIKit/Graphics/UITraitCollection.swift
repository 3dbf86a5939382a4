open class UITraitCollection: NSObject, @unchecked Sendable {
    public private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public private(set) var userInterfaceStyle = UIUserInterfaceStyle.light
    public private(set) var displayScale: CGFloat = 3
    public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.compact
    public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.regular
    public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    public private(set) var preferredContentSizeCategory = UIContentSizeCategory.large
    public private(set) var accessibilityContrast = UIAccessibilityContrast.normal
    public private(set) var userInterfaceLevel = UIUserInterfaceLevel.base
    public private(set) var legibilityWeight = UILegibilityWeight.regular

    /// The traits that an app defines.
    private var ownValues: [ObjectIdentifier: Any] = [:]

    public override init() {
        super.init()
    }

    @available(iOS 17.0, *)
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        ownValues[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue
    }

    /// The traits with those that a view overrides.
    func overridden(by overrides: UITraitOverrides) -> UITraitCollection {
        guard !overrides.isEmpty else { return self }
        return copy { traits in
            traits.ownValues.merge(overrides.values) { $1 }
            let layout = overrides.layout
            traits.displayScale = layout.displayScale ?? traits.displayScale
            traits.horizontalSizeClass = layout.horizontalSizeClass ?? traits.horizontalSizeClass
            traits.layoutDirection = layout.layoutDirection ?? traits.layoutDirection
            traits.preferredContentSizeCategory =
                layout.preferredContentSizeCategory ?? traits.preferredContentSizeCategory
            traits.userInterfaceIdiom = layout.userInterfaceIdiom ?? traits.userInterfaceIdiom
            traits.verticalSizeClass = layout.verticalSizeClass ?? traits.verticalSizeClass
        }
    }

    /// The traits with a text size between the limits of a view.
    func limited(from minimum: UIContentSizeCategory?, to maximum: UIContentSizeCategory?) -> UITraitCollection {
        var category = preferredContentSizeCategory
        if let minimum { category = max(category, minimum) }
        if let maximum { category = min(category, maximum) }
        guard category != preferredContentSizeCategory else { return self }
        return copy { $0.preferredContentSizeCategory = category }
    }

    /// The traits with an appearance that a view or a controller overrides.
    func styled(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        guard style != .unspecified, style != userInterfaceStyle else { return self }
        return copy { $0.userInterfaceStyle = style }
    }

    private func copy(_ change: (UITraitCollection) -> Void) -> UITraitCollection {
        let traits = UITraitCollection(
            userInterfaceIdiom: userInterfaceIdiom, displayScale: displayScale,
            horizontalSizeClass: horizontalSizeClass,
            verticalSizeClass: verticalSizeClass, layoutDirection: layoutDirection,
            preferredContentSizeCategory: preferredContentSizeCategory)
        traits.userInterfaceStyle = userInterfaceStyle
        traits.accessibilityContrast = accessibilityContrast
        traits.userInterfaceLevel = userInterfaceLevel
        traits.legibilityWeight = legibilityWeight
        traits.ownValues = ownValues
        change(traits)
        return traits
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init()
        userInterfaceIdiom = idiom
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init()
        self.userInterfaceStyle = userInterfaceStyle
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init()
        displayScale = scale
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        self.horizontalSizeClass = horizontalSizeClass
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        self.verticalSizeClass = verticalSizeClass
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init()
        self.layoutDirection = layoutDirection
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init()
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init()
        self.accessibilityContrast = accessibilityContrast
    }

    convenience init(userInterfaceStyle: UIUserInterfaceStyle, accessibilityContrast: UIAccessibilityContrast) {
        self.init()
        self.userInterfaceStyle = userInterfaceStyle
        self.accessibilityContrast = accessibilityContrast
    }

    convenience init(
        userInterfaceIdiom: UIUserInterfaceIdiom, displayScale: CGFloat, horizontalSizeClass: UIUserInterfaceSizeClass,
        verticalSizeClass: UIUserInterfaceSizeClass, layoutDirection: UITraitEnvironmentLayoutDirection,
        preferredContentSizeCategory: UIContentSizeCategory
    ) {
        self.init()
        self.userInterfaceIdiom = userInterfaceIdiom
        self.displayScale = displayScale
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    /// A light phone in portrait at the default text size, unless `asCurrent` says otherwise.
    @TaskLocal private static var storedCurrent = UITraitCollection()

    public class var current: UITraitCollection { storedCurrent }

    /// Runs `body` with the receiver as the current traits.
    package func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$storedCurrent.withValue(self, operation: body)
    }

    /// Makes the receiver the current traits while `actions` run, as UIKit does while it lays out a view.
    open func performAsCurrent(_ actions: () -> Void) {
        asCurrent(actions)
    }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return userInterfaceStyle != traitCollection.userInterfaceStyle
            || accessibilityContrast != traitCollection.accessibilityContrast
            || userInterfaceLevel != traitCollection.userInterfaceLevel
    }

    @available(iOS 17.0, *)
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
    }
}

extension UITraitCollection {
    /// True if any trait has another value in `other`.
    func differs(from other: UITraitCollection) -> Bool {
        guard self !== other else { return false }
        return horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
            || layoutDirection != other.layoutDirection || userInterfaceIdiom != other.userInterfaceIdiom
            || preferredContentSizeCategory != other.preferredContentSizeCategory
            || displayScale != other.displayScale || legibilityWeight != other.legibilityWeight
            || differsInColors(from: other)
    }

    /// True if a trait has another value in `other`.
    func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontalSizeClass != other.horizontalSizeClass
        case ObjectIdentifier(UITraitVerticalSizeClass.self): verticalSizeClass != other.verticalSizeClass
        case ObjectIdentifier(UITraitLayoutDirection.self): layoutDirection != other.layoutDirection
        case ObjectIdentifier(UITraitUserInterfaceIdiom.self): userInterfaceIdiom != other.userInterfaceIdiom
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
            preferredContentSizeCategory != other.preferredContentSizeCategory
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): userInterfaceStyle != other.userInterfaceStyle
        case ObjectIdentifier(UITraitAccessibilityContrast.self): accessibilityContrast != other.accessibilityContrast
        case ObjectIdentifier(UITraitUserInterfaceLevel.self): userInterfaceLevel != other.userInterfaceLevel
        case let own: Self.areDifferent(ownValues[own], other.ownValues[own])
        }
    }

    /// True if a color may be another one in `other`.
    func differsInColors(from other: UITraitCollection) -> Bool {
        guard self !== other else { return false }
        return hasDifferentColorAppearance(comparedTo: other) || ownTraitsDiffer(from: other)
    }

    private func ownTraitsDiffer(from other: UITraitCollection) -> Bool {
        Set(ownValues.keys).union(other.ownValues.keys)
            .contains { Self.areDifferent(ownValues[$0], other.ownValues[$0]) }
    }

    /// True for values of an app's trait that are not known to be equal.
    private static func areDifferent(_ value: Any?, _ other: Any?) -> Bool {
        switch (value, other) {
        case (nil, nil): false
        case (let value as any Equatable, let other?): !value.isEqual(to: other)
        default: true
        }
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}
