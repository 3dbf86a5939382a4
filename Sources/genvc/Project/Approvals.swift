import GenvcDiagnostics
import GenvcKit

/// The specs whose drawing someone said yes to, in `.genvc/approvals` beside the project file: a line a spec, by path.
struct Approvals {
    private static let folder = ".genvc"
    private static let fileName = "approvals"
    /// Far more than any project has lines.
    private static let mostBytes = 4 << 20

    /// The folder of the project file; that of the spec where there is none.
    private let root: String
    /// The hash of each approved spec by its path from there.
    private var hashes: [String: String] = [:]

    /// The approvals that hold for specs in a folder.
    init(around folder: String) {
        root = ProjectFinder.folder(around: folder) ?? folder
        let bytes = (try? System.read(path, limit: Self.mostBytes)) ?? []
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let words = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
            // What a checkout made of the line ends is no part of a path.
            if words.count == 2 { hashes[String(words[1].split(separator: "\r").first ?? "")] = String(words[0]) }
        }
    }

    private var path: String { Path.join(Path.join(root, Self.folder), Self.fileName) }

    /// Whether someone said yes to the spec as it is.
    func contains(_ spec: String, _ bytes: [UInt8]) -> Bool {
        hashes[name(of: spec)] == SpecHash.digits(of: bytes)
    }

    /// Writes down that someone said yes to the spec as it is.
    mutating func approve(_ spec: String, _ bytes: [UInt8], _ session: Session) throws(CommandError) {
        hashes[name(of: spec)] = SpecHash.digits(of: bytes)
        let file = file
        _ = try OutputWriter.write([file], overwriting: .all, session)
        session.note("approved \(spec), in \(file.path)")
    }

    /// The file once a spec has another name and other contents, which say the same; nil where nobody approved of it.
    func renamed(_ old: SourceFile, to new: SourceFile) -> OutputFile? {
        guard contains(old.name, old.bytes) else { return nil }
        var approvals = self
        approvals.hashes[name(of: old.name)] = nil
        approvals.hashes[name(of: new.name)] = SpecHash.digits(of: new.bytes)
        return approvals.file
    }

    /// The file once a spec is gone; nil where it names none.
    func without(_ spec: String) -> OutputFile? {
        var approvals = self
        guard approvals.hashes.removeValue(forKey: name(of: spec)) != nil else { return nil }
        return approvals.hashes.isEmpty ? OutputFile(path: path, contents: nil, isUsers: true) : approvals.file
    }

    private var file: OutputFile {
        let names = hashes.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let lines = names.map { "\(hashes[$0] ?? "") \($0)\n" }.joined()
        return OutputFile(
            root: root, name: Path.join(Self.folder, Self.fileName), contents: Array(lines.utf8), isUsers: true)
    }

    /// The path of a spec from the project's folder, however genvc was called.
    private func name(of spec: String) -> String {
        let here = System.workingFolder
        let (spec, root) = (Path.parts(of: spec, from: here), Path.parts(of: root, from: here))
        let isInside = spec.starts(with: root)
        return (isInside ? spec.dropFirst(root.count) : spec[...]).joined(separator: "/")
    }
}
