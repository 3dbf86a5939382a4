import GenvcDiagnostics
import GenvcKit

/// The specs whose drawing someone said yes to, in `.genvc/approvals` beside the project file: a line a spec, by path.
package struct Approvals {
    /// The hidden folder beside the project file; it belongs into version control, so that a team approves once.
    static let folder = ".genvc"
    private static let fileName = "approvals"
    /// Far more than any project has lines.
    private static let mostBytes = 4 << 20

    /// The folder of the project file; that of the spec where there is none.
    private let root: String
    /// The disk of the project.
    private let disk: Disk
    /// The hash of each approved spec by its path from there.
    private var hashes: [String: String] = [:]
    /// The file as it was read; empty where there was none.
    private let read: [UInt8]
    /// False where a line is no approval, as after a merge that is not ended: such a file is not written again, since
    /// its lines are put in order.
    private var isReadable = true
    /// The number of times that it is tried again where others write their approvals at the same time.
    private static let mostTries = 50

    /// The approvals that hold for specs in a folder.
    package init(around folder: String, on disk: Disk) {
        self.disk = disk
        root = disk.projectFolder(around: folder) ?? folder
        read = (try? disk.read(Self.path(in: root), limit: Self.mostBytes)) ?? []
        for line in read.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            let words = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
            if words.count == 2, Self.isHash(words[0]) {
                hashes[String(words[1])] = String(words[0])
            } else {
                isReadable = false
            }
        }
    }

    /// The path of the file with the approvals.
    private var path: String { Self.path(in: root) }

    private static func path(in root: String) -> String { Path.join(Path.join(root, folder), fileName) }

    /// True for the word with which a line begins, as `SpecHash` writes it.
    private static func isHash(_ word: Substring) -> Bool { word.utf8.count == 16 && word.allSatisfy(\.isHexDigit) }

    /// True if someone approved of the spec as it is, with the files that it uses.
    package func contains(_ run: SpecRun) -> Bool {
        hashes[name(of: run.file.name)] == Self.digits(run.file.bytes, run)
    }

    /// Writes down that someone approved of the specs as they are, with the files that they use.
    package static func approve(
        _ runs: [SpecRun], on disk: Disk, telling tell: @escaping (String) -> Void
    ) throws(CommandError) {
        let projects = Dictionary(grouping: runs) { Approvals(around: Path.folder(of: $0.file.name), on: disk).root }
        for (_, runs) in projects.sorted(by: { $0.key < $1.key }) { try approve(ofOneProject: runs, on: disk, tell) }
    }

    /// Adds the specs of one project to its file, again and again as long as others write it at the same time.
    private static func approve(
        ofOneProject runs: [SpecRun], on disk: Disk, _ tell: @escaping (String) -> Void
    ) throws(CommandError) {
        for number in 1... {
            var approvals = Approvals(around: Path.folder(of: runs[0].file.name), on: disk)
            guard approvals.isReadable else {
                throw CommandError(
                    .wrongInput,
                    "`\(approvals.path)` has a line that is no approval, as a merge leaves one that is not ended",
                    help: "keep the lines of 16 digits and a path, delete all others, and do the same again")
            }
            if let name = runs.map(\.file.name).first(where: { $0.contains(where: \.isNewline) }) {
                throw CommandError(
                    .wrongInput, "`\(name)` has a line end in its path, and an approval is one line",
                    help: "give the file another name")
            }
            for run in runs { approvals.hashes[approvals.name(of: run.file.name)] = digits(run.file.bytes, run) }
            do throws(CommandError) {
                _ = try OutputWriter(on: disk, telling: tell).write([approvals.file], overwriting: .all)
                let specs = runs.count == 1 ? runs[0].file.name : EnglishList.count(runs.count, "spec")
                return tell("approved \(specs), in \(approvals.file.path)")
            } catch {
                guard error.isPassing, number < mostTries else { throw error }
            }
        }
    }

    /// The hash of a spec together with the files that it uses: a change in any of them asks again.
    private static func digits(_ bytes: [UInt8], _ run: SpecRun) -> String {
        SpecHash.digits(of: bytes + run.usedBytes)
    }

    /// The file with the approvals once a spec has another name and other contents that say the same; nil where nobody
    /// approved of the spec.
    package func renamed(_ old: SourceTree.Spec, to new: SourceFile) -> OutputFile? {
        guard isReadable, contains(old.run) else { return nil }
        var approvals = self
        approvals.hashes[name(of: old.file.name)] = nil
        approvals.hashes[name(of: new.name)] = Self.digits(new.bytes, old.run)
        return approvals.file
    }

    /// The file with the approvals once a spec is gone; nil where the file does not name it.
    package func without(_ spec: String) -> OutputFile? {
        var approvals = self
        guard isReadable, approvals.hashes.removeValue(forKey: name(of: spec)) != nil else { return nil }
        return approvals.hashes.isEmpty
            ? OutputFile(path: path, contents: nil, isUsers: true, basis: read) : approvals.file
    }

    /// The file as it should be: a line for each spec, in the order of their paths.
    private var file: OutputFile {
        let names = hashes.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let lines = names.map { "\(hashes[$0] ?? "") \($0)\n" }.joined()
        return OutputFile(
            root: root, name: Path.join(Self.folder, Self.fileName), contents: Array(lines.utf8), isUsers: true,
            basis: read)
    }

    /// The path of a spec from the project's folder, however genvc was called.
    private func name(of spec: String) -> String {
        let here = disk.workingFolder
        let (spec, root) = (Path.parts(of: spec, from: here), Path.parts(of: root, from: here))
        let isInside = spec.starts(with: root)
        return (isInside ? spec.dropFirst(root.count) : spec[...]).joined(separator: "/")
    }
}
