/// The colours of terminal output; the caller knows whether the stream is a terminal and what the user asked for.
package enum Palette: Sendable {
    case plain
    case ansi

    /// The role of a piece of output, which decides its color.
    package enum Role: Sendable {
        case error, warning, note
        /// The place before a message, and the message itself.
        case heading
        /// Line numbers and the bar beside an excerpt.
        case gutter
        case help
        /// Lines of a diff, and the places that they stand at.
        case added, removed, place
    }

    /// `text` as the terminal shall show it; unchanged in the plain palette.
    package func paint(_ text: String, as role: Role) -> String {
        switch self {
        case .plain: text
        case .ansi: text.isEmpty ? text : "\u{1B}[\(Self.parameters(of: role))m\(text)\u{1B}[0m"
        }
    }

    /// The lines of a diff with its additions and removals in colours.
    package func paint(difference text: String) -> String {
        guard self != .plain else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let line = String(line)
            return Self.role(ofDifference: line).map { paint(line, as: $0) } ?? line
        }.joined(separator: "\n")
    }

    /// The role of a line of a unified diff; nil for one that both files have. The line with a file's name begins with
    /// three signs and a space, which no line of Swift or YAML that is added or removed does.
    private static func role(ofDifference line: String) -> Role? {
        if line.hasPrefix("+++ ") || line.hasPrefix("--- ") { return .heading }
        if line.hasPrefix("@@") { return .place }
        return line.hasPrefix("+") ? .added : line.hasPrefix("-") ? .removed : nil
    }

    /// The parameters of ECMA-48's SGR sequence: 1 is bold, 31 to 36 are colours.
    private static func parameters(of role: Role) -> String {
        switch role {
        case .error: "1;31"
        case .warning: "1;33"
        case .note: "1;36"
        case .heading: "1"
        case .gutter: "34"
        case .help, .added: "32"
        case .removed: "31"
        case .place: "36"
        }
    }
}

extension Diagnostic.Severity {
    /// The word in front of a message and in JSON.
    package var name: String {
        switch self {
        case .note: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }

    /// The colour in which it is printed.
    package var role: Palette.Role {
        switch self {
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }
}
