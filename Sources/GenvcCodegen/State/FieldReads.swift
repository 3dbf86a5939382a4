import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The fields of a class that statements read: what takes work is done again only where one of them changed.
struct FieldReads: Equatable {
    /// The values that a class shows: its fields, and its own states where it is a control.
    struct Fields {
        /// The fields of `state` that the class has.
        var state: [String] = []
        /// The parameters of a component.
        var content: [String] = []
        /// The states of a control.
        var controls: [ControlState] = []
    }

    /// The fields of `state` that are read, in the order of the class.
    private let state: [String]
    /// The parameters that are read.
    private let content: [String]
    /// The states of the control that are read.
    private let controls: [ControlState]

    /// The member of a key path to all of it.
    private static let whole = "self"

    init(in statements: [Statement], of fields: Fields) {
        self.init(names: statements.flatMap(\.names), of: fields)
    }

    init(in expressions: [Expression], of fields: Fields) {
        self.init(names: expressions.flatMap(\.names), of: fields)
    }

    /// - Parameter names: What is referred to.
    init(names: [Name], of fields: Fields) {
        state = Self.read("state", fields.state, in: names)
        content = Self.read("content", fields.content, in: names)
        controls = fields.controls.filter { control in
            names.contains(Name(.host, control.rawValue))
        }
    }

    private init(state: [String], content: [String], controls: [ControlState]) {
        self.state = state
        self.content = content
        self.controls = controls
    }

    /// All that the sets read.
    init(_ all: [FieldReads]) {
        func joined<T: Equatable>(_ values: [T]) -> [T] {
            values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        }
        self.init(
            state: joined(all.flatMap(\.state)), content: joined(all.flatMap(\.content)),
            controls: joined(all.flatMap(\.controls)))
    }

    /// The fields of `state` that are read; none where something reads it as a whole.
    var namedState: [String] { state == [Self.whole] ? [] : state }

    /// The fields of `state` that are read; all of them where something reads it as a whole.
    func stateFields(of all: [String]) -> [String] { state == [Self.whole] ? all : state }

    /// True where nothing of the class is read.
    var isEmpty: Bool { state.isEmpty && content.isEmpty && controls.isEmpty }

    private static func read(_ owner: String, _ fields: [String], in names: [Name]) -> [String] {
        guard !fields.isEmpty else { return [] }
        var found: Set<String> = []
        for name in names where name.root == .named(owner) {
            found.insert(name.member.flatMap { fields.contains($0) ? $0 : nil } ?? whole)
        }
        return found.contains(whole) ? [whole] : fields.filter(found.contains)
    }

    // MARK: - Code

    /// `if isChanged(\.isOpen) { … }`
    ///
    /// - Parameter fields: All fields of the class.
    func guarding(_ body: [Statement], of fields: Fields) -> Statement {
        .chain([(changed(of: fields), body)])
    }

    /// The conditions of work that is done where a field has changed and the condition that reads it holds; that
    /// condition alone, where it reads no field of the class.
    func changedConditions(of fields: Fields, and condition: Expression) -> [Expression] {
        isEmpty ? [condition] : [changed(of: fields), condition]
    }

    /// `isChanged(\.isOpen) || isChanged(\.phase)`
    private func changed(of fields: Fields) -> Expression {
        let isQualified = !fields.state.isEmpty && !fields.content.isEmpty
        func tests(_ names: [String], _ type: String) -> [Expression] {
            names.map { name in
                let member = name == Self.whole ? name : SwiftName.member(name)
                return "isChanged(\\\(isQualified ? type : "").\(member))"
            }
        }
        let terms =
            tests(state, "State") + tests(content, "Content")
            + controls.map { "\($0.now) != \($0.past)" }
        return .terms(terms, joinedBy: "||")
    }

    /// The statements that end `render()`: what is shown now.
    var keeping: [Statement] {
        (state.isEmpty ? [] : [.set("renderedState", "state")])
            + (content.isEmpty ? [] : [.set("renderedContent", "content")])
            + controls.map { .set(Expression($0.past), $0.now) }
    }

    /// The values that the template sees: the properties for what was shown, and the functions that compare with it.
    var context: TemplateValue {
        guard !isEmpty else { return .null }
        let owners = (state.isEmpty ? [] : ["state"]) + (content.isEmpty ? [] : ["content"])
        let tests: [TemplateValue] = owners.map {
            [
                "type": .string($0.capitalizedFirst), "name": .string("rendered\($0.capitalizedFirst)"),
                "value": .string($0),
            ]
        }
        return [
            "properties": .list(
                tests + controls.map { ["type": "Bool", "name": .string($0.past)] }),
            "tests": .list(tests),
        ]
    }
}

extension ControlState {
    /// True if the component that the class is has the state.
    fileprivate var now: Expression { .member([rawValue], of: .itself) }

    /// `wasHighlighted`
    fileprivate var past: String { "was" + rawValue.dropFirst(2) }
}
