import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The files that specs use, each read once.
///
/// Reading a spec hands it on: what one spec has read, the next one need not. The command line hands in how a path is
/// found, so that nothing here looks at a disk.
package struct UsedFiles: Sendable {
    /// The number of the first file; those of the spec and of all templates are smaller.
    private static let firstNumber: Int32 = 1 << 20

    /// Finds the bytes of a path.
    package var finder: FileFinder
    /// The files that were read, in the order in which they were found.
    package private(set) var files: [SourceFile] = []
    /// Files with the bytes of one of `files`, which are not read: if one of them changes, it is a file of its own.
    package private(set) var copies: [SourceFile] = []
    /// The declarations of each file, by its path; nil where it cannot be used, which has been reported.
    private var known: [String: SharedFile?] = [:]
    /// The files that are being read, because each uses the next.
    private var open: [(path: String, bytes: [UInt8])] = []
    /// The files that hold for all specs of the project.
    var ofProject: [SharedFile] = []

    /// - Parameter finder: finds the bytes of a path; without one no file is found.
    package init(_ finder: @escaping FileFinder = { _ in .missing(nearest: []) }) {
        self.finder = finder
    }

    /// The names of the files that declare components, in the order in which they were found.
    package var namesOfComponents: [String] {
        files.map(\.name).filter { name in known[name]??.components.isEmpty == false }
    }

    /// The paths at which there is no file that declares anything, or none that can be read.
    package var missing: [String] { known.filter { $0.value == nil }.map(\.key).sorted() }

    /// True if the project uses the file itself, which then stands without the others.
    func projectUses(_ file: SourceFile) -> Bool {
        !ofProject.isEmpty && files.contains { $0.bytes == file.bytes }
    }

    /// The path of a folder that a file names; nil where it is none of the project, which is reported.
    func folder(_ node: YAMLNode, in user: SourceFile, into sink: inout DiagnosticSink) -> String? {
        guard case .scalar(let path) = node.content else { return nil }
        func report(_ message: String, _ label: String) -> String? {
            sink.add(.error(.unknownFile, message, at: path.range, label: label))
            return nil
        }
        let advice = "write the path from the folder of this file"
        guard let resolved = UsedPath.resolved(path.text, from: user.name), path.text.utf8.first != UInt8(ascii: "~")
        else {
            return report("\(Wording.code(path.text)) is a path of this computer alone", advice)
        }
        if UsedPath.resolved(path.text, from: "")?.split(separator: "/").first == ".." {
            return report(
                "\(Wording.code(path.text)) lies outside of the project", "write a folder beside this file or below it")
        }
        // The folder in which the file lies is there.
        if resolved.isEmpty { return "." }
        switch finder(resolved) {
        case .missing(let nearest):
            let names = nearest.map { UsedPath.written(for: $0, like: path.text) }
            return report("there is no folder \(Wording.code(path.text))", Wording.didYouMean(names) ?? advice)
        case .bytes: return report("\(Wording.code(path.text)) is a file, and no folder", advice)
        // A folder has no bytes to give.
        case .unreadable: return resolved
        }
    }

    /// The declarations of the file at the path; nil where it cannot be used.
    ///
    /// - Parameter user: the file in which the path stands.
    mutating func file(
        _ path: YAMLScalar, in user: SourceFile, kinds: [Kind], project: Project, into sink: inout DiagnosticSink
    ) -> SharedFile? {
        guard let resolved = UsedPath.resolved(path.text, from: user.name) else {
            sink.add(
                .error(
                    .unknownFile, "\(Wording.code(path.text)) is a path of this computer alone", at: path.range,
                    label: "write the path from the folder of this file"))
            return nil
        }
        let chain = open.map(\.path) + [user.name]
        if let start = chain.firstIndex(of: resolved) {
            reportCycle(Array(chain[start...]) + [resolved], path, into: &sink)
            return nil
        }
        if let file = known[resolved] { return file }
        switch finder(resolved) {
        case .missing(let nearest):
            let names = nearest.map { UsedPath.written(for: $0, like: path.text) }.filter { isShared($0, for: user) }
            sink.add(
                .error(
                    .unknownFile, "there is no file \(Wording.code(resolved.isEmpty ? path.text : resolved))",
                    at: path.range,
                    label: Wording.didYouMean(names) ?? "write its path from the folder of this file"))
            known[resolved] = .some(nil)
            return nil
        case .unreadable(let reason):
            sink.add(
                .error(.unknownFile, "\(Wording.code(resolved)) cannot be read: \(reason)", at: path.range))
            known[resolved] = .some(nil)
            return nil
        case .bytes(let bytes):
            if let start = open.firstIndex(where: { $0.bytes == bytes }) ?? (user.bytes == bytes ? open.count : nil) {
                reportCycle(Array(chain[start...]) + [resolved], path, into: &sink)
                return nil
            }
            // Another path to the same file leads to the same names.
            if let same = files.first(where: { $0.bytes == bytes }), let file = known[same.name] {
                copies.append(SourceFile(name: resolved, bytes: bytes, id: same.id))
                return file
            }
            let number = Self.firstNumber + Int32(clamping: files.count)
            let source = SourceFile(name: resolved, bytes: bytes, id: SourceFileID(rawValue: number))
            let file = read(source, at: path, in: user, kinds: kinds, project: project, into: &sink)
            known[resolved] = .some(file)
            return file
        }
    }

    /// True for a path to a file of declarations, which is no screen.
    private func isShared(_ path: String, for user: SourceFile) -> Bool {
        guard let resolved = UsedPath.resolved(path, from: user.name), case .bytes(let bytes) = finder(resolved) else {
            return false
        }
        var sink = DiagnosticSink()
        return YAMLParser.parse(SourceFile(name: resolved, bytes: bytes), into: &sink).map(SharedFile.isDescribed)
            ?? false
    }

    /// Reads a file; nil where it is a screen, or cannot be parsed.
    ///
    /// - Parameters:
    ///   - path: The path at which the user names it.
    ///   - user: The file in which the path stands.
    private mutating func read(
        _ file: SourceFile, at path: YAMLScalar, in user: SourceFile, kinds: [Kind], project: Project,
        into sink: inout DiagnosticSink
    ) -> SharedFile? {
        files.append(file)
        var found = DiagnosticSink()
        guard let tree = YAMLParser.parse(file, into: &found) else {
            sink.add(found.diagnostics)
            return nil
        }
        if !found.hasErrors, case .mapping(let entries) = tree.root.content,
            let screen = entries.first(where: { Key.named($0.key.text, in: Key.screen)?.effect == .tool(.screen) })
        {
            sink.add(
                .error(
                    .wrongType, "\(Wording.code(file.name)) is a screen, which nothing else can use", at: path.range,
                    label: "move what both need into a file of its own",
                    related: [Diagnostic.Label(screen.key.range, "it says so here")]))
            return nil
        }
        open.append((user.name, user.bytes))
        let shared = ScreenReader.readShared(
            tree, of: file, kinds: kinds, project: project, used: &self, into: &found)
        open.removeLast()
        sink.add(found.diagnostics)
        return shared
    }

    /// Reports files that use each other.
    private func reportCycle(_ chain: [String], _ path: YAMLScalar, into sink: inout DiagnosticSink) {
        sink.add(
            .error(
                .useCycle, "\(Wording.code(chain[0])) uses itself", at: path.range,
                label: chain.count > 2
                    ? chain.map { "`\($0)`" }.joined(separator: " uses ")
                    : "a file has its own styles and components anyway"))
    }
}
