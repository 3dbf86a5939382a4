import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A property that a class sets whenever light and dark appearance change cannot be set by anybody else.
///
/// Reported is a case of a component with `base: label` or `button` that changes a key which the component itself gives
/// a color of the layer, such as `borderColor`. An example is `{ base: label, borderColor: separator, when: { if:
/// contentSizeCategory > large, borderColor: primary } }`.
enum AppearanceOfClass: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard case .look(let name) = read.role else { return [] }
        return read.variedValues.compactMap { finding($0, setBy: read.element, of: name) }
    }

    /// The error of a value that the class sets again, or nil where it does not.
    ///
    /// - Parameters:
    ///   - look: what the class says of itself.
    ///   - name: the name of the class.
    static func finding(_ keyed: KeyedValue, setBy look: Element, of name: String) -> Diagnostic? {
        guard keyed.key.followsAppearance, look.value(named: keyed.key.name) != nil else { return nil }
        return .error(
            .conflictingKeys, "the class `\(name)` sets its `\(keyed.key.name)` again and again", at: keyed.range,
            label: "leave it out here, or let the component have none", help: "it follows light and dark appearance")
    }
}
