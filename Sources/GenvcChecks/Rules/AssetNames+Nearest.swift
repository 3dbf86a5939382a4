import GenvcDiagnostics
import GenvcModel

extension AssetNames {
    /// The endings of files that people write behind the name of a picture. A catalogue has the name without them.
    private static let endings = [
        ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".imageset", ".colorset", ".symbolset",
    ]
    /// The marks for the resolution of a file.
    private static let scales = ["@1x", "@2x", "@3x"]

    /// The names of a catalogue that a name is probably meant for: those of the same picture in another folder
    /// with a namespace, in none, or without the ending of a file, else those with nearly the same letters.
    static func nearest(to name: String, among all: Set<String>) -> [String] {
        let bare = bare(name)
        if all.contains(bare) { return [bare] }
        let last = lastPart(of: bare)
        let inFolders = all.filter { lastPart(of: $0) == last }.sorted()
        return inFolders.isEmpty ? WordSuggestion.nearest(to: bare, among: all.sorted()) : Array(inFolders.prefix(3))
    }

    /// `AppLogo` for `AppLogo@2x.png`.
    private static func bare(_ name: String) -> String {
        var bare = name
        if let ending = endings.first(where: { bare.lowercased().hasSuffix($0) }) {
            bare = String(bare.dropLast(ending.utf8.count))
        }
        if let scale = scales.first(where: { bare.hasSuffix($0) }) { bare = String(bare.dropLast(scale.utf8.count)) }
        return bare.isEmpty ? name : bare
    }

    /// `cart` for `Icons/cart`.
    private static func lastPart(of name: String) -> String { name.split(separator: "/").last.map(String.init) ?? name }
}
