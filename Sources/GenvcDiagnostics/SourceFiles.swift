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

        /// The position of the byte at `offset`, with its column in Unicode code points: bytes that continue one are no
        /// columns.
        package func characterPosition(at offset: Int) -> SourcePosition {
            let position = lines.position(at: offset)
            let start = lines.range(ofLine: position.line).lowerBound
            let columns = file.bytes[start..<start + position.column - 1].count { $0 & 0b1100_0000 != 0b1000_0000 }
            return SourcePosition(line: position.line, column: columns + 1)
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
