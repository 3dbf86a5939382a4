import GenvcDiagnostics
import GenvcKit

/// The specs that the operands of a command name, folders included.
struct SpecFinder {
    /// A file that was found.
    struct Spec {
        let input: InputFile.Input
        /// The folder of the file below the folder that the user named; empty beside it.
        let subfolder: String
        /// The folder of the file itself.
        let folder: String

        init(_ input: InputFile.Input, subfolder: String, folder: String) {
            self.input = input
            self.subfolder = subfolder
            self.folder = folder
        }

        /// The file at `path`, or standard input.
        init(file path: String, standardInputName: String?) {
            self.init(
                InputFile.read(path, standardInputName: standardInputName), subfolder: "",
                folder: Path.folder(of: path))
        }
    }

    /// Folders within folders at the most; far above any project, and an end where links make names without end.
    private static let maximumDepth = 64

    private var specs: [Spec] = []
    private var visited: Set<FileIdentity> = []

    /// The files in the order of the operands, within a folder by name.
    static func find(_ operands: [String], standardInputName: String?) -> [Spec] {
        var finder = SpecFinder()
        for operand in operands {
            if operand != "-", System.kind(of: operand, ofLink: false) == .folder {
                finder.visited = []
                finder.search(operand, subfolder: "", depth: 0)
            } else {
                finder.specs.append(Spec(file: operand, standardInputName: standardInputName))
            }
        }
        return finder.specs
    }

    /// The files with those names that `specs` does not have, each once.
    static func used(_ names: [String], besides specs: [Spec]) -> [Spec] {
        var known = Set(
            specs.compactMap { spec -> FileIdentity? in
                if case .file(let file) = spec.input { return System.identity(of: file.name) }
                return nil
            })
        return names.compactMap { name in
            guard let identity = System.identity(of: name), known.insert(identity).inserted else { return nil }
            return Spec(file: name, standardInputName: nil)
        }
    }

    /// Adds the specs in the folder; every folder is entered once, so a link to one above does no harm.
    private mutating func search(_ folder: String, subfolder: String, depth: Int) {
        guard depth < Self.maximumDepth, let identity = System.identity(of: folder),
            visited.insert(identity).inserted
        else { return }
        let names: [String]
        do {
            names = try System.names(in: folder)
        } catch {
            let report = DiagnosticReport(
                [.error(.unreadableFile, "the folder cannot be read: \(error.reason)", at: nil)],
                in: SourceFiles(SourceFile(name: folder, bytes: [])))
            specs.append(Spec(.refused(report), subfolder: subfolder, folder: folder))
            return
        }
        for name in names where name.utf8.first != UInt8(ascii: ".") {
            let path = Path.join(folder, name)
            switch System.kind(of: path, ofLink: false) {
            case .folder:
                search(path, subfolder: Path.join(subfolder, name), depth: depth + 1)
            case .file where Path.hasExtension(name, "yml") || Path.hasExtension(name, "yaml"):
                let input = InputFile.read(path)
                if case .file(let file) = input, !Genvc.isSpec(file) { continue }
                specs.append(Spec(input, subfolder: subfolder, folder: folder))
            case .file, .link, .other, nil:
                continue
            }
        }
    }
}
