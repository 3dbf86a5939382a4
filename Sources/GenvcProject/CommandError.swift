/// Why a command stops: the words for the user, and the status of the process.
package struct CommandError: Error {
    /// The status with which the process ends.
    package let status: ExitStatus
    /// The error, as a sentence without a capital and a full stop.
    package let message: String
    /// The words to write instead, where they are known.
    package let help: String?
    /// True if the same call may well go another way, since somebody wrote at the same time.
    private(set) var isPassing = false
    /// True if the file that somebody wrote is a spec, of which everything is made anew.
    package private(set) var isOfSpec = false

    /// An error of a command, with the status that the process ends with.
    package init(_ status: ExitStatus, _ message: String, help: String? = nil) {
        self.status = status
        self.message = message
        self.help = help
    }

    /// The error of a file of the user's that was saved while its new contents were made.
    static func savedMeanwhile(_ path: String, isSpec: Bool = false) -> CommandError {
        var error = CommandError(
            .cannotCreate, "somebody saved `\(path)` meanwhile; nothing was written", help: "do the same again")
        error.isPassing = true
        error.isOfSpec = isSpec
        return error
    }

    /// The error of a command line that cannot be understood.
    package static func usage(_ message: String, help: String) -> CommandError {
        CommandError(.usage, message, help: help)
    }
}
