/// A band of a screen's sketch: the rule above it and the lines down to the next rule.
package struct DrawnBand: Sendable {
    /// A bar or edge of the screen, or an element of the spec.
    package enum Owner: Sendable, Hashable {
        case statusBar, navigationBar, toolbar, tabBar, safeArea, edge
        /// A row, by the first byte of its element in the spec.
        case element(Int)
    }

    /// The row, bar or layer that the band shows.
    package let owner: Owner
    /// The rule and the lines below it.
    package internal(set) var lines: [String]

    /// The lines without the rule and without the number of the row, by which two versions of a band are compared:
    /// another row above does not change a band.
    package var content: String {
        lines.dropFirst().map { line in
            guard let start = line.firstRange(of: "[Row ") else { return line }
            return String(line[..<start.upperBound] + line[start.upperBound...].drop(while: \.isNumber))
        }.joined(separator: "\n")
    }
}
