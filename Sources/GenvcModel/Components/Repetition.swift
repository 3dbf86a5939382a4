import GenvcDiagnostics

/// How often an element stands, and for what.
package struct Repetition: Sendable, Hashable {
    package enum Content: Sendable, Hashable {
        /// So many times; the id is the number, from 0.
        case count(Int)
        /// As many times as a number of the state says; the id is the number, from 0.
        case number(Reference)
        /// Once for each element of a list.
        case list(Reference)
        /// Once for each literal; they make an enum.
        case literals([Literal], members: [StateField])
    }

    /// One of several that the spec writes out.
    package struct Literal: Sendable, Hashable {
        package let id: Identifier
        package let values: [Member]

        package struct Member: Sendable, Hashable {
            package let name: String
            package let value: Value

            package init(name: String, value: Value) {
                self.name = name
                self.value = value
            }
        }

        package init(id: Identifier, values: [Member]) {
            self.id = id
            self.values = values
        }
    }

    package let content: Content
    package let range: SourceRange

    package init(_ content: Content, range: SourceRange) {
        self.content = content
        self.range = range
    }

    /// True for a member of the literals that reads state in one of them.
    package func isOfState(_ member: String) -> Bool {
        guard case .literals(let literals, _) = content else { return false }
        return literals.contains { literal in
            literal.values.contains { $0.name == member && $0.value.isDynamic }
        }
    }

    /// What the members of literals read of state.
    package var literalReferences: [Reference] {
        guard case .literals(let literals, _) = content else { return [] }
        return literals.flatMap { $0.values.flatMap(\.value.references) }
    }

    /// True where views come and go with state.
    package var isDynamic: Bool { count == nil }

    /// How often, where that is known; nil for a list, and for a number of the state.
    package var count: Int? {
        switch content {
        case .count(let count): count
        case .literals(let literals, _): literals.count
        case .list, .number: nil
        }
    }
}
