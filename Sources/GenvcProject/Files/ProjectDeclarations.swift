import GenvcDiagnostics
import GenvcKit
import GenvcSetup
import GenvcSwift

/// The places where the Swift files of an app may lie.
package struct AppFiles {
    /// The files of the app, and perhaps of others.
    let paths: [String]
    /// A file of the app.
    let place: String
    /// The disk on which the files lie.
    let disk: Disk

    package init(_ paths: [String], ofAppOf place: String, on disk: Disk) {
        self.paths = paths
        self.place = place
        self.disk = disk
    }

    /// True if a file may be of the app.
    func contains(_ path: String) -> Bool { disk.areOfOneApp(path, place) }
}

/// The declarations in an app's Swift files that generated code needs.
package struct ProjectDeclarations {
    /// The type under which generated code finds the members of the theme.
    private static let theme = "Theme"
    /// The words before the name of a type, a method, a property, or the first label of an initialiser.
    private static let declaring: Set = ["class", "struct", "enum", "actor", "typealias", "func", "var", "init"]

    /// The first file that declares `Theme`; nil where none does.
    package private(set) var themePath: String?
    /// Names of types and methods that no file has declared so far.
    package private(set) var missingNames: Set<String>
    /// Methods of extensions that no file has declared so far.
    private(set) var missingMethods: Set<ExtensionMethod>
    /// The files that have one of the names that are looked for.
    private(set) var namingPaths: [String] = []
    /// The declarations of `Theme` and of types within it, and their extensions.
    private var types: [TypeDeclaration] = []
    /// The first labels of initialisers in files that declare or extend `Theme`.
    private var labels: Set<String> = []

    /// - Parameters:
    ///   - names: of types and methods that are looked for.
    ///   - methods: that extensions of classes of UIKit add.
    ///   - members: of `Theme`, looked for too.
    ///   - made: contents that the run makes.
    ///   - app: the files that may declare it.
    ///   - stopsWithoutTheme: true to read no further where no file with a name like that of the theme declares it.
    package init(
        of names: Set<String>, _ methods: [ExtensionMethod], themeMembers members: [String], in made: [[UInt8]],
        _ app: AppFiles, stopsWithoutTheme: Bool = false
    ) {
        missingNames = names
        missingMethods = Set(methods)
        for contents in made { read(contents, at: nil, app) }
        let (likely, others) = Self.parted(app.paths, names)
        read(likely, members, app)
        if themePath != nil || !stopsWithoutTheme { read(others, members, app) }
    }

    /// Reads files until nothing is missing.
    private mutating func read(_ paths: [String], _ members: [String], _ app: AppFiles) {
        for path in paths {
            let isOpen = themePath == nil || !missingNames.isEmpty || !missingMethods.isEmpty
            guard isOpen || members.contains(where: lacks) else { break }
            guard let contents = try? app.disk.read(path, limit: NameUses.largestFile) else { continue }
            read(contents, at: path, app)
        }
    }

    /// The paths of Swift files: those with the name of something that is looked for, which mostly are enough, and the
    /// others.
    private static func parted(_ paths: [String], _ names: Set<String>) -> (likely: [String], others: [String]) {
        var (likely, others): ([String], [String]) = ([], [])
        for path in paths where Path.hasExtension(path, "swift") {
            let name = Path.name(of: path)
            if name.hasPrefix(theme) || ProjectSetup.isComponent(name)
                || names.contains(String(name.dropLast(".swift".utf8.count)))
            {
                likely.append(path)
            } else {
                others.append(path)
            }
        }
        return (likely, others)
    }

    /// True if `Theme` surely has no such member. A theme that genvc cannot read through counts as having it.
    package func lacks(_ member: String) -> Bool {
        let path = member.split(separator: ".").map(String.init)
        let group = path.count == 2 ? "\(Self.theme).\(path[0])" : Self.theme
        let isAlias = types.contains { $0.isProtocol && [group, Self.theme, path[0]].contains($0.name) }
        let declared = types.filter { $0.name == group }
        let isOpen =
            isAlias || declared.contains { !$0.inherited.isEmpty || $0.modifiers.contains("dynamicMemberLookup") }
        let name = path[path.count - 1]
        return !isOpen
            && !declared.contains { $0.properties.contains(name) || $0.methods.contains { $0.name == name } }
    }

    /// True if `Theme` has a type of this name.
    func hasGroup(_ name: String) -> Bool { types.contains { $0.name == "\(Self.theme).\(name)" } }

    /// True if no file with a part of `Theme` has an initialiser with this first label.
    func lacksInitializer(_ label: String) -> Bool { !labels.contains(label) }

    // MARK: Files

    /// Takes out of the missing names what a file declares.
    ///
    /// - Parameter path: Nil for contents that the run makes, which are of the app.
    private mutating func read(_ contents: [UInt8], at path: String?, _ app: AppFiles) {
        let words = missingNames + missingMethods.map(\.name) + [Self.theme]
        // Most files name nothing of it.
        guard contents.hasNameLikeWord(among: words.map { Array($0.utf8) }),
            path.map({ app.contains($0) }) ?? true
        else { return }
        if let path { namingPaths.append(path) }
        let text = SwiftText(contents)
        let (isDeclaration, isOfTheme) = readNames(text)
        if isDeclaration { themePath = path }
        guard isOfTheme || !missingMethods.isEmpty else { return }
        let declared = TypeDeclarations.all(in: text)
        for type in declared where type.isExtension && !type.isPrivate {
            for method in type.methods { missingMethods.remove(ExtensionMethod(type: type.name, name: method.name)) }
        }
        guard isOfTheme else { return }
        types += declared
        labels.formUnion(Self.initializerLabels(in: text))
    }

    /// Takes what the text declares from the missing names.
    ///
    /// - Returns: Whether it is the first to declare `Theme`, and whether it declares or extends it.
    private mutating func readNames(_ text: SwiftText) -> (isDeclaration: Bool, isOfTheme: Bool) {
        var isDeclaration = false
        var isOfTheme = false
        for place in text.tokens.indices.dropFirst() {
            guard let name = text.name(at: place),
                // The first label of an initialiser stands behind its parenthesis.
                let keyword = text.name(at: text.isMark("(", at: place - 1) ? place - 2 : place - 1)
            else { continue }
            let isTheme = name == Self.theme
            if Self.declaring.contains(keyword) {
                missingNames.remove(name)
                if isTheme, themePath == nil { isDeclaration = true }
            }
            if isTheme, keyword == "extension" || Self.declaring.contains(keyword) { isOfTheme = true }
        }
        return (isDeclaration, isOfTheme)
    }

    /// The first labels of the initialisers.
    private static func initializerLabels(in text: SwiftText) -> [String] {
        text.tokens.indices.compactMap { place in
            text.isWord("init", at: place) && text.isMark("(", at: place + 1) ? text.name(at: place + 2) : nil
        }
    }
}
