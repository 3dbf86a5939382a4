import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The class of an element is the app's, so generated code may have no other type of that name where it stands.
///
/// Reported are a type that the generated class declares within itself, and an enum that the spec makes.
/// An example is `{ view: item, class: Item, repeat: [ { id: first }, { id: second } ] }`, which makes an enum `Item`.
enum ClassName: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard let keyed = read.value(.tool(.className)), case .typeName(let name) = keyed.value else { return [] }
        if GeneratedTypes.hides(name, isScreen: read.isOfScreen) {
            return [.hidden(type: name, at: keyed.range)]
        }
        guard let id = spec.literalEnums[name] ?? read.scope.enums[name] else { return [] }
        return [
            .error(
                .duplicateName, "\(Wording.code(name)) is the enum that is made here already", at: keyed.range,
                label: "write another class, or its module before it, as \(Wording.code("App." + name))",
                related: [Diagnostic.Label(id, "its cases are these")])
        ]
    }
}

extension Diagnostic {
    /// The error of a type of the app whose name means another type in the generated code.
    static func hidden(type name: String, at range: SourceRange) -> Diagnostic {
        .error(
            .duplicateName, "\(Wording.code(name)) would be the type that generated code declares itself", at: range,
            label: "write its module before it, as \(Wording.code("App." + name)), or another name")
    }
}

extension Scope {
    /// The places of the fields whose words make enums of the class that is being read, by the names of the enums.
    fileprivate var enums: [String: SourceRange] {
        var places: [String: SourceRange] = [:]
        for name in names where name.enumOwner == nil && (name.root == .state || name.root == .parameter) {
            if case .cases(let type, _)? = name.type?.unwrapped { places[type] = name.range }
        }
        return places
    }
}
