import GenvcKit
import GenvcSetup

/// The string catalogues that the code of a run needs for its plurals: none for code without plurals, nor for an app
/// that keeps its texts in older files.
package struct AppCatalogs {
    /// The place of the texts of an app.
    package enum Place {
        /// The path of its catalogue, which may not be there yet.
        case catalog(String)
        /// The path of a table beside which Xcode takes no catalogue of its name.
        case olderTable(String)
    }

    /// Names of the older files with texts.
    private static let olderNames = ["Localizable.strings", "Localizable.stringsdict"]

    /// The catalogues, as they are and as they are to be.
    package private(set) var all: [CatalogFile] = []
    /// Tables of apps that have no catalogue.
    private var olderTables: [String] = []

    /// - Parameter app: the app that the code goes to; nil where nothing says which folders belong to it.
    package init(for code: GeneratedCode, at destination: Destination, in app: GeneratedApp?, on disk: Disk) {
        let hasForms = code.outcomes.contains { StringCatalog.haveForms($0.files) }
        let hasCatalog = app?.tree.written.contains { Path.name(of: $0) == StringCatalog.name } ?? false
        guard hasForms || hasCatalog else { return }
        let made = zip(code.specs, code.outcomes).filter { !$1.files.isEmpty }.map { spec, outcome in
            let outputs = destination.isStandardOutput ? [] : destination.files(outcome.files, of: spec)
            return (folder: outputs.first?.folder ?? spec.folder, files: outcome.files)
        }
        let folders = Set(made.map(\.folder)).sorted()
        let places = Dictionary(
            uniqueKeysWithValues: zip(folders, Self.places(around: folders, app?.tree, on: disk)))
        var files: [String: [Genvc.File]] = [:]
        for (folder, screen) in made {
            switch places[folder] {
            case .catalog(let path)?: files[path, default: []] += screen
            case .olderTable(let path)?:
                if StringCatalog.haveForms(screen), !olderTables.contains(path) { olderTables.append(path) }
            case nil: continue
            }
        }
        all = files.sorted { $0.key < $1.key }
            .filter { StringCatalog.haveForms($0.value) || CatalogFile.hasWritten(to: $0.key, on: disk) }
            .map { path, files in CatalogFile(at: path, of: files, .plurals, on: disk) }
    }

    /// The catalogues that the run changes.
    package var outputs: [OutputFile] { all.compactMap(\.file) }

    /// Lines about entries that no text has any more.
    package var lines: [String] { all.flatMap(\.lines) }

    /// Notes for a run that changes code whose plurals stand in no catalogue.
    package var notes: [String] {
        olderTables.map {
            "the forms of plurals stand in no catalogue, as Xcode takes none beside `\($0)`: migrate it there, or write"
                + " what `genvc strings` prints into a .stringsdict"
        }
    }

    /// The place of the catalogue for code in a folder: the one that is there, beside the theme, above the code or
    /// nearest to it; else beside the theme, or beside the code of an app whose theme is elsewhere.
    package static func place(around folder: String, _ tree: SourceTree?, on disk: Disk) -> Place {
        places(around: [folder], tree, on: disk)[0]
    }

    /// The places for code in some folders. The files of the app are looked through once.
    private static func places(around folders: [String], _ tree: SourceTree?, on disk: Disk) -> [Place] {
        let names = Set(olderNames + [StringCatalog.name, ProjectSetup.themeFileName])
        let parted = tree?.parted(for: folders.map { Path.join($0, StringCatalog.name) }, named: names)
        return folders.enumerated().map { number, folder in
            place(of: folder, among: parted?[number].written ?? nearby(folder, on: disk))
        }
    }

    /// - Parameter known: The files of the app in which texts or the theme may stand.
    private static func place(of folder: String, among known: [String]) -> Place {
        let catalogs = known.filter { Path.name(of: $0) == StringCatalog.name }
        let themes = known.filter { Path.name(of: $0) == ProjectSetup.themeFileName }
        let theme = nearest(themes, to: folder).map { Path.folder(of: $0) }
        if let theme, let beside = catalogs.first(where: { Path.folder(of: $0) == theme }) { return .catalog(beside) }
        if let found = nearest(catalogs, to: folder) { return .catalog(found) }
        let older = known.filter { olderNames.contains(Path.name(of: $0)) }.min()
        return older.map { .olderTable($0) } ?? .catalog(Path.join(theme ?? folder, StringCatalog.name))
    }

    /// The files that stand with code for which nothing says how far its app reaches.
    private static func nearby(_ folder: String, on disk: Disk) -> [String] {
        [folder, Path.join(folder, ProjectSetup.folderName)].flatMap { place in
            [StringCatalog.name, ProjectSetup.themeFileName].map { Path.join(place, $0) }
        }.filter { disk.kind(of: $0, ofLink: false) == .file }
    }

    /// The file with the fewest folders between it and another folder.
    private static func nearest(_ paths: [String], to folder: String) -> String? {
        let wanted = folder.split(separator: "/")
        func distance(_ path: String) -> Int {
            let parts = Path.folder(of: path).split(separator: "/")
            let shared = zip(parts, wanted).prefix { $0 == $1 }.count
            return parts.count + wanted.count - 2 * shared
        }
        return paths.min { (distance($0), $0) < (distance($1), $1) }
    }
}
