import GenvcModel

/// The pictures of the asset catalogues of an app, as far as layouts depend on them.
package struct AssetCatalog: Sendable {
    /// The sizes of the pictures.
    private(set) var sizes = AssetSizes()

    /// No catalogue: nothing is known of any picture.
    package init() {}

    /// True if a catalogue was read, in which a name that is not there is missing.
    package var isThere: Bool {
        get { sizes.names != nil }
        set { sizes.names = newValue ? sizes.names ?? AssetNames() : nil }
    }

    /// Adds the name of a picture.
    package mutating func add(image name: String) {
        isThere = true
        sizes.names?.images.insert(name)
    }

    /// Adds the name of a color.
    package mutating func add(color name: String) {
        isThere = true
        sizes.names?.colors.insert(name)
    }

    /// Adds a picture of the size that one of its files tells.
    ///
    /// - Returns: false if the file does not tell it.
    package mutating func add(_ name: String, in file: [UInt8], scale: Double) -> Bool {
        guard let size = PictureSize.read(file) else { return false }
        sizes[name] = AssetSizes.Size(width: size.width / scale, height: size.height / scale)
        return true
    }
}

extension Screen {
    /// The screen with the sizes of the pictures that it names.
    func with(_ catalog: AssetCatalog) -> Screen {
        guard !catalog.sizes.isEmpty else { return self }
        var screen = self
        screen.assets = catalog.sizes
        return screen
    }
}
