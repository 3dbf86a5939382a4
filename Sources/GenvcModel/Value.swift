import GenvcVocabulary

/// The value of a key, read and checked.
///
/// The larger payloads are indirect, since values are copied far more often than they are read.
package enum Value: Sendable, Hashable {
    /// A text for people, with its references; localised unless it says otherwise.
    indirect case text(LocalizedText)
    case texts([LocalizedText])
    /// Words for the code or the drawing that people never read in the app, such as the name of an event.
    case caption(String)
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    /// A length in points, which may follow state.
    indirect case length(Length)
    /// The rules for one side of a view: at the least, at the most, exactly.
    case dimension([SizeRule])
    /// Both sides of a view or a cell at once.
    indirect case size(width: Length, height: Length)
    /// Room on the four sides.
    indirect case insets(Insets)
    indirect case cornerRadius(CornerRadius)
    /// The width divided by the height as two numbers, with a priority up to 1000, which is required.
    indirect case ratio(width: Double, height: Double, priority: Double = 1_000)
    /// A word of the `Choice` that the key takes, spelt as UIKit spells it.
    case choice(String)
    /// Several words of a `Choice`, for a key that sets an option set.
    case choices([String])
    indirect case color(ColorValue)
    case colors([ColorValue])
    /// A point of the unit square: both coordinates 0 … 1, from the top of the leading side.
    indirect case unitPoint(x: Double, y: Double)
    indirect case font(FontValue)
    indirect case image(ImageValue)
    indirect case shadow(Shadow)
    indirect case transform(Transform)
    /// Priorities along the two axes, 1 … 1000.
    indirect case priorities(AxisPriorities)
    /// A day of the Gregorian calendar; the month and the day count from 1.
    indirect case day(year: Int, month: Int, day: Int)
    case relations([Relation])
    case runs([TextRun])
    /// The id of another element; that it is there has been checked.
    case reference(String)
    /// The ids of other elements, in order.
    case references([String])
    indirect case contentWidth(ContentWidth)
    /// The name of a Swift type of the user's.
    case typeName(String)
    /// A Swift expression of the user's, whose type is not known.
    case expression(String)
    /// Swift statements of the user's, a line each.
    case statements([String])
    case properties([PropertyValue])
    /// The names of the styles of an element, in the order in which they apply.
    case styles([String])
    /// The names of the modules that the code imports.
    case modules([String])
    /// The rules that an element silences, each with a reason.
    case suppressions([Suppression])
    /// `{ swift: "…" }`, for a key that sets a property.
    case swift(String)
    /// The `repeat` of an element.
    indirect case repetition(Repetition)
    /// The accessories of a cell, in order.
    case accessories([CellAccessory])
    /// The gestures of a view, in order.
    case gestures([GestureUse])
    /// The animations that a view plays, in order.
    case animations([PlayedAnimation])
    /// The keys whose changes are animated, in order; a plain number animates all of them.
    case changeDurations([ChangeDuration])
    /// The heights at which a sheet rests, in order.
    case detents([Detent])
    /// A reference to a field, a parameter or an element of a list: `$name`.
    indirect case binding(Binding)
    /// A boolean that follows state or the device.
    case condition(Condition)
}

extension Value {
    /// True if the value follows state or the device.
    package var isDynamic: Bool {
        switch self {
        case .binding, .condition, .repetition, .animations: true
        case .text(let text): !text.arguments.isEmpty
        case .length, .dimension, .size, .relations: !boundLengths.isEmpty
        case .accessories(let accessories):
            accessories.contains { accessory in
                if case .text(let text) = accessory.content { text.isDynamic } else { false }
            }
        case .swift(let code): code.namesState
        case .properties(let properties): properties.contains { $0.follows(id: nil) }
        case .statements(let lines): !OwnStatements(lines, id: nil).rendered.isEmpty
        case .texts(let texts): texts.contains { !$0.arguments.isEmpty }
        case .choices: isOneSided
        default: false
        }
    }

    /// True for a color, or a shadow of a color, that changes with light and dark appearance.
    package var followsAppearance: Bool {
        switch self {
        case .color(let color): !color.isFixed
        case .shadow(let shadow): !shadow.color.isFixed
        default: true
        }
    }

    /// True for a field of the state whose text has attributes of its own.
    package var isAttributedText: Bool {
        guard case .binding(let binding) = self else { return false }
        return binding.reference.type?.basic == .attributedString
    }

    /// True for corners that are not the same from right to left, where `CALayer` would still round those at the left.
    package var isOneSided: Bool {
        guard case .choices(let names) = self else { return false }
        return Set(names) != Set(names.map(Self.acrossFrom))
    }

    /// The value for right-to-left layouts: corners are mirrored, other values stay.
    package var mirrored: Value {
        guard case .choices(let names) = self else { return self }
        return .choices(names.map(Self.acrossFrom))
    }

    /// The corner at the other end of the same horizontal side; any other word stays.
    private static func acrossFrom(_ word: String) -> String { Corner(rawValue: word)?.mirrored.rawValue ?? word }

    /// The lengths of the value that follow state.
    package var boundLengths: [Length] {
        let lengths: [Length] =
            switch self {
            case .length(let length): [length]
            case .dimension(let rules): rules.map(\.length)
            case .size(let width, let height): [width, height]
            case .relations(let relations): relations.compactMap(\.length)
            default: []
            }
        return lengths.filter { $0.reference != nil }
    }

    /// The value with each length replaced.
    package func mapLengths(_ transform: (Length) -> Length) -> Value {
        switch self {
        case .length(let length): .length(transform(length))
        case .dimension(let rules):
            .dimension(rules.map { SizeRule($0.relation, transform($0.length), priority: $0.priority) })
        case .size(let width, let height): .size(width: transform(width), height: transform(height))
        case .relations(let relations): .relations(relations.map { $0.mapLength(transform) })
        default: self
        }
    }
}
