import GenvcDiagnostics
import GenvcKit

extension SourceTree {
    /// The beginnings of identifiers that name a type, or the methods of its delegate.
    package static func words(ofFile path: String) -> [String] {
        let word = String(Path.name(of: path).prefix { $0 != "." })
        return [word, word.prefix(1).lowercased() + word.dropFirst()]
    }

    /// The view controller beside a generated view, which was made once; nil where there is none.
    func controller(beside file: Generated) -> String? {
        let folder = Path.folder(of: file.path)
        let names = (try? disk.names(in: folder)) ?? []
        return names.first { SpecRun.viewFileName(ofController: $0) == Path.name(of: file.path) }
            .map { Path.join(folder, $0) }
    }

    /// The files generated for a screen or a component of that name.
    package func generated(for name: String) -> [Generated] {
        let names = Set(SpecRun.fileNames(of: name))
        return generated.filter { names.contains(Path.name(of: $0.path)) }
    }
}

extension CommandError {
    /// One name that stands for files of several apps does not say which.
    package static func refuseSeveral(_ paths: [String], of name: String) throws(CommandError) {
        guard Set(paths.map(Path.name)).count < paths.count else { return }
        throw CommandError(
            .wrongInput, "`\(name)` is at several places: \(EnglishList.joined(paths.map { "`\($0)`" }, "and"))",
            help: "delete what is made no more, or call genvc in a folder that holds only the one that you mean")
    }

    /// Throws where several specs have a screen of one name, since any of them may be meant.
    package static func refuseSeveralSpecs(_ specs: [SourceTree.Spec], of name: String) throws(CommandError) {
        guard specs.count > 1 else { return }
        throw CommandError(
            .wrongInput,
            "`\(name)` is the name of several: \(EnglishList.joined(specs.map { "`\($0.file.name)`" }, "and"))",
            help: "write the path of the spec")
    }

    /// Nothing in the folder was made for a screen of this name.
    package static func nothingGenerated(for name: String, in tree: SourceTree) -> CommandError {
        let known = tree.generated.compactMap { SpecRun.name(ofFile: Path.name(of: $0.path)) }
        let stem = name.hasSuffix(".yml") || name.hasSuffix(".yaml") ? String(name.prefix { $0 != "." }) : name
        let nearest = WordSuggestion.nearest(to: stem, among: Array(Set(known)).sorted())
        return CommandError(
            .noInput, "nothing in this folder was generated for `\(name)`",
            help: nearest.isEmpty
                ? "name a screen, and call genvc in the folder of the app"
                : "did you mean \(EnglishList.joined(nearest.map { "`\($0)`" }, "or"))?")
    }
}
