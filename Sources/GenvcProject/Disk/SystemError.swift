/// Why the system refused, in words that are the same everywhere.
package enum SystemError: Error, Equatable {
    case missing
    case notAFolder
    case denied
    case isFolder
    case exists
    case noSpace
    /// The system allows no file of this size, as after `ulimit -f`.
    case noMoreAllowed
    case readOnly
    case closedPipe
    case linkLoop
    /// A name that is longer than the disk takes; nothing can be there.
    case nameTooLong
    /// The process, or the system, has as many files open as it may.
    case tooManyOpen
    /// A stream that the process was started without.
    case closed
    /// A file of which only a part was read.
    case tooLarge
    /// A request that the file system does not know.
    case unsupported
    /// A file that was written by somebody else between two looks at it.
    case changed
    case other(number: Int32)

    /// The end of a sentence that says what was tried.
    package var reason: String {
        switch self {
        case .missing: "there is nothing at this path"
        case .notAFolder: "a part of its path is a file, not a folder"
        case .denied: "the system does not allow it"
        case .isFolder: "it is a folder"
        case .exists: "there is something already"
        case .noSpace: "there is no space left"
        case .noMoreAllowed: "the system allows no file that large"
        case .readOnly: "this part of the disk can only be read"
        case .closedPipe: "nobody reads it any more"
        case .linkLoop: "its links lead in a circle"
        case .nameTooLong: "its name is longer than the disk takes"
        case .tooManyOpen: "too many files are open at once"
        case .closed: "it is closed"
        case .tooLarge: "a file in it is too large"
        case .unsupported: "this disk does not know how"
        case .changed: "somebody wrote it at the same time"
        case .other(let number): "the system gives error \(number)"
        }
    }

    /// True where the disk may not know second names for files, which it says in several ways.
    var isAboutLinks: Bool {
        switch self {
        case .unsupported, .denied, .other: true
        default: false
        }
    }
}
