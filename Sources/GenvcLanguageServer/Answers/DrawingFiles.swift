import GenvcProject

/// The drawing of a document, as `genvc preview` has it.
struct DocumentDrawing {
    /// The name of the document without its extension.
    let name: String
    let text: String
}

/// The files in which a client shows drawings. They lie outside of all projects, and are gone when the session is.
struct DrawingFiles {
    /// The paths of the files that were made, by the names of their documents.
    private var paths: [String: String] = [:]
    private let folder: String
    private let disk: Disk

    init(in folder: String, on disk: Disk) {
        self.folder = folder
        self.disk = disk
    }

    /// Writes a drawing, over the last one of its document.
    ///
    /// - Returns: the path of the file; nil where none can be made, also where another one is in its place.
    mutating func write(_ drawing: DocumentDrawing) -> String? {
        let path =
            paths[drawing.name]
            ?? Path.join(folder, "genvc-\(disk.processNumber)-\(drawing.name).txt")
        if paths[drawing.name] != nil { disk.removeFile(path) }
        guard (try? disk.create(path, Array(drawing.text.utf8), permissions: 0o600)) != nil else { return nil }
        paths[drawing.name] = path
        return path
    }

    /// Removes all of them.
    mutating func remove() {
        for path in paths.values { disk.removeFile(path) }
        paths = [:]
    }
}
