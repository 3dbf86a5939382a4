import GenvcDiagnostics

/// The steps of `genvc init`, for programs.
struct SetupDocument {
    /// The files by their paths, and whether each was written; one that was there already stays.
    var files: [(path: String, isWritten: Bool)] = []
    /// The lines of a theme for a project file that was there already.
    var theme: [String] = []
    /// Sentences on what was done besides.
    var notes: [String] = []
    /// The steps that are left to people.
    var steps: [String] = []

    /// The document as JSON.
    var text: String {
        JSONWriter.document { writer in
            writer.list("files", files, onLines: true) { file, writer in
                writer.object { writer in
                    writer.member("file", file.path)
                    writer.member("state", file.isWritten ? "written" : "kept")
                }
            }
            for (name, lines) in [("theme", theme), ("notes", notes), ("steps", steps)] where !lines.isEmpty {
                writer.list(name, lines)
            }
        }
    }
}
