/// The types of fields and parameters that the language knows, by the words of a spec; any other is the user's own.
package enum BasicType: String, Sendable, Hashable, CaseIterable {
    case string = "String"
    case integer = "Int"
    case double = "Double"
    case boolean = "Bool"
    case date = "Date"
    case url = "URL"
    case image = "Image"
    case color = "Color"
    case attributedString = "AttributedString"

    /// True for types that can be compared by size.
    package var isNumber: Bool { self == .integer || self == .double }

    /// The type in Swift.
    package var swiftName: String {
        switch self {
        case .string, .integer, .double, .boolean, .date, .url: rawValue
        // Pictures that are not there are common, and `UIImage(named:)` gives an optional.
        case .image: "UIImage?"
        case .color: "UIColor"
        case .attributedString: "NSAttributedString"
        }
    }

    /// The value that a field has at first, in Swift; nil for a type without an obvious one.
    package var initialValue: String? {
        switch self {
        case .string: "\"\""
        case .integer, .double: "0"
        case .boolean: "false"
        case .color: ".clear"
        case .image: "nil"
        case .attributedString: "NSAttributedString(string: \"\")"
        case .date, .url: nil
        }
    }

    /// The form of a literal of the type.
    package var valueType: ValueType {
        switch self {
        case .string: .text
        case .integer: .integer(Self.integers)
        case .double: .number(Self.numbers)
        case .boolean: .boolean
        case .date: .date
        case .image: .image
        case .color: .color
        case .url, .attributedString: .ownType(rawValue)
        }
    }

    /// The range of integers that a spec may write; larger ones come from code.
    private static let integers = -1_000_000_000...1_000_000_000
    /// The range of other numbers that a spec may write.
    private static let numbers = -1_000_000_000.0...1_000_000_000.0

    /// Types of Foundation for amounts, which genvc takes for types of the user's: it writes no text of them.
    package static let amounts = ["Decimal", "NSDecimalNumber"]

    /// The words of other languages for the types, for advice.
    package static let synonyms = [
        "string": "String", "Text": "String", "str": "String", "int": "Int", "Integer": "Int", "Number": "Double",
        "Float": "Double", "CGFloat": "Double", "bool": "Bool", "Boolean": "Bool", "boolean": "Bool",
        "UIImage": "Image", "UIColor": "Color", "Colour": "Color", "NSAttributedString": "AttributedString",
    ]
}
