/// A named length of `Theme`.
package struct Token: Sendable, Hashable {
    package let name: String
    package let points: Double

    package init(_ name: String, _ points: Double) {
        self.name = name
        self.points = points
    }
}
