/// A band of a screen's drawing: what lies between two rules, with the one above it.
package struct DrawnBand: Sendable {
    /// What the band shows.
    package enum Owner: Sendable, Hashable {
        case statusBar, navigationBar, toolbar, tabBar, safeArea, edge
        /// A row, by the first byte of its element in the spec.
        case element(Int)
    }

    /// What the band shows.
    package let owner: Owner
    package internal(set) var lines: [String]

    /// What it is compared by: rows are counted, and one more above changes no other.
    package var content: String {
        lines.dropFirst().map { line in
            guard let start = line.firstRange(of: "[Row ") else { return line }
            return String(line[..<start.upperBound] + line[start.upperBound...].drop(while: \.isNumber))
        }.joined(separator: "\n")
    }
}
