import GenvcKit
import GenvcSwift

/// A class that a run makes, and that another file of the same app has already.
package struct ClassTwin {
    /// `LoginViewController`
    package let name: String
    /// The file of the run.
    package let new: String
    /// The other file that has the class.
    package let old: String
    /// The place where people declare it, counted from 1; nil where genvc made the other file too.
    package let line: Int?
    /// True if both files are of one target, as far as their folders tell: no target can have both.
    package let isCertain: Bool

    /// A sentence that names both files.
    package var message: String {
        "`\(new)` makes `\(name)`, which `\(old)\(line.map { ":\($0)" } ?? "")` \(line == nil ? "has" : "declares") already"
    }

    /// Advice; nothing has to be done where two targets have the class.
    package var help: String {
        guard isCertain else { return "two targets may have one each, and no target both" }
        return line == nil
            ? "one app cannot have both; remove one of the files, or generate into `\(old)`"
            : "one app cannot have both; write another name there, or in the spec"
    }

    /// The twins of the files that the run creates; a file that is there was told of when it was made.
    package static func all(ofCreated plan: WritePlan) -> [ClassTwin] {
        let created = made(plan).filter { $0.kind == .create }
        guard let place = created.first?.file.path else { return [] }
        return all(of: created, plan, in: SourceTree(around: place, on: plan.disk))
    }

    /// The twins of all files of the run in the tree of its app.
    package static func all(of plan: WritePlan, in tree: SourceTree) -> [ClassTwin] {
        all(of: made(plan), plan, in: tree)
    }

    /// The changes of files that the run alone writes.
    private static func made(_ plan: WritePlan) -> [FileChange] {
        plan.changes.filter { !$0.file.isUsers && !$0.file.isCreatedOnce }
    }

    /// Finds each class among the generated files of the app, and then among the declarations of people.
    private static func all(of made: [FileChange], _ plan: WritePlan, in tree: SourceTree) -> [ClassTwin] {
        let disk = plan.disk
        let names = made.map { className(in: $0.file.contents ?? []) }
        let own = Set(plan.changes.compactMap { disk.identity(of: $0.file.path) })
        var old: [String: (path: String, line: Int?)] = [:]
        for file in tree.generated {
            guard let identity = disk.identity(of: file.path), !own.contains(identity),
                let name = className(in: file.contents), old[name] == nil
            else { continue }
            old[name] = (file.path, nil)
        }
        let wanted = Set(names.compactMap(\.self)).subtracting(old.keys)
        let people = tree.written.filter { Path.hasExtension($0, "swift") }
        for path in people where disk.identity(of: path).map({ !own.contains($0) }) ?? false {
            for declared in declarations(of: wanted, in: path, on: disk) where old[declared.name] == nil {
                old[declared.name] = (path, declared.line)
            }
        }
        return zip(made, names).compactMap { change, name in
            guard let name, let twin = old[name], disk.areOfOneApp(change.file.path, twin.path) else {
                return nil
            }
            return ClassTwin(
                name: name, new: change.file.path, old: twin.path, line: twin.line,
                isCertain: target(of: change.file.path, on: disk) == target(of: twin.path, on: disk))
        }
    }

    // MARK: Files

    /// The types of these names that people declare in a file, outside of other types.
    private static func declarations(of names: Set<String>, in path: String, on disk: Disk) -> [(
        name: String, line: Int
    )] {
        guard let contents = try? disk.read(path, limit: NameUses.largestFile) else { return [] }
        // Most files name none of them.
        guard contents.hasNameLikeWord(among: names.map { Array($0.utf8) }) else { return [] }
        let text = SwiftText(contents)
        let types = TypeDeclarations.all(in: text).filter { type in
            names.contains(type.name) && !type.isExtension && !type.isPrivate && type.obstacle != .isLocal
        }
        // A test may have a double of the name.
        guard !types.isEmpty, !importsTests(text) else { return [] }
        return types.map { type in
            (type.name, contents[..<type.offset].count { $0 == UInt8(ascii: "\n") } + 1)
        }
    }

    /// True for a file of tests, which declares types of its own target.
    private static func importsTests(_ text: SwiftText) -> Bool {
        text.tokens.indices.contains { place in
            text.isWord("import", at: place)
                && (text.isWord("XCTest", at: place + 1) || text.isWord("Testing", at: place + 1))
        }
    }

    /// `Sources/App` of a package, or the outermost folder of an Xcode project, where each target has one.
    package static func target(of path: String, on disk: Disk) -> [Substring] {
        let root = disk.projectRoot(around: Path.folder(of: path)).map { $0.isEmpty ? "." : $0 } ?? "."
        let outer = Path.parts(of: root, from: disk.workingFolder)
        let parts = Array(Path.parts(of: Path.folder(of: path), from: disk.workingFolder).dropFirst(outer.count))
        guard let sources = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) else {
            return Array(parts.prefix(1))
        }
        return Array(parts.prefix(sources + 2))
    }

    /// The first class that the file declares.
    static func className(in contents: [UInt8]) -> String? {
        for line in GeneratedLines.of(contents) {
            let words = line.split { $0 == " " || $0 == ":" || $0 == "{" }
            // A member stands further to the right.
            guard !line.hasPrefix(" "), !line.hasPrefix("//"), let word = words.firstIndex(of: "class"),
                word + 1 < words.count
            else { continue }
            return String(words[word + 1])
        }
        return nil
    }
}
