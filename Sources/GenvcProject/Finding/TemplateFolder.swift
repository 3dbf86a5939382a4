import GenvcDiagnostics
import GenvcKit

/// Templates that lie in a folder as `NAME.mustache`.
package enum TemplateFolder {
    /// Behind the names of the templates that make code.
    package static let codeSuffix = ".swift.mustache"
    /// Behind the names of the templates that make specs.
    static let specSuffix = ".yml.mustache"
    /// Behind the names of partials.
    package static let partialSuffix = ".mustache"

    /// The bundled templates with those of a folder on top of them: the one that the command line names, else that of
    /// the projects of the specs.
    ///
    /// - Parameter option: The folder behind `--templates`.
    /// - Throws: `CommandError` where the folder cannot be used, or where the projects have different ones.
    package static func library(
        _ option: String?, _ projects: ProjectFinder, on disk: Disk
    ) throws(CommandError) -> TemplateLibrary {
        if let option { return try library(option, of: "--templates", on: disk) }
        guard let folder = try projects.templates() else { return TemplateLibrary() }
        return try library(folder, of: "templates:", on: disk)
    }

    /// - Parameter source: The option or the key that names the folder.
    private static func library(
        _ folder: String, of source: String, on disk: Disk
    ) throws(CommandError) -> TemplateLibrary {
        try refuseOtherSuffixes(in: folder, on: disk)
        let code = try read(folder, of: source, suffix: codeSuffix, on: disk)
        let specs = try read(folder, of: source, suffix: specSuffix, on: disk)
        let library = TemplateLibrary(overrides: code + specs)
        if let stray = library.strayNames.first {
            let suffix = specs.contains { $0.name == stray } ? specSuffix : codeSuffix
            let nearest = WordSuggestion.nearest(to: stray, among: library.bundledNames)
            throw .usage(
                "`\(Path.join(folder, stray + suffix))` stands in the place of no template",
                help: nearest.isEmpty
                    ? "`genvc templates list` lists their names; a partial is included by one of the folder's"
                    : "did you mean \(EnglishList.joined(nearest.map { "`\(fileName(of: $0))`" }, "or"))?")
        }
        return library
    }

    /// The file that a bundled template lies in.
    package static func fileName(of name: String) -> String {
        name + (TemplateLibrary.makesSpec(name) ? specSuffix : codeSuffix)
    }

    /// Refuses a folder with a template whose name lacks a part of the suffix: it would be passed over in silence.
    private static func refuseOtherSuffixes(in folder: String, on disk: Disk) throws(CommandError) {
        let names = (try? disk.names(in: folder)) ?? []
        let other = names.first { name in
            name.hasSuffix(partialSuffix) && !name.hasSuffix(codeSuffix) && !name.hasSuffix(specSuffix)
        }
        guard let name = other else { return }
        let stem = String(name.dropLast(partialSuffix.utf8.count))
        throw .usage(
            "`\(Path.join(folder, name))` is not named as templates of code are",
            help: "did you mean `\(stem)\(codeSuffix)`?")
    }

    /// The templates by name, with the paths as the names of their files.
    package static func read(
        _ folder: String, of option: String, suffix: String, on disk: Disk
    ) throws(CommandError) -> [(name: String, file: SourceFile)] {
        do throws(SystemError) {
            var files: [(name: String, file: SourceFile)] = []
            for name in try disk.names(in: folder) where name.hasSuffix(suffix) && name != suffix {
                let path = Path.join(folder, name)
                let bytes = try disk.read(path, limit: TemplateRun.maximumTemplateBytes)
                guard bytes.count <= TemplateRun.maximumTemplateBytes else { throw SystemError.tooLarge }
                files.append((String(name.dropLast(suffix.utf8.count)), SourceFile(name: path, bytes: bytes)))
            }
            return files
        } catch {
            throw CommandError(
                .noInput, "`\(option) \(folder)` cannot be read: \(error.reason)",
                help: "name a folder of files that end in `\(suffix)`")
        }
    }
}
