import GenvcDiagnostics

/// The `repeat` of an element: what it goes over, and so how many views there are.
package struct Repetition: Sendable, Hashable {
    /// The number or the list that a `repeat` goes over.
    package enum Content: Sendable, Hashable {
        /// A fixed number of views; the id names the number of each, from 0.
        case count(Int)
        /// As many views as a number of the state says; the id names the number of each, from 0.
        case number(Reference)
        /// One view for each element of a list.
        case list(Reference)
        /// One view for each literal; the literals make an enum.
        case literals([Literal], members: [StateField])
    }

    /// One of the literals that the spec lists, with its members.
    package struct Literal: Sendable, Hashable {
        /// The id of the literal, which is a case of an enum in the code.
        package let id: Identifier
        /// The members of the literal, as the spec lists them.
        package let values: [Member]

        /// A named value of a literal.
        package struct Member: Sendable, Hashable {
            /// The name of the member: `$item.name`.
            package let name: String
            /// The value of the member.
            package let value: Value

            package init(name: String, value: Value) {
                self.name = name
                self.value = value
            }
        }

        /// A literal: one element of the list that stands in the spec.
        package init(id: Identifier, values: [Member]) {
            self.id = id
            self.values = values
        }
    }

    /// The number, the list of the state or the literals that the views are made for.
    package let content: Content
    /// The place of the value in the spec.
    package let range: SourceRange

    /// A repetition with the bytes of its value.
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

    /// The references to state in the members of literals.
    package var literalReferences: [Reference] {
        guard case .literals(let literals, _) = content else { return [] }
        return literals.flatMap { $0.values.flatMap(\.value.references) }
    }

    /// True if the number of views follows state.
    package var isDynamic: Bool { count == nil }

    /// The number of views; nil if it follows state.
    package var count: Int? {
        switch content {
        case .count(let count): count
        case .literals(let literals, _): literals.count
        case .list, .number: nil
        }
    }
}
