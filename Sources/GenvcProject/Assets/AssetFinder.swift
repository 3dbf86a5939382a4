import GenvcKit

/// Finds the pictures of an asset catalogue, and reads how large they are.
package struct AssetFinder {
    /// Folders within folders at the most.
    private static let maximumDepth = 32
    /// The bytes of a file that are read at the most: the size of a picture stands at its beginning.
    private static let mostBytes = 1 << 22
    /// The extension of a catalogue.
    private static let catalogue = ".xcassets"
    /// The extension of a folder with one picture in several resolutions.
    private static let imageSet = ".imageset"
    /// The extension of a folder with one symbol of the app's own.
    private static let symbolSet = ".symbolset"
    /// The extension of a folder with one color.
    private static let colorSet = ".colorset"

    private let disk: Disk
    private var catalog = AssetCatalog()

    private init(on disk: Disk) { self.disk = disk }

    /// The pictures in a catalogue, or in all catalogues below a folder; nil if there is no such folder.
    package static func catalog(in folder: String, on disk: Disk) -> AssetCatalog? {
        guard disk.kind(of: folder, ofLink: false) == .folder else { return nil }
        var finder = AssetFinder(on: disk)
        finder.catalog.isThere = folder.hasSuffix(catalogue) || folder.hasSuffix(catalogue + "/")
        finder.search(folder, namespace: "", depth: 0)
        return finder.catalog
    }

    private mutating func search(_ folder: String, namespace: String, depth: Int) {
        guard depth < Self.maximumDepth, let names = try? disk.names(in: folder) else { return }
        for name in names where name.utf8.first != UInt8(ascii: ".") {
            let path = Path.join(folder, name)
            guard disk.kind(of: path, ofLink: true) == .folder else { continue }
            if name.hasSuffix(Self.imageSet) {
                add(namespace + String(name.dropLast(Self.imageSet.count)), from: path)
            } else if name.hasSuffix(Self.symbolSet) {
                catalog.add(image: namespace + String(name.dropLast(Self.symbolSet.count)))
            } else if name.hasSuffix(Self.colorSet) {
                catalog.add(color: namespace + String(name.dropLast(Self.colorSet.count)))
            } else {
                if name.hasSuffix(Self.catalogue) { catalog.isThere = true }
                let isNamespace = contents(of: path)?.providesNamespace == true
                search(path, namespace: isNamespace ? namespace + name + "/" : namespace, depth: depth + 1)
            }
        }
    }

    /// Adds a picture by the first of its files that tells how large it is.
    private mutating func add(_ name: String, from folder: String) {
        catalog.add(image: name)
        for picture in contents(of: folder)?.pictures ?? [] {
            guard let bytes = try? disk.read(Path.join(folder, picture.file), limit: Self.mostBytes) else { continue }
            if catalog.add(name, in: bytes, scale: picture.scale) { return }
        }
    }

    private func contents(of folder: String) -> CatalogContents? {
        let bytes = try? disk.read(Path.join(folder, CatalogContents.name), limit: Self.mostBytes)
        return bytes.map { CatalogContents($0) }
    }
}
