import GenvcDiagnostics
import GenvcKit
import GenvcSetup

/// The declarations that the code of a run needs and no file of its app has: it does not compile until somebody adds
/// them.
package struct MissingDeclarations {
    /// Names of shipped components.
    package let components: [String]
    /// The names of components whose file is there already, and declares something else.
    private let taken: Set<String>
    /// Members of `Theme`: `Colors.brand`.
    package let members: [String]
    /// The methods that extensions of classes of UIKit lack.
    package let methods: [ExtensionMethod]
    /// The file that declares `Theme`; nil where it may be in another module.
    package let themePath: String?
    /// True if the code needs a theme and nobody declares one.
    private let needsTheme: Bool
    /// The folder that the user named for the code.
    private let folder: String
    /// True where the theme is in another package than the code, which would not see what stands beside it.
    private let isThemeForeign: Bool
    /// The project file of the specs; nil where they have none.
    private let project: ProjectFile?
    /// The declarations of the app's Swift files.
    private let declared: ProjectDeclarations
    /// The theme as genvc would write it, from which single declarations are taken.
    private let theme: ThemeLines

    /// Nil for a run that makes no files.
    ///
    /// - Parameters:
    ///   - files: those of one app that the run makes.
    ///   - tree: where their app lies.
    ///   - isPrinted: true for code that is printed. Nothing is said of it where no file that is named like the theme
    ///     declares it, and no other file is read to find it.
    package init?(of files: [OutputFile], _ project: ProjectFile?, in tree: SourceTree, isPrinted: Bool = false) {
        guard let place = files.first?.path else { return nil }
        let contents = files.compactMap(\.contents)
        let shipped = ProjectSetup.files(TemplateLibrary(), project: project).files ?? []
        let themeFile = shipped.first { $0.name == ProjectSetup.themeFileName }?.contents ?? []
        theme = ThemeLines(themeFile)
        let disk = tree.disk
        let app = AppFiles(tree.written + tree.links, ofAppOf: place, on: disk)
        let needs = Self.needs(of: contents, themeFile, shipped, app)
        declared = ProjectDeclarations(
            of: Set(needs.components.flatMap(\.declared)), needs.methods, themeMembers: needs.themeMembers,
            in: contents, app, stopsWithoutTheme: isPrinted)
        let missing = declared.missingNames
        components = needs.components.filter { !missing.isDisjoint(with: $0.declared) }.map(\.name)
        themePath = declared.themePath
        let home = declared.themePath
        taken = Set(
            components.filter { name in
                home.map { disk.kind(of: Self.path(of: name, besides: $0), ofLink: true) != nil } ?? false
            })
        // A name in a component's comment, or of another theme, is nobody's to add.
        let known = needs.themeMembers.filter { [theme] in !theme.declarations(of: $0) { _ in false }.isEmpty }
        members = themePath == nil ? [] : known.filter(declared.lacks)
        methods = themePath == nil ? [] : needs.methods.filter(declared.missingMethods.contains)
        folder = files[0].root
        self.project = project
        isThemeForeign =
            home.map { disk.package(around: Path.folder(of: $0)) != disk.package(around: Path.folder(of: place)) }
            ?? false
        needsTheme = themePath == nil && !needs.themeMembers.isEmpty
    }

    /// True if nothing is missing.
    package var isEmpty: Bool { components.isEmpty && members.isEmpty && methods.isEmpty && !needsTheme }

    /// The files of the app that have what the code needs, or name it.
    var namingPaths: [String] { declared.namingPaths }

    /// The names in the code, and in the components that it names: as they stand in the app, else as they are shipped.
    private static func needs(
        of code: [[UInt8]], _ themeFile: [UInt8], _ shipped: [Genvc.File], _ app: AppFiles
    ) -> CodeNeeds {
        let methods = TypeDeclarations.all(in: themeFile).filter(\.isExtension).flatMap { type in
            type.methods.map { ExtensionMethod(type: type.name, name: $0.name) }.sorted { $0.name < $1.name }
        }
        var known: Set<String> = []
        var code = code
        while true {
            let needs = CodeNeeds(of: code, calling: methods)
            let new = needs.components.map { $0.name + ".swift" }.filter { known.insert($0).inserted }
            guard !new.isEmpty else { return needs }
            for name in new {
                let own = app.paths.first { Path.name(of: $0) == name && app.contains($0) }
                let contents = own.flatMap { try? app.disk.read($0, limit: NameUses.largestFile) }
                code.append(contents ?? shipped.first { $0.name == name }?.contents ?? [])
            }
        }
    }

    /// True if the app has its own theme, so that the rest is not in another module.
    package var isCertain: Bool { themePath != nil }

    /// The shipped components that are missing, beside the theme.
    package func files(_ library: TemplateLibrary) -> [OutputFile] {
        guard let themePath, !isThemeForeign else { return [] }
        let setup = ProjectSetup.files(library, project: project).files ?? []
        return setup.filter { file in components.contains { $0 + ".swift" == file.name && !taken.contains($0) } }
            .map {
                OutputFile(
                    root: Path.folder(of: themePath), name: $0.name, contents: $0.contents, isCreatedOnce: true)
            }
    }

    /// The place of a shipped component that is missing: the folder of the theme.
    private static func path(of component: String, besides theme: String) -> String {
        Path.join(Path.folder(of: theme), component + ".swift")
    }

    // MARK: What is said

    /// The note on a theme that no file declares, as it may be in another module.
    package var note: String { "\(doubt.text); \(doubt.help)" }

    /// A theme that no file declares, and what to do unless it is in another module.
    package var doubt: Message {
        let names = (["Theme"] + components).map { "`\($0)`" }
        let call = "genvc init" + (folder.isEmpty ? "" : " " + folder)
        return Message(
            text: "no file of the project declares \(EnglishList.joined(names, "or"))",
            help: "unless another module does, `\(call)` writes the theme, and `genvc generate` the rest")
    }

    /// A message on missing declarations, with the lines to add.
    package struct Message {
        /// The missing declarations, as a sentence.
        package let text: String
        /// The advice for it.
        package let help: String
        /// Swift to paste; empty where a run writes a file instead.
        package var lines: [String] = []
    }

    /// - Parameter made: names of files that the run makes.
    package func messages(besides made: Set<String>) -> [Message] {
        guard let themePath else { return [] }
        var messages: [Message] = []
        for component in components where taken.contains(component) {
            messages.append(
                Message(
                    text: "the code needs `\(component)`, which no file declares",
                    help:
                        "`\(Self.path(of: component, besides: themePath))` does not: move it away, and `genvc generate` writes it"
                ))
        }
        let open = components.filter { !made.contains($0 + ".swift") && !taken.contains($0) }
        if !open.isEmpty {
            let folder = Path.folder(of: themePath)
            messages.append(
                Message(
                    text:
                        "the code needs \(EnglishList.joined(open.map { "`\($0)`" }, "and")), which no file declares",
                    help: isThemeForeign
                        ? "the theme is in another package, `\(folder.isEmpty ? "." : folder)`: write \(open.count == 1 ? "it" : "them") where the code can see \(open.count == 1 ? "it" : "them")"
                        : "`genvc generate` writes \(open.count == 1 ? "it" : "them"), into `\(folder.isEmpty ? "." : folder)`"
                ))
        }
        if !members.isEmpty || !methods.isEmpty {
            let names = EnglishList.joined(
                members.map { "`Theme.\($0)`" } + methods.map { "`\($0.type).\($0.name)`" }, "and")
            messages.append(
                Message(
                    text: "the code needs \(names), which no file declares",
                    help: "add at the end of `\(themePath)`:", lines: lines))
        }
        return messages
    }

    /// The lines that the app's `Theme` lacks, each group of them in its place.
    private var lines: [String] {
        var all: [ThemeLines.Declaration] = []
        for member in members {
            for found in theme.declarations(of: member, where: declared.lacksInitializer) where !all.contains(found) {
                all.append(found)
            }
        }
        all += methods.flatMap(theme.declarations)
        var places: [ThemeLines.Place] = []
        for found in all where !places.contains(found.place) { places.append(found.place) }
        return places.flatMap { place in block(all.filter { $0.place == place }.flatMap(\.lines), in: place) }
    }

    /// Lines that can stand at the end of the file of the theme, but for those that are stored.
    private func block(_ lines: [String], in place: ThemeLines.Place) -> [String] {
        func body(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "    " + $0 } }
        return switch place {
        case .theme: ["extension Theme {"] + body(lines) + ["}"]
        case .group(let name) where declared.hasGroup(name): ["extension Theme.\(name) {"] + body(lines) + ["}"]
        case .group(let name):
            ["extension Theme {"] + body(["enum \(name) {"] + body(lines) + ["}"]) + ["}"]
        case .type(let name): ["extension \(name) {"] + body(lines) + ["}"]
        case .palette: ["// in `struct Palette`:"] + lines
        }
    }
}
