import GenvcKit
import GenvcProject
import GenvcVocabulary

/// The files and folders that a path may lead to, one step of it at a time.
struct PathWords {
    private let folder: String
    private let document: String
    private let disk: Disk

    /// - Parameter document: the path of the document; paths begin in its folder.
    init(from document: String, on disk: Disk) {
        folder = Path.folder(of: document)
        self.document = document
        self.disk = disk
    }

    /// The things that a key may name; nil for a key whose value is no path.
    enum Wanted {
        case specs, folders

        init?(_ key: Key) {
            switch key.effect {
            case .tool(.use): self = .specs
            case .tool(.templates): self = .folders
            default: return nil
            }
        }
    }

    /// The paths that go on from what is typed.
    func suggestions(_ wanted: Wanted, typed: String) -> [Suggestion] {
        let end = typed.lastIndex(of: "/")
        let beginning = end.map { String(typed[...$0]) } ?? ""
        // Paths of this computer alone are refused.
        guard !beginning.hasPrefix("/"), !beginning.hasPrefix("~") else { return [] }
        let place = Path.join(folder, beginning.isEmpty ? "" : String(beginning.dropLast()))
        let entries = ((try? disk.entries(in: place.isEmpty ? "." : place)) ?? []).filter { $0.name.first != "." }
        return entries.compactMap { name, kind in
            let path = Path.join(place, name)
            let isFolder = kind == .folder || kind == .link && disk.kind(of: path, ofLink: false) == .folder
            if isFolder {
                return Suggestion(word: beginning + name + (wanted == .specs ? "/" : ""), sign: .folder)
            }
            let isSpec = Path.hasExtension(name, "yml") || Path.hasExtension(name, "yaml")
            guard wanted == .specs, isSpec, path != document, name != ProjectFile.name else { return nil }
            return Suggestion(word: beginning + name, sign: .file)
        }
    }
}
