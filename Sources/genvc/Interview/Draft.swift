import GenvcKit

/// A spec that is not written yet, and the file in which it is changed.
struct Draft {
    private(set) var bytes: [UInt8]
    private let name: String
    /// The file that was edited; nil until it is.
    private var path: String?
    /// Whether the spec was written where it belongs.
    var isDone = false

    /// - Parameter name: of the file, by whose ending an editor knows what it is.
    init(_ bytes: [UInt8], name: String) {
        self.bytes = bytes
        self.name = name
    }

    /// Opens it in the user's editor, and takes over what was made of it.
    mutating func edit(_ session: Session) throws(CommandError) {
        let path = self.path ?? Path.join(System.environment("TMPDIR") ?? "/tmp", "\(System.processNumber)-\(name)")
        do throws(SystemError) {
            if self.path == nil { try System.create(path, bytes) }
            self.path = path
            guard Terminal.edit(path) else {
                session.fail("the editor ended with an error")
                return
            }
            bytes = try System.read(path, limit: Genvc.maximumSpecBytes)
        } catch {
            throw CommandError(.cannotWrite, "the draft `\(path)` cannot be edited: \(error.reason)")
        }
    }

    /// Removes the file, or says where it stays if the spec that someone worked on went nowhere.
    func close(_ session: Session) {
        guard let path else { return }
        if isDone { System.removeFile(path) } else { session.note("your draft is \(path)") }
    }
}
