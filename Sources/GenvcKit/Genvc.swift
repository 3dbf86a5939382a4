import GenvcCodegen
import GenvcDiagnostics
import GenvcModel

/// The generator as a library: a spec in, Swift files and findings out. It reads no file, clock or environment.
public enum Genvc {
    /// The version that `genvc version` prints.
    public static let version = "0.1.0"

    /// The choices that decide how code is made.
    public struct Options: Sendable {
        /// The sort of class made of a screen; nil for the one of the project file, by default a view controller.
        public var style: Style?
        /// Mustache templates that stand in the place of the bundled ones, by their names: `ViewController`, `Element`.
        public var templates: [String: String]
        /// The project file, `genvc.yml`; nil where there is none.
        public var project: SourceFile?
        /// The files that the spec and the project may use, named by the paths that lead to them from where theirs do.
        public var files: [SourceFile]

        /// - Parameters:
        ///   - style: What is made of a screen; nil for what the project file says.
        ///   - templates: Mustache templates by name, which replace the bundled ones.
        ///   - project: The project file; nil for a project without one.
        ///   - files: The files that the spec and the project name under `use`.
        public init(
            style: Style? = nil, templates: [String: String] = [:], project: SourceFile? = nil,
            files: [SourceFile] = []
        ) {
            self.style = style
            self.templates = templates
            self.project = project
            self.files = files
        }

        /// Finds a file among `files`; a path that none of them has is missing.
        fileprivate var finder: FileFinder {
            { [files] path in
                files.first { $0.name == path }.map { .bytes($0.bytes) } ?? .missing(nearest: [])
            }
        }
    }

    /// A file to be written, named without a folder.
    public struct File: Hashable, Sendable {
        /// The name of the file without a folder: `LoginViewController.swift`.
        public let name: String
        /// UTF-8, lines ended by LF.
        public let contents: [UInt8]
        /// The place in the spec that gives the file its name; nil for a file that no spec makes.
        package let origin: SourceRange?
        /// True for a file that is the user's as soon as it is there.
        package let isCreatedOnce: Bool
        /// The texts in it that are translated.
        package let texts: CatalogTexts
        /// The components whose classes stand in it.
        let components: [Identifier]

        /// The names of the classes of components in it, which no other file of a module may declare, with their places
        /// in the spec.
        package var componentNames: [(text: String, range: SourceRange)] { components.map { ($0.text, $0.range) } }

        package init(_ file: GeneratedFile) {
            name = file.name
            contents = file.contents
            origin = file.origin
            isCreatedOnce = file.isCreatedOnce
            texts = file.texts
            components = file.components
        }
    }

    /// The outcome of a spec.
    public struct Result: Sendable {
        /// Empty where a finding is an error.
        public let files: [File]
        /// The findings; their ranges are bytes of the spec.
        public let diagnostics: [Diagnostic]
    }

    /// The bundled templates, parsed once.
    private static let bundled: TemplateLibrary = {
        var library = TemplateLibrary()
        _ = library.prepare(includingBundled: true)
        return library
    }()

    /// Makes the Swift files of a screen, or of a file of components.
    ///
    /// - Parameter spec: the bytes of the spec; its name stands in findings and, without folders, in the files'
    ///   headers.
    public static func generate(spec: SourceFile, options: Options = Options()) -> Result {
        let overrides = options.templates.sorted { $0.key < $1.key }.map { name, text in
            (name: name, file: SourceFile(name: name, text: text))
        }
        var library = overrides.isEmpty ? bundled : TemplateLibrary(overrides: overrides)
        let templates = library.prepare()
        guard templates.count(of: .error) == 0 else {
            return Result(files: [], diagnostics: templates.diagnostics)
        }
        let project = options.project.map { ProjectFile($0, finder: options.finder) }
        let found = templates.diagnostics + (project?.report.diagnostics ?? [])
        guard project?.report.count(of: .error) ?? 0 == 0 else { return Result(files: [], diagnostics: found) }
        var run = SpecRun(spec, project: project, finder: options.finder)
        run.check()
        let files = run.generate(&library, style: options.style ?? project?.style ?? .controller) ?? []
        return Result(files: files, diagnostics: found + run.report.diagnostics)
    }
}
