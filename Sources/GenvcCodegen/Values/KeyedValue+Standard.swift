import GenvcModel
import GenvcSwift
import GenvcVocabulary

extension KeyedValue {
    /// True if it is what UIKit has anyway, at anything that has the key.
    var isStandard: Bool { isStandard(key.standard) }

    /// True if it is what UIKit has anyway at a view of the kind.
    func isStandard(at kind: Kind) -> Bool { isStandard(kind.standard(of: key)) }

    /// True if it is that value, as the spec writes it.
    func isStandard(_ standard: String?) -> Bool {
        guard let standard else { return false }
        switch value {
        case .text(let text): return standard == text.text
        case .boolean(let isTrue): return standard == (isTrue ? "true" : "false")
        case .choice(let name): return standard == name
        case .choices(let names): return names == [standard]
        case .integer(let number): return standard == String(number)
        case .number(let number): return standard == SwiftLiteral.number(number)
        case .length(let length): return standard == SwiftLiteral.number(length.points)
        case .unitPoint(let x, let y): return standard == "\(SwiftLiteral.number(x))x\(SwiftLiteral.number(y))"
        default: return false
        }
    }
}

extension KeyedValue {
    /// The property that takes the value: that of the key, or its twin for a text with attributes of its own.
    func property(_ path: String) -> String { value.isAttributedText ? key.attributedPath ?? path : path }
}
