import GenvcKit

/// A class that a run makes in a new file, and that a file of the same app has already.
struct ClassTwin {
    /// `LoginViewController`
    let name: String
    let new: String
    let old: String

    var message: String { "`\(new)` makes `\(name)`, which `\(old)` has already" }
    var help: String { "one app cannot have both; remove one of the files, or generate into `\(old)`" }

    /// Those of the files that the run creates.
    static func all(of plan: WritePlan) -> [ClassTwin] {
        let created = plan.changes.filter { $0.kind == .create && !$0.file.isUsers && !$0.file.isCreatedOnce }
        guard !created.isEmpty else { return [] }
        let own = Set(plan.changes.compactMap { System.identity(of: $0.file.path) })
        var old: [String: String] = [:]
        for file in SourceTree("", mostFolders: SourceTree.mostFoldersOfApp).generated {
            guard let identity = System.identity(of: file.path), !own.contains(identity),
                let name = className(in: file.contents)
            else { continue }
            if old[name] == nil { old[name] = file.path }
        }
        return created.compactMap { change in
            guard let name = className(in: change.contents ?? []), let path = old[name],
                ProjectFinder.areOfOneApp(change.file.path, path)
            else { return nil }
            return ClassTwin(name: name, new: change.file.path, old: path)
        }
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
