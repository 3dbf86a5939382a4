import GenvcDiagnostics

/// The answer to a question that is answered with yes or no, and with no by an empty line.
enum Confirmation {
    case yes, no
    /// The input ended, as by Ctrl-D.
    case end

    /// Asks until a line can be understood.
    static func ask(_ question: String, _ session: Session) -> Confirmation {
        while true {
            session.show(VisibleText.of(question) + " [y/N] ")
            guard let line = Terminal.nextLine() else {
                session.show("\n")
                return .end
            }
            switch line.filter({ $0 != "\r" && $0 != " " }).lowercased() {
            case "y", "yes": return .yes
            case "", "n", "no": return .no
            default: session.note("write `y` or `n`")
            }
        }
    }
}
