/// The names that the asset catalogues of an app have.
package struct AssetNames: Sendable, Hashable {
    /// The names of pictures, symbols of the app's own among them.
    package var images: Set<String> = []
    /// The names of colors.
    package var colors: Set<String> = []

    package init() {}
}
