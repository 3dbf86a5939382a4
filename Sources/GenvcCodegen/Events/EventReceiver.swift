import GenvcModel
import GenvcSwift
import GenvcVocabulary

/// Who is told of the events of a class.
enum EventReceiver: Equatable {
    /// A delegate, by methods of its protocol, which get the one who tells: the controller or the view.
    case delegate(sender: String)
    /// The owner of a component, by closures that it sets.
    case owner

    /// A value that goes with an event.
    struct Argument: Equatable {
        /// The name of the parameter.
        let name: String
        /// The type of the argument in Swift.
        let type: String
        /// The value, where the event is told.
        var value: Expression

        init(_ name: String, _ type: String, _ value: Expression) {
            self.name = name
            self.type = type
            self.value = value
        }

        /// A value that has the name of the parameter.
        init(_ name: String, _ type: String) { self.init(name, type, Expression(name)) }
    }

    /// The declaration that the receiver needs for an event of the class: a method of a protocol, or a closure.
    func declaration(of event: String, _ arguments: [Argument], in className: String) -> Statement {
        if let (function, parameters) = requirement(of: event, arguments, in: className) {
            return .call(Expression(function), parameters.map { Expression($0) })
        }
        return "var \(event): ((\(arguments.map(\.type).joined(separator: ", "))) -> Void)?"
    }

    /// The method of the delegate that hears of an event: `func` with its name, and its parameters; nil for an owner.
    func requirement(
        of event: String, _ arguments: [Argument], in className: String
    ) -> (function: String, parameters: [String])? {
        guard case .delegate(let sender) = self else { return nil }
        // A value may have the name that the sender has.
        let names = arguments.map(\.name)
        let free = [sender, "sender", "source"].first { !names.contains($0) } ?? sender
        let told = "_ \(free): \(className)"
        guard let first = arguments.first else {
            return ("func \(className.loweredFirst)\(event.capitalizedFirst)", [told])
        }
        let others = arguments.dropFirst().map { "\($0.name): \($0.type)" }
        return ("func \(className.loweredFirst)", [told, "\(event) \(first.name): \(first.type)"] + others)
    }

    /// The call that tells the receiver of an event.
    func call(_ event: String, _ arguments: [Argument], in className: String) -> EventCall.Told {
        switch self {
        case .delegate:
            guard let first = arguments.first else {
                let function = className.loweredFirst + event.capitalizedFirst
                return EventCall.Told("delegate?.\(function)", ["self"])
            }
            let values =
                ["self", "\(event): \(first.value)"]
                + arguments.dropFirst().map { "\($0.name): \($0.value)" as Expression }
            return EventCall.Told("delegate?.\(className.loweredFirst)", values)
        case .owner: return EventCall.Told("\(event)?", arguments.map(\.value))
        }
    }

    /// The values that come with an event, as the code that tells of it names them: a method has parameters of its own.
    func inBody(_ given: [Argument]) -> [Argument] {
        switch self {
        case .delegate: given.map { Argument($0.name, $0.type) }
        case .owner: given
        }
    }

    /// A type of a field, as the receiver names it, which stands outside the class where it is a delegate.
    func name(of type: FieldType, in className: String) -> String {
        switch self {
        case .delegate: type.name(in: className)
        case .owner: type.swiftName
        }
    }

    /// The name of a type that the class declares, as the receiver names it.
    func name(ofInner type: String, in className: String) -> String {
        switch self {
        case .delegate: "\(className).\(type)"
        case .owner: type
        }
    }
}
