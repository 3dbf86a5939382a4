import GenvcDiagnostics
import GenvcVocabulary

/// What a key was given, read and checked.
package enum Value: Sendable, Hashable {
    case text(LocalizedText)
    case texts([LocalizedText])
    case caption(String)
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case length(Length)
    case dimension([SizeRule])
    case size(width: Length, height: Length)
    case insets(Insets)
    case cornerRadius(CornerRadius)
    case ratio(width: Double, height: Double)
    case choice(String)
    case choices([String])
    case color(ColorValue)
    case font(FontValue)
    case image(ImageValue)
    case shadow(Shadow)
    case priorities(AxisPriorities)
    case day(year: Int, month: Int, day: Int)
    /// The id of another element; that it is there has been checked.
    case reference(String)
    case contentWidth(ContentWidth)
    case typeName(String)
    case expression(String)
    case statements([String])
    case properties([PropertyValue])
    case styles([String])
    case suppressions([Suppression])
    /// `{ swift: "…" }`, for a key that sets a property.
    case swift(String)
}

/// A text that people read.
package struct LocalizedText: Sendable, Hashable {
    package let text: String
    /// The localisation key; nil: the one that names make.
    package let key: String?
    /// What the translator is told; nil: the one that names make.
    package let comment: String?
    package let isLocalized: Bool

    package init(_ text: String, key: String? = nil, comment: String? = nil, isLocalized: Bool = true) {
        self.text = text
        self.key = key
        self.comment = comment
        self.isLocalized = isLocalized
    }
}

/// Points, as a number or as the token that was written.
package struct Length: Sendable, Hashable {
    /// Points at the default text size; may be negative only where a key allows it.
    package let points: Double
    /// The token that was written, or that a written number equals.
    package let token: String?
    package let group: TokenGroup
    /// False: the token was found for a number.
    package let isTokenWritten: Bool

    package init(points: Double, token: String?, group: TokenGroup, isTokenWritten: Bool) {
        self.points = points
        self.token = token
        self.group = group
        self.isTokenWritten = isTokenWritten
    }

    /// A plain number; it takes the token of the group that has the same value.
    package init(points: Double, group: TokenGroup) {
        let token = group.tokens.first { $0.points == points }
        self.init(points: points, token: token?.name, group: group, isTokenWritten: false)
    }

    /// A token that ships; traps for a word that is none, which is a mistake in genvc.
    package init(token: String, group: TokenGroup) {
        guard let points = group.points(of: token) else {
            preconditionFailure("no token \(token) in \(group.rawValue)")
        }
        self.init(points: points, token: token, group: group, isTokenWritten: true)
    }

    package static func zero(_ group: TokenGroup) -> Length {
        Length(points: 0, token: nil, group: group, isTokenWritten: false)
    }
}

/// One rule about a width or a height.
package struct SizeRule: Sendable, Hashable {
    package enum Relation: String, Sendable, Hashable {
        /// A plain length: `==`, or `>=` where the kind shows text.
        case plain
        case equal
        case minimum = "min"
        case maximum = "max"
    }

    package let relation: Relation
    package let length: Length
    /// 1 … 1000; 1000 is required.
    package let priority: Double

    package init(_ relation: Relation, _ length: Length, priority: Double = 1_000) {
        self.relation = relation
        self.length = length
        self.priority = priority
    }
}

/// Room on the four sides, in points.
package struct Insets: Sendable, Hashable {
    package let top: Length
    package let leading: Length
    package let bottom: Length
    package let trailing: Length

    package init(top: Length, leading: Length, bottom: Length, trailing: Length) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    package init(vertical: Length, horizontal: Length) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    package static let zero = Insets(vertical: .zero(.spacing), horizontal: .zero(.spacing))

    package var isZero: Bool {
        top.points == 0 && leading.points == 0 && bottom.points == 0 && trailing.points == 0
    }
}

package enum CornerRadius: Sendable, Hashable {
    case length(Length)
    /// Half the height.
    case circle
}

package struct ColorValue: Sendable, Hashable {
    package enum Source: Sendable, Hashable {
        case token(String)
        /// A colour that `UIColor` has by name.
        case system(String)
        case asset(String)
    }

    package let source: Source
    /// 0 … 1, or nil for the colour as it is.
    package let opacity: Double?

    package init(_ source: Source, opacity: Double? = nil) {
        self.source = source
        self.opacity = opacity
    }
}

package struct FontValue: Sendable, Hashable {
    package enum Size: Sendable, Hashable {
        /// A text style: it follows the text size.
        case style(TextStyle)
        /// Points at the default text size; it follows the text size like the nearest style.
        case points(Double, relativeTo: TextStyle)
    }

    package let size: Size
    /// A case of `UIFont.Weight`, or nil for the weight of the style.
    package let weight: String?
    package let isItalic: Bool
    /// A case of `UIFontDescriptor.SystemDesign`, or nil.
    package let design: String?
    /// The PostScript name of a font of the project's, or nil for the system font.
    package let name: String?

    package init(
        _ size: Size, weight: String? = nil, isItalic: Bool = false, design: String? = nil, name: String? = nil
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.name = name
    }
}

package enum ImageValue: Sendable, Hashable {
    case asset(String)
    case symbol(String)
}

package struct Shadow: Sendable, Hashable {
    package let color: ColorValue
    package let opacity: Double
    package let radius: Double
    package let offsetX: Double
    package let offsetY: Double

    package init(color: ColorValue, opacity: Double, radius: Double, offsetX: Double, offsetY: Double) {
        self.color = color
        self.opacity = opacity
        self.radius = radius
        self.offsetX = offsetX
        self.offsetY = offsetY
    }
}

/// Priorities from 1 to 1000; nil where nothing was said.
package struct AxisPriorities: Sendable, Hashable {
    package let horizontal: Double?
    package let vertical: Double?

    package init(horizontal: Double?, vertical: Double?) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

package enum ContentWidth: Sendable, Hashable {
    case full
    case readable
    case points(Length)
}

/// A property of a class of the user's, with the Swift literal it is set to.
package struct PropertyValue: Sendable, Hashable {
    package let name: String
    package let value: Literal

    package enum Literal: Sendable, Hashable {
        case text(String)
        case number(String)
        case boolean(Bool)
        case swift(String)
    }

    package init(name: String, value: Literal) {
        self.name = name
        self.value = value
    }
}

package struct Suppression: Sendable, Hashable {
    package let rule: String
    package let reason: String
    package let range: SourceRange

    package init(rule: String, reason: String, range: SourceRange) {
        self.rule = rule
        self.reason = reason
        self.range = range
    }
}
