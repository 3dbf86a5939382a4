import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// A spec that is not written yet, and the temporary file in which the user changes it.
///
/// The file is made when it is first opened. It goes when the spec was written or nobody changed it; otherwise it
/// stays, and its path is told, so that nothing that somebody wrote is lost.
struct Draft {
    /// The number of names that are tried for the file, since processes that were killed may have left files.
    private static let mostNames = 100

    /// The spec as it is now.
    private(set) var bytes: [UInt8]
    /// The spec as it was made of the answers.
    private let first: [UInt8]
    /// The name that the file ends in.
    private let name: String
    /// The path of the file; nil until the draft is edited.
    private(set) var path: String?
    /// True if the spec was written where it belongs.
    var isDone = false

    /// Makes a draft without a file.
    ///
    /// - Parameter name: The end of the file's name, by whose extension an editor knows what it is.
    init(_ bytes: [UInt8], name: String) {
        self.bytes = bytes
        first = bytes
        self.name = name
    }

    /// True if the user changed the spec.
    var isChanged: Bool { bytes != first }

    /// Opens the file in the user's editor, and takes over what was made of it.
    ///
    /// - Throws: `CommandError` where the file cannot be written or read.
    mutating func edit(_ session: Session) throws(CommandError) {
        do throws(SystemError) {
            let path = if let known = self.path { known } else { try create(on: session.disk) }
            self.path = path
            let isEdited = Terminal.edit(path)
            if !isEdited { session.fail(Terminal.editorFailure) }
            bytes = try session.disk.read(path, limit: Genvc.maximumSpecBytes)
            Terminal.atEnd(
                say: isChanged ? VisibleText.of(words(path)) + "\n" : nil, remove: isChanged ? [] : [path])
        } catch {
            throw CommandError(.cannotWrite, "the draft `\(path ?? name)` cannot be edited: \(error.reason)")
        }
    }

    /// Writes the draft to a new file in the folder for temporary files.
    ///
    /// - Returns: The path of the file.
    private func create(on disk: Disk) throws(SystemError) -> String {
        let folder = System.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        for number in 0... {
            let path = Path.join(folder, "\(disk.processNumber)-\(number == 0 ? "" : "\(number)-")\(name)")
            do throws(SystemError) {
                try disk.create(path, bytes)
                return path
            } catch {
                guard error == .exists, number < Self.mostNames else { throw error }
            }
        }
        throw .exists
    }

    /// Removes the file, or says where it stays if what somebody wrote in it was not used.
    func close(_ session: Session) {
        Terminal.atEnd(say: nil, remove: [])
        guard let path else { return }
        if isDone || !isChanged { session.disk.removeFile(path) } else { session.note(words(path)) }
    }

    private func words(_ path: String) -> String { "your draft is \(path)" }
}
