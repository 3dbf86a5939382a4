import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Properties are those of a class that the spec names. Reported is `properties` beside neither `class` nor `init`.
/// An example is `{ label: title, text: Hello, properties: { zoom: 3 } }`.
enum PropertiesOfOwnClass: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard !read.kind.traits.contains(.isComponent), !read.kind.traits.contains(.holdsController),
            let properties = read.value(.tool(.properties)), read.element.toolValue(.className) == nil,
            read.element.toolValue(.initializer) == nil
        else { return [] }
        return [
            .useless(
                properties, "they are of your own class, and the \(read.kind.name) has none",
                help: "`swift` sets what a class of UIKit has: `swift: $0.isExclusiveTouch = true`")
        ]
    }
}
