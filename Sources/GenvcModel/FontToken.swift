/// A named font of `Theme`.
package struct FontToken: Sendable, Hashable {
    /// The name in `Theme.Fonts`, and the word of specs.
    package let name: String
    /// The font that the name stands for.
    package let font: FontValue

    /// A font under the name by which specs refer to it.
    package init(_ name: String, _ font: FontValue) {
        self.name = name
        self.font = font
    }
}
