import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A view above or below a section is not tapped, and says how it looks itself. Reported are a component with
/// `base: control` there, and keys of looks and layout that belong into the component.
/// An example is `{ section: all, header: { TitleView: title, backgroundColor: primary }, items: [ … ] }`.
enum SectionTextComponent: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.place == .sectionText else { return [] }
        let name = Wording.code(read.kind.name)
        let control: [Diagnostic] =
            read.kind.traits.contains(.isInteractive)
            ? [
                .error(
                    .wrongType, "what stands above or below a section is not tapped, and \(name) is a control",
                    at: read.element.range, label: "leave out `base: control` of \(name)")
            ] : []
        return control + CellComponent.looks(of: read)
    }
}
