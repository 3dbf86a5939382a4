/// A piece of Swift that has a value, with the names that it refers to.
///
/// A string literal is one; another expression that is put into the literal brings its names along.
package struct Expression: Hashable, Sendable {
    /// The Swift, as it is written.
    package private(set) var text: String
    /// The names that it refers to, with their members. What a name only looks like, as a word in a text for people, is
    /// none.
    package private(set) var names: [Name]
    /// The parts that it is made of, where it can take several lines; nil for what stands on one.
    package private(set) var form: Form?

    /// An expression that stands on one line.
    ///
    /// - Parameter names: The names that the text refers to, with their members; a name that is left out is never found
    /// again.
    package init(_ text: String, names: [Name] = []) {
        self.text = text
        self.names = names
    }

    /// An expression that can be broken as its form says.
    init(_ text: String, names: [Name], form: Form) {
        self.text = text
        self.names = names
        self.form = form
    }

    /// A property, a constant or a parameter.
    package static func name(_ name: String) -> Expression { Expression(name, names: [Name(name)]) }

    /// A member of a property, a constant or a parameter.
    package static func name(_ name: String, _ member: String) -> Expression {
        Expression("\(name).\(member)", names: [Name(name, member)])
    }

    /// True if it refers to the property, constant or parameter, or to a member of it.
    package func refers(to name: String) -> Bool { refers(to: .named(name)) }

    /// True if it refers to the root of a name, or to a member of it.
    package func refers(to root: Name.Root) -> Bool { names.contains { $0.root == root } }

    /// True for the view of a class that is that view: what is asked of it stands without it.
    package var isHostItself: Bool { form == .host }

    /// Both texts with nothing between them and the names of both; it breaks where the second one does.
    package static func + (first: Expression, second: Expression) -> Expression {
        "\(first)\(second)"
    }
}

extension Expression: ExpressibleByStringInterpolation {
    /// Text with expressions in it: each brings its names along.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var names: [Name] = []
        /// The form of what stands last, with the text before it.
        fileprivate var form: Form?
        /// True behind the view that the class itself is, which stands only where no member of it follows.
        private var followsHost = false

        /// Makes room for the text: eight bytes for each interpolation, which is about the length of a name.
        package init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        /// Adds text; behind the host, a dot belongs to a member, so that `self` is written only where none follows.
        package mutating func appendLiteral(_ literal: String) {
            guard !literal.isEmpty else { return }
            if followsHost {
                followsHost = false
                if literal.utf8.first == UInt8(ascii: ".") {
                    text += literal.dropFirst()
                    form = nil
                    return
                }
                text += "self"
            }
            text += literal
            form = nil
        }

        /// Adds the expression, which breaks where it did as long as nothing follows it.
        package mutating func appendInterpolation(_ expression: Expression) {
            guard !expression.text.isEmpty else { return }
            appendHost()
            names += expression.names
            if expression.isHostItself {
                followsHost = true
                form = text.isEmpty ? .host : nil
                return
            }
            form = expression.form.map { text.isEmpty ? $0 : .behind(Expression(text), expression) }
            text += expression.text
        }

        /// Adds the host where no member follows it.
        fileprivate mutating func appendHost() {
            guard followsHost else { return }
            followsHost = false
            text += "self"
        }

        /// Adds text that refers to nothing that matters.
        package mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

        /// Adds a whole number as Swift writes it.
        package mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }

        /// Adds `true` or `false`.
        package mutating func appendInterpolation(_ isTrue: Bool) { appendLiteral(isTrue ? "true" : "false") }
    }

    package init(stringLiteral text: String) { self.init(text) }

    package init(stringInterpolation interpolation: StringInterpolation) {
        var parts = interpolation
        parts.appendHost()
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
