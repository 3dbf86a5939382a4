/// The name that a class has for the view whose insides it makes.
package enum Host: Hashable, Sendable {
    /// The class is that view: `self`, with nothing before its members.
    case itself
    /// A property of the class: `view` of a view controller.
    case property(String)
}

extension Expression {
    /// The view whose insides a class makes, as that class calls it.
    package static func host(_ host: Host) -> Expression {
        switch host {
        case .itself: Expression("self", names: [Name(.host)], form: .host)
        case .property(let name): Expression(name, names: [Name(.host)])
        }
    }

    /// A member of the view whose insides a class makes: `bounds.width`, or `view.bounds.width`.
    ///
    /// - Parameter path: The members behind each other.
    package static func member(_ path: [String], of host: Host) -> Expression {
        let members = path.joined(separator: ".")
        let text =
            switch host {
            case .itself: members
            case .property(let name): "\(name).\(members)"
            }
        return Expression(text, names: [Name(.host, path.first)])
    }
}
