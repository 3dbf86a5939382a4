/// The sizes of the pictures and the names in the asset catalogues of an app, by their names.
package struct AssetSizes: Sendable, Hashable {
    /// The size of a picture in points.
    package struct Size: Sendable, Hashable {
        package let width: Double
        package let height: Double

        package init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    private var sizes: [String: Size] = [:]
    /// All names in the catalogues; nil where no catalogue is known.
    package var names: AssetNames?

    /// No catalogue: the size of no picture is known.
    package init() {}

    /// True if nothing is known of any picture.
    package var isEmpty: Bool { sizes.isEmpty && names == nil }

    /// The size of the picture of a name; nil where it is not known.
    package subscript(name: String) -> Size? {
        get { sizes[name] }
        set { sizes[name] = newValue }
    }

    /// The size of an image; nil for a symbol, and where it is not known.
    package subscript(image: ImageValue) -> Size? {
        if case .asset(let name) = image.source { return self[name] }
        return nil
    }
}
