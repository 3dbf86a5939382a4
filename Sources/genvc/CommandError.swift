/// Why a command stops: the words for the user, and the status of the process.
struct CommandError: Error {
    let status: ExitStatus
    let message: String
    /// What to write instead, where that is known.
    let help: String?

    init(_ status: ExitStatus, _ message: String, help: String? = nil) {
        self.status = status
        self.message = message
        self.help = help
    }

    /// A command line that cannot be understood.
    static func usage(_ message: String, help: String) -> CommandError {
        CommandError(.usage, message, help: help)
    }
}
