/// The files that the findings of one run point into.
package struct SourceFiles: Sendable {
    /// A file with its lines.
    package struct Entry: Sendable {
        package let file: SourceFile
        package let lines: LineTable

        package init(_ file: SourceFile) {
            self.file = file
            lines = LineTable(file.bytes)
        }
    }

    /// The file that findings without a place concern: the spec of the run.
    package let main: Entry
    private let others: [Entry]

    package init(_ main: SourceFile, _ others: [SourceFile] = []) {
        self.main = Entry(main)
        self.others = others.map { Entry($0) }
    }

    /// The file with the number `id`, or nil where the run has none such.
    package subscript(id: SourceFileID) -> Entry? {
        main.file.id == id ? main : others.first { $0.file.id == id }
    }
}
