import GenvcDiagnostics
import GenvcTemplates

/// The file `Contents.json` of a folder of an asset catalogue, as far as sizes of pictures depend on it.
package struct CatalogContents: Sendable, Hashable {
    /// A file with a picture.
    package struct Picture: Sendable, Hashable {
        /// The name of the file in its folder.
        package let file: String
        /// The pixels of the file for a point: 1, 2 or 3, and 1 for a vector.
        package let scale: Double
    }

    /// The name of the file in each folder of a catalogue.
    package static let name = "Contents.json"

    /// The pictures that have a file, in their order.
    package private(set) var pictures: [Picture] = []
    /// True if the names of the pictures in the folder begin with that of the folder.
    package private(set) var providesNamespace = false

    /// Reads the file; what is no such file has no pictures.
    package init(_ bytes: [UInt8]) {
        var sink = DiagnosticSink()
        guard let value = JSONReader.read(SourceFile(name: Self.name, bytes: bytes), into: &sink) else { return }
        providesNamespace = value["properties"]?["provides-namespace"] == .bool(true)
        guard case .list(let images)? = value["images"] else { return }
        pictures = images.compactMap { image in
            guard case .string(let file)? = image["filename"] else { return nil }
            guard case .string(let scale)? = image["scale"] else { return Picture(file: file, scale: 1) }
            return Picture(file: file, scale: scale == "3x" ? 3 : scale == "2x" ? 2 : 1)
        }
    }
}
