import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A component in a list says how it looks itself, and leaves taps and switches to the cell.
///
/// Reported are a component with `base: control` among cells, one with a switch among its accessories, and keys of
/// looks and layout that belong into the component, also those of styles and of cases.
/// An example is `items: [ { ChatView: chat, backgroundColor: primary } ]` of a section.
enum CellComponent: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.place == .cells, read.kind.traits.contains(.isComponent) else { return [] }
        var findings = looks(of: read)
        if read.kind.traits.contains(.isInteractive) {
            findings.append(
                .error(
                    .wrongType, "a cell is tapped itself, and \(Wording.code(read.kind.name)) is a control",
                    at: read.element.range, label: "leave out `base: control` of \(Wording.code(read.kind.name))"))
        }
        if let accessory = read.element.accessories.first(where: { $0.content == .sign(.switchControl) }) {
            findings.append(
                .error(
                    .wrongType, "only a `cell` has a switch among its accessories", at: accessory.range,
                    label: "put a `switch` into \(Wording.code(read.kind.name))"))
        }
        return findings
    }

    /// The keys that a component says of itself only where it stands among rows: in a list its own class sets them.
    static func looks(of read: ReadElement) -> [Diagnostic] {
        let inside = "write it in \(Wording.code(read.kind.name)) itself"
        let written = read.values.filter { !isOfCell($0.key) }.map { keyed in
            let isTap = keyed.key.effect == .tool(.gestures) && read.element.gestures.allSatisfy { $0 == .tap }
            return Diagnostic.useless(keyed, isTap ? "leave it out: a cell tells of its tap by itself" : inside)
        }
        let varied = read.variedValues.filter { $0.key.effect != .parameter }.map { keyed in
            let isOfCell = Key.cell.contains { $0.name == keyed.key.name }
            return Diagnostic.useless(keyed, isOfCell ? "write it at the cell, its condition as the value" : inside)
        }
        return written + varied
    }

    /// True for a key that a component keeps where it stands in a list.
    private static func isOfCell(_ key: Key) -> Bool {
        if Key.cell.contains(where: { $0 === key }) { return true }
        switch key.effect {
        case .parameter, .tool(.repetition), .tool(.event), .tool(.previewName), .tool(.suppress), .tool(.style),
            .tool(.presents), .tool(.opens), .tool(.feedback):
            return true
        default: return false
        }
    }
}
