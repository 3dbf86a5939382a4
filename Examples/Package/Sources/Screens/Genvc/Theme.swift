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

    enum Colors {
        static let primary = UIColor.systemBlue
        static let secondary = UIColor.systemGray
        static let background = UIColor.systemBackground
        static let surface = UIColor.secondarySystemBackground
        static let text = UIColor.label
        static let textSecondary = UIColor.secondaryLabel
        static let textTertiary = UIColor.tertiaryLabel
        static let separator = UIColor.separator
        static let error = UIColor(light: UIColor(hex: 0xD70015), dark: UIColor(hex: 0xFF6961))
        static let success = UIColor.systemGreen
        static let warning = UIColor.systemOrange
        static let onPrimary = UIColor.white
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

extension UIColor {
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
