/// The status with which the process ends; the numbers from 64 are those of `sysexits.h`.
package enum ExitStatus: Int32, CaseIterable {
    case success = 0
    /// The input is wrong: errors in a spec or template, or a generated file that was edited by hand.
    case wrongInput = 1
    /// The command line is wrong.
    case usage = 64
    /// The system would not give the input.
    case noInput = 66
    /// A bug in genvc.
    case bug = 70
    /// A file cannot be created.
    case cannotCreate = 73
    /// Something cannot be written, standard output included.
    case cannotWrite = 74

    /// The status in words, for the manual.
    package var meaning: String {
        switch self {
        case .success: "All went well; there may be warnings."
        case .wrongInput: "A spec or a template has errors, a file was edited by hand, or a check found something."
        case .usage: "The command line is wrong."
        case .noInput: "A file could not be read."
        case .bug: "This is a bug in genvc."
        case .cannotCreate: "A file or a folder could not be created."
        case .cannotWrite: "Something could not be written, standard output included."
        }
    }

    /// Somebody stopped it at a question: what a script does next has nothing to work with.
    package static let stopped = ExitStatus.wrongInput
}
