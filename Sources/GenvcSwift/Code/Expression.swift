/// A piece of Swift that has a value, with the names that it refers to.
///
/// A string literal is one; another expression that is put into the literal brings its names along.
package struct Expression: Hashable, Sendable {
    /// The Swift, as it is written.
    package private(set) var text: String
    /// The names that it refers to, with their members: `state.user.name`. What a name only looks like, as a word in a
    /// text for people, is none.
    package private(set) var names: [String]
    /// What it is made of, where it can take several lines; nil for what stands on one.
    package private(set) var form: Form?

    /// An expression that stands on one line.
    ///
    /// - Parameter names: The names that the text refers to, with their members; a name that is left out is never found
    /// again.
    package init(_ text: String, names: [String] = []) {
        self.text = text
        self.names = names
    }

    /// An expression that can be broken as its form says.
    init(_ text: String, names: [String], form: Form) {
        self.text = text
        self.names = names
        self.form = form
    }

    /// A property, a constant or a parameter.
    package static func name(_ name: String) -> Expression { Expression(name, names: [name]) }

    /// True if it refers to the property, constant or parameter, or to a member of it.
    package func refers(to name: String) -> Bool {
        names.contains { $0.isName(name) }
    }

    /// Both texts with nothing between them and the names of both; it breaks where the second one does.
    package static func + (first: Expression, second: Expression) -> Expression {
        "\(first)\(second)"
    }
}

extension String {
    /// True for the name itself, and for a member of it.
    fileprivate func isName(_ name: String) -> Bool {
        guard utf8.starts(with: name.utf8) else { return false }
        return utf8.count == name.utf8.count || utf8.dropFirst(name.utf8.count).first == UInt8(ascii: ".")
    }
}

extension Expression: ExpressibleByStringInterpolation {
    /// Text with expressions in it: each brings its names along.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var names: [String] = []
        /// The form of what stands last, with the text before it.
        fileprivate var form: Form?

        package init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        package mutating func appendLiteral(_ literal: String) {
            guard !literal.isEmpty else { return }
            text += literal
            form = nil
        }

        /// Adds the expression, which breaks where it did as long as nothing follows it.
        package mutating func appendInterpolation(_ expression: Expression) {
            guard !expression.text.isEmpty else { return }
            form = expression.form.map { text.isEmpty ? $0 : .behind(Expression(text), expression) }
            text += expression.text
            names += expression.names
        }

        /// Adds text that refers to nothing that matters.
        package mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

        package mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }

        package mutating func appendInterpolation(_ isTrue: Bool) { appendLiteral(isTrue ? "true" : "false") }
    }

    package init(stringLiteral text: String) { self.init(text) }

    package init(stringInterpolation parts: StringInterpolation) {
        self.init(parts.text, names: parts.names)
        form = parts.form
    }
}

extension String.StringInterpolation {
    /// Keeps an expression out of a plain text, which would show it as the debugger does and lose its names.
    @available(*, unavailable, message: "take the text of the expression")
    package mutating func appendInterpolation(_ expression: Expression) {}
}

extension [Expression] {
    /// The expressions with the same text between them.
    package func joined(separator: String) -> Expression {
        Expression(map(\.text).joined(separator: separator), names: flatMap(\.names))
    }
}
