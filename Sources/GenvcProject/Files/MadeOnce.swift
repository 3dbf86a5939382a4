import GenvcKit

/// The view controller that was made once beside a generated view, and is the user's since.
package struct MadeOnce {
    /// The path of the view controller.
    package let path: String
    /// Its contents as they are.
    package let contents: [UInt8]
    /// True if somebody changed it since it was made.
    package let isEdited: Bool

    /// Nil where there is no such view controller, or where genvc made it in another style.
    ///
    /// - Parameters:
    ///   - files: What is made of the spec in the style of views.
    ///   - made: The generated files that are there.
    package init?(of files: [Genvc.File], beside made: [SourceTree.Generated], on disk: Disk) {
        guard let controller = files.first(where: \.isCreatedOnce),
            let view = made.first(where: { file in files.contains { $0.name == Path.name(of: file.path) } })
        else { return nil }
        let path = Path.join(Path.folder(of: view.path), controller.name)
        guard let contents = try? disk.read(path, limit: WritePlan.largestFile),
            FileOrigin(of: contents) == .foreign
        else { return nil }
        self.path = path
        self.contents = contents
        // Line ends as a checkout made them are no edit.
        isEdited = contents.filter { $0 != UInt8(ascii: "\r") } != controller.contents
    }
}
