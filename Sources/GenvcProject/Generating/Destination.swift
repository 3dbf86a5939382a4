import GenvcDiagnostics
import GenvcKit

/// The place where code goes.
package enum Destination {
    case standardOutput
    case besideSpecs
    case folder(String)
    case file(String)

    /// True where the code is printed and no file is written.
    package var isStandardOutput: Bool {
        if case .standardOutput = self { return true }
        return false
    }

    /// True where the code of all specs stands in one file, each behind the one before.
    package var isOneFile: Bool {
        switch self {
        case .standardOutput, .file: true
        case .besideSpecs, .folder: false
        }
    }

    /// The files that are made of a spec, at their places.
    package func files(_ generated: [Genvc.File], of spec: SpecFinder.Spec) -> [OutputFile] {
        switch self {
        case .standardOutput:
            generated.map { OutputFile(root: "", name: $0.name, contents: $0.contents) }
        case .besideSpecs: Self.files(generated, of: spec, in: spec.root)
        case .folder(let folder): Self.files(generated, of: spec, in: folder)
        case .file(let path):
            [OutputFile(path: path, contents: generated.flatMap(\.contents)).made(of: spec.name)]
        }
    }

    /// The path of a file that is made of a spec.
    func path(of file: String, of spec: SpecFinder.Spec) -> String {
        switch self {
        case .standardOutput: file
        case .besideSpecs: Path.join(spec.folder, file)
        case .folder(let folder): Path.join(folder, Path.join(spec.subfolder, file))
        case .file(let path): path
        }
    }

    /// The files of one spec below a folder, in the subfolder in which the spec stands.
    private static func files(_ generated: [Genvc.File], of spec: SpecFinder.Spec, in root: String) -> [OutputFile] {
        generated.map {
            OutputFile(
                root: root, name: Path.join(spec.subfolder, $0.name), contents: $0.contents,
                isCreatedOnce: $0.isCreatedOnce
            ).made(of: spec.name)
        }
    }
}
