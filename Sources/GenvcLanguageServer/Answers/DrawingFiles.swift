import GenvcProject

/// The drawing of a document, as `genvc preview` has it.
struct DocumentDrawing {
    /// The address of the document.
    let address: String
    /// The name of the document without its extension.
    let name: String
    let text: String
}

/// The files in which a client shows drawings. They lie outside of all projects, and are gone when the session is.
struct DrawingFiles {
    /// The paths of the files that were made, by the addresses of their documents.
    private var paths: [String: String] = [:]
    private let folder: String
    private let disk: Disk

    init(in folder: String, on disk: Disk) {
        self.folder = folder
        self.disk = disk
    }

    /// The most files of one name that are passed over.
    private static let mostNames = 100

    /// The paths of all of them.
    var all: [String] { paths.values.sorted() }

    /// Writes a drawing, over the last one of its document.
    ///
    /// - Returns: the path of the file; nil where none can be made.
    mutating func write(_ drawing: DocumentDrawing) -> String? {
        if let former = paths.removeValue(forKey: drawing.address) { disk.removeFile(former) }
        let start = "genvc-\(disk.processNumber)-\(drawing.name)"
        for number in 1...Self.mostNames {
            let path = Path.join(folder, number == 1 ? "\(start).txt" : "\(start)-\(number).txt")
            do throws(SystemError) {
                try disk.create(path, Array(drawing.text.utf8), permissions: 0o600)
                paths[drawing.address] = path
                return path
            } catch {
                guard error == .exists else { return nil }
            }
        }
        return nil
    }

    /// Removes all of them.
    mutating func remove() {
        for path in paths.values { disk.removeFile(path) }
        paths = [:]
    }
}
