import Foundation

/// A folder that exists as long as the value that stands for it.
final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "genvc-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func path(_ name: String) -> String {
        url.appending(path: name).path
    }

    /// Writes a file, with the folders it lies in, and gives its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try write(Data(text.utf8), to: name)
    }

    @discardableResult
    func write(_ data: Data, to name: String) throws -> String {
        let place = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: place)
        return place.path
    }

    func text(_ name: String) throws -> String {
        try String(contentsOf: url.appending(path: name), encoding: .utf8)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(at: url.appending(path: name)) }

    func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: path(name))
    }

    func isFolder(_ name: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Everything in the folder and below, hidden files included, by path.
    var names: [String] {
        (try? FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()) ?? []
    }

    /// The time of the last change, as fine as the disk has it.
    func changeTime(_ name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }
}
