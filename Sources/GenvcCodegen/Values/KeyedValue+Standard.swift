import GenvcModel
import GenvcSwift
import GenvcVocabulary

extension KeyedValue {
    /// True if it is what UIKit has anyway.
    var isStandard: Bool {
        guard let standard = key.standard else { return false }
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
