/// A place as people read it: line and column counted from 1, the column in UTF-8 bytes as swiftc counts.
public struct SourcePosition: Hashable, Sendable {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
