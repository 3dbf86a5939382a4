import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// A spec that is not written yet, and the file in which it is changed.
struct Draft {
    /// Names that are tried for the file, as others may be of processes that were killed.
    private static let mostNames = 100

    private(set) var bytes: [UInt8]
    private let first: [UInt8]
    private let name: String
    /// The file that was edited; nil until it is.
    private(set) var path: String?
    /// Whether the spec was written where it belongs.
    var isDone = false

    /// - Parameter name: of the file, by whose ending an editor knows what it is.
    init(_ bytes: [UInt8], name: String) {
        self.bytes = bytes
        first = bytes
        self.name = name
    }

    /// Whether somebody made something else of it.
    var isChanged: Bool { bytes != first }

    /// Opens it in the user's editor, and takes over what was made of it.
    mutating func edit(_ session: Session) throws(CommandError) {
        do throws(SystemError) {
            let path = if let known = self.path { known } else { try create(on: session.disk) }
            self.path = path
            let isEdited = Terminal.edit(path)
            if !isEdited { session.fail("the editor ended with an error") }
            bytes = try session.disk.read(path, limit: Genvc.maximumSpecBytes)
            Terminal.atEnd(
                say: isChanged ? VisibleText.of(words(path)) + "\n" : nil, remove: isChanged ? nil : path)
        } catch {
            throw CommandError(.cannotWrite, "the draft `\(path ?? name)` cannot be edited: \(error.reason)")
        }
    }

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

    /// Removes the file, or says where it stays if what someone wrote in it went nowhere.
    func close(_ session: Session) {
        Terminal.atEnd(say: nil, remove: nil)
        guard let path else { return }
        if isDone || !isChanged { session.disk.removeFile(path) } else { session.note(words(path)) }
    }

    private func words(_ path: String) -> String { "your draft is \(path)" }
}
