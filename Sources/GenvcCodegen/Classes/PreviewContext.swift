import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcVocabulary

/// The preview of a screen in Xcode: it is made as the app makes it, with the samples of the spec that Swift can say.
///
/// Samples of texts, numbers, truth values and cases are in it. Others are left out: of a type of the app, only the app
/// knows how to make a value.
struct PreviewContext {
    let value: TemplateValue

    /// - Parameter className: The class of the screen.
    init(_ screen: Screen, className: String) {
        let samples = screen.state.filter { !$0.isComputed }.compactMap { field in
            field.sample.flatMap { Self.literal($0, of: field.type) }.map { "state.\(field.name.text) = \($0)" }
        }
        value = [
            "name": .string(screen.name.text), "className": .string(className),
            "samples": samples.isEmpty ? .null : ["lines": .list(samples.map(TemplateValue.string))],
            "needsAvailability": .bool(screen.deploymentTarget < FirstIOS.previewMacro),
        ]
    }

    /// A sample in Swift; nil where Swift has no literal of it.
    private static func literal(_ sample: Sample, of type: FieldType) -> String? {
        switch (sample, type.unwrapped) {
        case (.missing, _): return type.isOptional ? "nil" : nil
        case (.scalar(let word), .basic(.string)): return SwiftLiteral.string(word)
        case (.scalar(let word), .basic(.boolean)): return word == "true" ? "true" : "false"
        case (.scalar(let word), .basic(.integer)): return Int(word).map(SwiftLiteral.integer)
        case (.scalar(let word), .basic(.double)): return Double(word).map(SwiftLiteral.number)
        case (.scalar(let word), .cases(_, let cases)):
            return cases.contains(word) ? ".\(SwiftName.member(word))" : nil
        // A sample in quotes.
        case (.value(.text(let text)), _): return text.marked == nil ? literal(.scalar(text.text), of: type) : nil
        case (.list(let elements), .list(let type)):
            let literals = elements.compactMap { literal($0, of: type) }
            return literals.count == elements.count ? "[\(literals.joined(separator: ", "))]" : nil
        default: return nil
        }
    }
}
