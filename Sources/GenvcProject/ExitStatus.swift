/// The status with which the process ends; the numbers from 64 are those of `sysexits.h`.
package enum ExitStatus: Int32 {
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

    /// Somebody stopped it at a question: what a script does next has nothing to work with.
    package static let stopped = ExitStatus.wrongInput
}
