/// The keys of an accessory of a cell.
package enum AccessoryPart: String, ValuePart {
    case text
}

/// The keys of an animation that runs when a condition comes to hold.
package enum AnimationPart: String, ValuePart {
    case condition = "if"
    case transform, duration, repeatCount

    package static let synonyms: [String: Self] = [
        "seconds": .duration, "repeat": .repeatCount, "count": .repeatCount,
    ]

    /// The part as `explain` shows it; a font has a text style or a size, which are shown together.
    package var form: String? { self == .duration ? "duration: (seconds, one way)" : rawValue + ":" }
}

/// The two axes of the screen, for values that each of them has.
package enum AxisPart: String, ValuePart {
    case horizontal, vertical
}

/// The shades of a color of a project.
package enum ColorTokenPart: String, ValuePart {
    case light, dark, highContrast

    package static let synonyms: [String: Self] = ["any": .light, "contrast": .highContrast]
}

/// The shades that a color has where people ask for more contrast.
package enum ContrastPart: String, ValuePart {
    case light, dark
}

/// The keys of a width or a height that is more than one length.
package enum DimensionPart: String, ValuePart {
    case equal, min, max, priority

    package static let synonyms: [String: Self] = [
        "minimum": .min, "maximum": .max, "exactly": .equal, "atLeast": .min,
    ]
}

/// The keys of a field of `state`.
package enum FieldPart: String, ValuePart {
    case type, initial, sample, computed

    package static let synonyms: [String: Self] = ["default": .initial, "value": .initial, "example": .sample]
}

/// The keys of a font.
package enum FontPart: String, ValuePart {
    case style, size, weight, design, italic, monospacedDigits, name, relativeTo

    package static let synonyms: [String: Self] = [
        "family": .name, "textStyle": .style, "points": .size, "isItalic": .italic,
    ]

    /// A font has a text style or a size.
    package var form: String? {
        switch self {
        case .style: "style:|size:"
        case .size: nil
        case .weight, .design, .italic, .monospacedDigits, .name, .relativeTo: rawValue + ":"
        }
    }

    /// True for what a font of a file has in that file, and cannot be given.
    package var isOfSystemFonts: Bool {
        switch self {
        case .weight, .design, .italic, .monospacedDigits: true
        case .style, .size, .name, .relativeTo: false
        }
    }
}

/// The keys of a picture.
package enum ImagePart: String, ValuePart {
    case asset, symbol, renderingMode, pointSize, weight, scale

    package static let synonyms: [String: Self] = ["name": .asset, "systemName": .symbol, "size": .pointSize]

    /// A picture is an asset or a symbol.
    package var form: String? {
        switch self {
        case .asset: "asset:|symbol:"
        case .symbol: nil
        case .renderingMode, .pointSize, .weight, .scale: rawValue + ":"
        }
    }

    /// True for what only symbols have.
    package var isOfSymbols: Bool {
        switch self {
        case .pointSize, .weight, .scale: true
        case .asset, .symbol, .renderingMode: false
        }
    }
}

/// The keys of a length for each side.
package enum InsetsPart: String, ValuePart {
    case top, leading, bottom, trailing, vertical, horizontal

    package static let synonyms: [String: Self] = [
        "left": .leading, "right": .trailing, "start": .leading, "end": .trailing, "x": .horizontal, "y": .vertical,
    ]

    /// The sides, each of which takes the length of its axis unless it has its own.
    package static let sides: [Self] = [.top, .leading, .bottom, .trailing]

    /// The axis of a side; an axis is its own.
    package var axis: Self {
        switch self {
        case .top, .bottom, .vertical: .vertical
        case .leading, .trailing, .horizontal: .horizontal
        }
    }
}

/// The keys of a parameter of a component.
package enum ParameterPart: String, ValuePart {
    case type
    case standard = "default"
    case sample

    package static let synonyms: [String: Self] = ["initial": .standard, "example": .sample]
}

/// The keys of an aspect ratio with a priority.
package enum RatioPart: String, ValuePart {
    case ratio, priority
}

/// The keys of a shadow.
package enum ShadowPart: String, ValuePart {
    case color, opacity, radius, offset

    package static let synonyms: [String: Self] = ["alpha": .opacity, "blur": .radius, "colour": .color]

    package var form: String? { self == .offset ? "offset: 0x2" : rawValue + ":" }
}

/// The sides of a size.
package enum SizePart: String, ValuePart {
    case width, height
}

/// The keys of a rule that is silenced.
package enum SuppressionPart: String, ValuePart {
    case rule, reason
}

/// The keys of a text for people.
package enum TextPart: String, ValuePart {
    case value, format, zero, one, key, comment
    case isLocalized = "localized"

    package static let synonyms: [String: Self] = [
        "other": .value, "text": .value, "max": .format, "currency": .format, "fractionLength": .format,
        "date": .format, "time": .format, "duration": .format, "style": .format,
    ]
}

/// The keys of a transform.
package enum TransformPart: String, ValuePart {
    case scale, rotation, offset

    package static let synonyms: [String: Self] = [
        "rotate": .rotation, "angle": .rotation, "translation": .offset, "move": .offset,
    ]

    package var form: String? {
        switch self {
        case .scale: "scale:"
        case .rotation: "rotation: (degrees)"
        case .offset: "offset: 0x4"
        }
    }
}
