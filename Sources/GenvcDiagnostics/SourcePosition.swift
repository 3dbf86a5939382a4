/// A place as people read it: line and column counted from 1, the column in UTF-8 bytes as swiftc counts.
public struct SourcePosition: Hashable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// The column in UTF-8 bytes, counted from 1.
    public let column: Int

    /// A place by its line and column, both counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
