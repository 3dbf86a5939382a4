/// The files that the findings of one run point into.
package struct SourceFiles: Sendable {
    /// A file with its lines.
    package struct Entry: Sendable {
        /// The file as it was read.
        package let file: SourceFile
        /// The places where its lines begin.
        package let lines: LineTable

        /// The file with its lines found.
        package init(_ file: SourceFile) {
            self.file = file
            lines = LineTable(file.bytes)
        }
    }

    /// The file that findings without a place concern: the spec of the run.
    package let main: Entry
    private let others: [Entry]

    /// The spec of the run, and the other files that findings may point into.
    package init(_ main: SourceFile, _ others: [SourceFile] = []) {
        self.main = Entry(main)
        self.others = others.map { Entry($0) }
    }

    /// The file with the number `id`, or nil where the run has none such.
    package subscript(id: SourceFileID) -> Entry? {
        main.file.id == id ? main : others.first { $0.file.id == id }
    }
}
