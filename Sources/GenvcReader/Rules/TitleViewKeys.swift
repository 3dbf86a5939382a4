import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The navigation bar lays out its `titleView`, which is one view that holds no others. Reported are keys of layout,
/// and content, of that view, and a controller in its place.
/// An example is `navigation: { titleView: { label: name, text: Ada, height: 30 } }`.
enum TitleViewKeys: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.place == .titleView else { return [] }
        var findings = read.valuesInAllCases.compactMap { keyed -> Diagnostic? in
            guard case .layout = keyed.key.effect else { return nil }
            return .useless(keyed, "the bar gives its `titleView` a place and a size")
        }
        if read.kind.traits.contains(.holdsController) {
            findings.append(
                .error(
                    .wrongType, "a child controller cannot be the `titleView`", at: read.element.range,
                    label: "make a component of it: `TitleView: title`"))
        }
        if !read.element.all.allSatisfy(\.isEmpty) || read.element.hasErrorLabel {
            findings.append(
                .error(
                    .wrongType, "`titleView` takes one view that holds no others", at: read.element.range,
                    label: "make a component of it, and write that: `TitleView: \(read.element.id?.text ?? "title")`",
                    help: "its rows stand under `components`, and what it shows is given as its parameters"))
        }
        return findings
    }
}
