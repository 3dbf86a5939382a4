import GenvcDiagnostics
import GenvcKit

/// Where code goes.
enum Destination {
    case standardOutput
    case besideSpecs
    case folder(String)
    case file(String)

    /// As the command line says for these specs.
    init(_ invocation: Invocation, of found: [SpecFinder.Spec]) throws(CommandError) {
        guard let path = invocation.value(.output) else {
            self = invocation.operands == ["-"] ? .standardOutput : .besideSpecs
            for operand in invocation.operands where operand != "-" {
                let isFolder = System.kind(of: operand, ofLink: false) == .folder
                try OutputLink.refuse(in: isFolder ? operand : Path.folder(of: operand))
            }
            return
        }
        guard !path.isEmpty else {
            throw .usage("`-o` has no path behind it", help: "name a folder, or `.` for the one genvc is called in")
        }
        try OutputLink.refuse(in: path)
        let isFolder = System.kind(of: path, ofLink: false) == .folder || path.utf8.last == UInt8(ascii: "/")
        let isFile = path == "-" || !isFolder && Path.hasExtension(path, "swift")
        guard isFile else {
            self = .folder(path)
            return
        }
        guard found.count <= 1 else {
            throw .usage(
                "\(EnglishList.count(found.count, "spec")) cannot go to one file", help: "name a folder behind `-o`")
        }
        self = path == "-" ? .standardOutput : .file(path)
    }

    var isStandardOutput: Bool {
        if case .standardOutput = self { return true }
        return false
    }

    /// True where all that is made follows each other.
    var isOneFile: Bool {
        switch self {
        case .standardOutput, .file: true
        case .besideSpecs, .folder: false
        }
    }

    /// The files that are made of a spec, at their places.
    func files(_ generated: [Genvc.File], of spec: SpecFinder.Spec) -> [OutputFile] {
        switch self {
        case .standardOutput:
            generated.map { OutputFile(root: "", name: $0.name, contents: $0.contents) }
        case .besideSpecs: Self.files(generated, of: spec, in: spec.root)
        case .folder(let folder): Self.files(generated, of: spec, in: folder)
        case .file(let path):
            [OutputFile(path: path, contents: generated.flatMap(\.contents), spec: spec.name)]
        }
    }

    private static func files(_ generated: [Genvc.File], of spec: SpecFinder.Spec, in root: String) -> [OutputFile] {
        generated.map {
            OutputFile(
                root: root, name: Path.join(spec.subfolder, $0.name), contents: $0.contents,
                isCreatedOnce: $0.isCreatedOnce, spec: spec.name)
        }
    }
}
