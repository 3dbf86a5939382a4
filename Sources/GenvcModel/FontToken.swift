/// A named font of `Theme`.
package struct FontToken: Sendable, Hashable {
    package let name: String
    package let font: FontValue

    package init(_ name: String, _ font: FontValue) {
        self.name = name
        self.font = font
    }
}
