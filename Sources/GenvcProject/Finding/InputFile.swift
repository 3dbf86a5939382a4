import GenvcDiagnostics
import GenvcKit

/// A file that the command line names, read; a refusal of the disk becomes a finding without a place.
package enum InputFile: Sendable {
    case file(SourceFile)
    case refused(DiagnosticReport)

    /// True if the finding means that the system would not give the input.
    static func isRefusal(_ code: DiagnosticCode) -> Bool {
        switch code {
        case .missingFile, .unreadableFile, .notAFile: true
        default: false
        }
    }
}

extension Disk {
    /// The file at `path`, `-` for standard input, or a report with the one finding.
    ///
    /// - Parameters:
    ///   - standardInputName: what messages call standard input.
    ///   - limit: the most bytes; nil: those of a spec, whose reader itself says that there are more.
    package func input(_ path: String, standardInputName: String? = nil, limit: Int? = nil) -> InputFile {
        let name = path == "-" ? standardInputName ?? "standard input" : path
        do {
            let bytes = try read(path == "-" ? nil : path, limit: limit ?? Genvc.maximumSpecBytes)
            if let limit, bytes.count > limit {
                let empty = SourceFile(name: name, bytes: [])
                return .refused(DiagnosticReport([tooLarge(limit)], in: SourceFiles(empty)))
            }
            return .file(SourceFile(name: name, bytes: bytes))
        } catch {
            let empty = SourceFile(name: name, bytes: [])
            return .refused(DiagnosticReport([refusal(of: path, error)], in: SourceFiles(empty)))
        }
    }

    /// Finds files that specs use.
    package var finder: FileFinder { { find($0) } }

    /// A file that a spec names under `use`, or why it is not there, with the names that come near.
    private func find(_ path: String) -> FoundFile {
        do {
            return .bytes(try read(path, limit: Genvc.maximumSpecBytes))
        } catch {
            switch error {
            case .missing, .nameTooLong: return .missing(nearest: nearestNames(to: path))
            case .isFolder: return .unreadable(reason: "it is a folder")
            default: return .unreadable(reason: error.reason)
            }
        }
    }

    /// - Parameter limit: In bytes; the message has it in MiB.
    private func tooLarge(_ limit: Int) -> Diagnostic {
        .error(.fileTooLarge, "the file is larger than \(limit >> 20) MiB", at: nil)
    }

    /// The finding for a file that the disk does not give.
    private func refusal(of path: String, _ error: SystemError) -> Diagnostic {
        switch error {
        case .missing, .nameTooLong:
            return .error(.missingFile, "there is no such file", at: nil, help: nearestName(to: path))
        case .isFolder:
            return .error(
                .notAFile, "this is a folder, not a file", at: nil,
                help: "`genvc generate` and `genvc validate` take folders")
        default:
            return .error(.unreadableFile, "the file cannot be read: \(error.reason)", at: nil)
        }
    }

    /// A file of the same folder that was probably meant.
    private func nearestName(to path: String) -> String {
        let folder = Path.folder(of: path)
        let nearest = nearestNames(to: path)
        guard !nearest.isEmpty else { return "a path begins in the folder where genvc is called" }
        let paths = nearest.map { "`\(Path.join(folder, $0))`" }
        return "did you mean \(EnglishList.joined(paths, "or"))?"
    }

    /// The names in the folder of a path that come nearest to its own, hidden files aside.
    private func nearestNames(to path: String) -> [String] {
        let names = ((try? names(in: Path.folder(of: path))) ?? []).filter {
            $0.utf8.first != UInt8(ascii: ".")
        }
        let name = Path.name(of: path)
        // The name of a screen stands for that of its spec.
        let specs = names.filter { [name + ".yml", name + ".yaml"].contains($0) }
        return specs.isEmpty ? WordSuggestion.nearest(to: name, among: names) : specs
    }
}
