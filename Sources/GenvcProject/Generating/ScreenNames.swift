/// The names that generated files give to code and tables outside, each file read once for all changes of a run.
struct ScreenNames {
    /// The paths of the files.
    private let paths: [String]
    /// The places in `paths` of the files that have a word: an event, a control.
    private var words: [String: [Int]] = [:]
    /// The names of the files that have a name which files without sight of the classes may have.
    private var outside: [OutsideName: Set<String>] = [:]

    /// - Parameter files: the generated files, as they will be.
    init(_ files: [(path: String, contents: [UInt8])]) {
        paths = files.map(\.path)
        for (place, file) in files.enumerated() {
            for word in Set(ScreenChanges.words(in: file.contents)) { words[word, default: []].append(place) }
            let name = Path.name(of: file.path)
            for each in OutsideName.all(in: file.contents) { outside[each, default: []].insert(name) }
        }
    }

    /// The screens besides one that have some of these words, with what names their types.
    func others(besides path: String, having names: [String]) -> [(words: [String], names: Set<String>)] {
        var found: [Int: Set<String>] = [:]
        for name in Set(names) {
            for place in words[name] ?? [] where Path.name(of: paths[place]) != Path.name(of: path) {
                found[place, default: []].insert(name)
            }
        }
        return found.sorted { $0.key < $1.key }.map { (SourceTree.words(ofFile: paths[$0.key]), $0.value) }
    }

    /// True if another screen has the name too.
    func have(_ name: OutsideName, besides path: String) -> Bool {
        outside[name]?.contains { $0 != Path.name(of: path) } ?? false
    }
}
