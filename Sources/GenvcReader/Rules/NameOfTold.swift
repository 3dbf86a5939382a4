import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An element that tells of something has an id, which names the event for whoever is told.
///
/// Reported are a control that stands alone in a slot, and a row or a column with gestures, which need no id otherwise;
/// not with an `event` of a name of its own.
/// An example is `trailing: { switch: , isOn: true }`.
enum NameOfTold: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let element = read.element
        guard element.id == nil, !read.hasUnreadableID, !read.role.isOfComponent, element.kind.standing == .view
        else { return [] }
        let id = "main"
        for event in element.events {
            guard let name = element.toldName(of: event, id: id), element.toldName(of: event, id: "") != name
            else { continue }
            return [
                .error(
                    .emptyValue, "this \(element.kind.name) tells of an event and has no id", at: element.range,
                    label: "write a name, as `\(element.kind.name): \(id)`",
                    help: "the id names the event, here `\(name)`; `event: none` tells of none")
            ]
        }
        return []
    }
}
