// Created once by genvc. This file is yours: edit the tokens, genvc never overwrites it.

import UIKit

enum Theme {
    enum Spacing {
        static let tiny: CGFloat = 4
        static let small: CGFloat = 8
        static let medium: CGFloat = 16
        static let large: CGFloat = 24
        static let xLarge: CGFloat = 32
    }

    enum CornerRadius {
        static let small: CGFloat = 4
        static let medium: CGFloat = 8
        static let large: CGFloat = 12
        static let xLarge: CGFloat = 16
    }

    enum Height {
        static let control: CGFloat = 44
        static let largeControl: CGFloat = 56
    }

    /// One pixel of the screen, in points.
    @MainActor static var hairline: CGFloat {
        1 / max(UITraitCollection.current.displayScale, 1)
    }

    /// Midnight of a day of the Gregorian calendar, in the time zone of the device.
    static func day(year: Int, month: Int, day: Int) -> Date {
        let components = DateComponents(year: year, month: month, day: day)
        return Calendar(identifier: .gregorian).date(from: components) ?? .distantPast
    }

    /// The colours of one look of the app; it swaps them by `window.traitOverrides.palette`.
    nonisolated struct Palette: Equatable, Sendable {
        var primary = UIColor.systemBlue
        var secondary = UIColor.systemGray
        var background = UIColor.systemBackground
        var surface = UIColor.secondarySystemBackground
        var text = UIColor.label
        var textSecondary = UIColor.secondaryLabel
        var textTertiary = UIColor.tertiaryLabel
        var separator = UIColor.separator
        var error = UIColor(light: UIColor(hex: 0xD70015), dark: UIColor(hex: 0xFF6961))
        var success = UIColor.systemGreen
        var warning = UIColor.systemOrange
        var onPrimary = UIColor.white
        var canvas = UIColor(light: UIColor(hex: 0xFFFFFF), dark: UIColor(hex: 0x101014))
        var ink = UIColor(light: UIColor(hex: 0x1A1A2E), dark: .white.withAlphaComponent(0.9))
    }

    enum Colors {
        static let primary = UIColor { $0.palette.primary.resolvedColor(with: $0) }
        static let secondary = UIColor { $0.palette.secondary.resolvedColor(with: $0) }
        static let background = UIColor { $0.palette.background.resolvedColor(with: $0) }
        static let surface = UIColor { $0.palette.surface.resolvedColor(with: $0) }
        static let text = UIColor { $0.palette.text.resolvedColor(with: $0) }
        static let textSecondary = UIColor { $0.palette.textSecondary.resolvedColor(with: $0) }
        static let textTertiary = UIColor { $0.palette.textTertiary.resolvedColor(with: $0) }
        static let separator = UIColor { $0.palette.separator.resolvedColor(with: $0) }
        static let error = UIColor { $0.palette.error.resolvedColor(with: $0) }
        static let success = UIColor { $0.palette.success.resolvedColor(with: $0) }
        static let warning = UIColor { $0.palette.warning.resolvedColor(with: $0) }
        static let onPrimary = UIColor { $0.palette.onPrimary.resolvedColor(with: $0) }
        static let canvas = UIColor { $0.palette.canvas.resolvedColor(with: $0) }
        static let ink = UIColor { $0.palette.ink.resolvedColor(with: $0) }
    }

    @MainActor
    enum Fonts {
        /// The system font of a text style in another weight or design; it follows the user's text size.
        static func scaled(
            _ style: UIFont.TextStyle, weight: UIFont.Weight = .regular,
            design: UIFontDescriptor.SystemDesign = .default, isItalic: Bool = false,
            hasMonospacedDigits: Bool = false
        ) -> UIFont {
            let defaults = UITraitCollection(preferredContentSizeCategory: .large)
            let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: defaults).pointSize
            return scaled(
                size: size, weight: weight, design: design, isItalic: isItalic,
                hasMonospacedDigits: hasMonospacedDigits, relativeTo: style)
        }

        /// The system font at `size` points at the default text size; it grows and shrinks like `style`.
        static func scaled(
            size: CGFloat, weight: UIFont.Weight = .regular, design: UIFontDescriptor.SystemDesign = .default,
            isItalic: Bool = false, hasMonospacedDigits: Bool = false, relativeTo style: UIFont.TextStyle
        ) -> UIFont {
            let font =
                hasMonospacedDigits
                ? UIFont.monospacedDigitSystemFont(ofSize: size, weight: weight)
                : UIFont.systemFont(ofSize: size, weight: weight)
            var descriptor = font.fontDescriptor
            descriptor = descriptor.withDesign(design) ?? descriptor
            if isItalic {
                descriptor = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic)) ?? descriptor
            }
            return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: descriptor, size: size))
        }

        /// A font of the project; the system font stands in for it while it is missing.
        static func custom(_ name: String, size: CGFloat, relativeTo style: UIFont.TextStyle) -> UIFont {
            let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
            return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
        }
    }
}

private nonisolated struct PaletteTrait: UITraitDefinition {
    static let defaultValue = Theme.Palette()
    static let affectsColorAppearance = true
}

extension Theme {
    /// The traits by which a color may become another one.
    static var colorTraits: [UITrait] { UITraitCollection.systemTraitsAffectingColorAppearance + [PaletteTrait.self] }
}

extension UITraitCollection {
    nonisolated var palette: Theme.Palette { self[PaletteTrait.self] }
}

extension UIMutableTraits {
    nonisolated var palette: Theme.Palette {
        get { self[PaletteTrait.self] }
        set { self[PaletteTrait.self] = newValue }
    }
}

nonisolated extension UIColor {
    /// A colour in sRGB as 0xRRGGBB.
    fileprivate convenience init(hex: Int, alpha: CGFloat = 1) {
        let part = { (shift: Int) in CGFloat(hex >> shift & 0xFF) / 0xFF }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }

    /// Follows light and dark appearance, and Increase Contrast.
    fileprivate convenience init(
        light: UIColor, dark: UIColor, highContrastLight: UIColor? = nil, highContrastDark: UIColor? = nil
    ) {
        self.init { traits in
            let hasHighContrast = traits.accessibilityContrast == .high
            return switch traits.userInterfaceStyle {
            case .dark: (hasHighContrast ? highContrastDark : nil) ?? dark
            default: (hasHighContrast ? highContrastLight : nil) ?? light
            }
        }
    }
}

extension NSLayoutConstraint {
    /// Names the constraint in "Unable to simultaneously satisfy constraints" logs.
    func identified(_ identifier: String) -> Self {
        self.identifier = identifier
        return self
    }

    /// Lets UIKit break the constraint where a stronger one says otherwise.
    func prioritized(_ priority: UILayoutPriority) -> Self {
        self.priority = priority
        return self
    }
}

extension UIView {
    /// A view without looks of its own, as a spacer or a container, which constraints place.
    static func forAutoLayout() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }
}

extension UIStackView {
    /// Adds views behind those that the stack arranges, in their order.
    func arrange(_ subviews: UIView...) {
        for subview in subviews { addArrangedSubview(subview) }
    }
}

extension NSDirectionalEdgeInsets {
    static func all(_ inset: CGFloat) -> Self {
        Self(top: inset, leading: inset, bottom: inset, trailing: inset)
    }

    static func horizontal(_ inset: CGFloat) -> Self {
        Self(top: 0, leading: inset, bottom: 0, trailing: inset)
    }

    static func vertical(_ inset: CGFloat) -> Self {
        Self(top: inset, leading: 0, bottom: inset, trailing: 0)
    }
}
