import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcSetup

/// The files of the checkout that are made from others: bundled templates, goldens, drawings, and parts of pages.
///
/// `genvc-dev update` writes them, and `genvc-dev check` compares them.
struct Update {
    /// A file that others are made from is missing or wrong.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// A file as it should be.
    private struct Output {
        let place: URL
        let contents: Data
    }

    let root: URL

    /// Rewrites every file that is out of date, and names it.
    ///
    /// - Throws: `Failure` where a file that others are made from is wrong.
    func write() throws {
        // All other files are made with the templates and symbols inside this executable, so that the run ends here if
        // these are old.
        let bundled = try [bundledTemplates(), bundledSymbols()].filter { try isOutdated($0) }
        guard bundled.isEmpty else {
            for output in bundled { try put(output) }
            print("What is bundled was out of date: run the command again, for what is made with it.")
            return
        }
        // The specs of starters are written first, because their code is made among that of all specs.
        for output in try starters() where try isOutdated(output) { try put(output) }
        for output in try derived() + [wordUses()] where try isOutdated(output) { try put(output) }
        // The tables of facts name lines of the code, which was written just now.
        let facts = try self.facts()
        if try isOutdated(facts) { try put(facts) }
    }

    /// Names every file that is out of date.
    ///
    /// - Returns: Whether there is none.
    func check() throws -> Bool {
        try check(
            [bundledTemplates(), bundledSymbols()] + starters() + derived() + [wordUses(), facts()])
    }

    /// Checks one of the pages with parts that are made, whatever the other files are.
    ///
    /// - Parameter path: A path from the root of the checkout, or from that of the disk.
    /// - Returns: Whether the page is up to date.
    func check(page path: String) throws -> Bool {
        let place = URL(fileURLWithPath: path, relativeTo: root)
        return try check([place.path == readmePlace.path ? readme() : facts(in: place)])
    }

    private func check(_ outputs: [Output]) throws -> Bool {
        let outdated = try outputs.filter { try isOutdated($0) }
        for output in outdated { print("out of date: \(path(of: output))") }
        return outdated.isEmpty
    }

    // MARK: What is made

    /// The Swift file with the text of every template.
    private func bundledTemplates() throws -> Output {
        let files = Repository.files(below: root.appending(path: "Templates"), ext: "mustache")
        let texts = try files.map { file in
            (name: BundledTemplatesFile.name(of: file), text: try String(contentsOf: file, encoding: .utf8))
        }
        let place = root.appending(path: "Sources/GenvcTemplates/BundledTemplates.generated.swift")
        return Output(place: place, contents: Data(try BundledTemplatesFile.source(texts).utf8))
    }

    /// The Swift file that says how often specs use the words of the language.
    private func wordUses() throws -> Output {
        let specs = try Repository.specs(below: root).map { place in
            SourceFile(name: place.lastPathComponent, bytes: [UInt8](try Data(contentsOf: place)))
        }
        let place = root.appending(path: "Sources/GenvcExplain/WordUses.generated.swift")
        return Output(place: place, contents: Data(try WordUses(of: specs).source.utf8))
    }

    /// The Swift file with the names of SF Symbols.
    private func bundledSymbols() throws -> Output {
        let folder = root.appending(path: "Sources/GenvcVocabulary/Symbols")
        let list = try String(contentsOf: folder.appending(path: "Symbols.txt"), encoding: .utf8)
        let place = folder.appending(path: "SystemSymbol+Names.generated.swift")
        return Output(place: place, contents: Data(try BundledSymbolsFile.source(list).utf8))
    }

    /// Everything that is made with the bundled templates, apart from the specs of starters and the facts.
    private func derived() throws -> [Output] {
        let generated = try generated()
        return try goldens(generated) + catalogs(generated) + projects() + constructs() + findings() + drawings()
            + longForms() + formatted() + [readme()]
    }

    /// The specs that `genvc new` begins with, as far as they are goldens.
    private func starters() throws -> [Output] {
        try GoldenStarters.all(below: root).map { place, name, answers in
            let (bytes, report) = StarterSpec.make(name, answers)
            guard let bytes else { throw Failure(description: TextRenderer().render([report])) }
            return Output(place: place, contents: Data(bytes))
        }
    }

    /// The files that are made of every spec among the examples and the goldens.
    private func generated() throws -> [(spec: URL, files: [Genvc.File])] {
        try Repository.specs(below: root).map { spec in
            let file = SourceFile(name: spec.lastPathComponent, bytes: [UInt8](try Data(contentsOf: spec)))
            let options = Genvc.Options(
                project: try Repository.project(of: spec), files: try Repository.files(usedBy: spec))
            let result = Genvc.generate(spec: file, options: options)
            guard !result.files.isEmpty else {
                let report = DiagnosticReport(result.diagnostics, in: SourceFiles(file))
                throw Failure(description: "\(spec.path) gives no code\n" + TextRenderer().render([report]))
            }
            return (spec, result.files)
        }
    }

    /// The code of the specs, in the folder of code.
    private func goldens(_ generated: [(spec: URL, files: [Genvc.File])]) -> [Output] {
        generated.flatMap { spec, files in
            let folder = spec.deletingLastPathComponent()
            let code = folder.appending(path: Repository.codePath(from: folder)).standardized
            return files.map { Output(place: code.appending(path: $0.name), contents: Data($0.contents)) }
        }
    }

    /// The string catalogue of each folder of specs that have plurals.
    private func catalogs(_ generated: [(spec: URL, files: [Genvc.File])]) -> [Output] {
        Repository.specFolders(below: root).compactMap { folder in
            let files = generated.filter { $0.spec.path.hasPrefix(folder.path + "/") }.flatMap(\.files)
            guard StringCatalog.haveForms(files) else { return nil }
            let name = folder.lastPathComponent + ".xcstrings"
            let catalog = StringCatalog(of: StringCatalog.texts(of: files), .plurals)
            return Output(
                place: root.appending(path: "Tests/Goldens/Catalogs/\(name)"), contents: Data(catalog.bytes))
        }
    }

    /// The files that `genvc init` writes, for each theme. Those that are the same for all themes are one file each, to
    /// which links lead.
    private func projects() throws -> [Output] {
        try Repository.projects(below: root).flatMap { place, specs in
            let project = try Repository.project(of: specs.appending(path: "Any.yml")).map { ProjectFile($0) }
            let (files, report) = ProjectSetup.files(TemplateLibrary(), project: project)
            guard let files else { throw Failure(description: TextRenderer().render([report])) }
            return files.map { file in
                let path = file.name == "Theme.swift" ? file.name : "\(Repository.shipped)/\(file.name)"
                return Output(place: place.appending(path: path), contents: Data(file.contents))
            }
        }
    }

    /// The files made of each construct in each form.
    private func constructs() throws -> [Output] {
        try Construct.all(below: root).flatMap { construct in
            Construct.Form.allCases.flatMap(construct.files).map { path, contents in
                Output(place: root.appending(path: path), contents: Data(contents.utf8))
            }
        }
    }

    /// The text of the findings of each spec with a mistake, beside the spec. In the folder `Project` the files are
    /// project files.
    private func findings() throws -> [Output] {
        let files = Repository.files(below: root.appending(path: "Tests/Goldens/Findings"), ext: "yml")
        let isFinding: (URL) -> Bool = { place in
            place.lastPathComponent != Repository.project && !place.path.contains("/\(Repository.shared)/")
        }
        return try files.filter(isFinding).map { place in
            let file = SourceFile(name: place.lastPathComponent, bytes: [UInt8](try Data(contentsOf: place)))
            return Output(
                place: place.deletingPathExtension().appendingPathExtension("txt"),
                contents: Data(TextRenderer().render([try report(of: file, at: place)]).utf8))
        }
    }

    /// The findings in a file that stands at a place.
    private func report(of file: SourceFile, at place: URL) throws -> DiagnosticReport {
        let finder = Repository.finder(in: place.deletingLastPathComponent())
        if place.deletingLastPathComponent().lastPathComponent == "Project" {
            return ProjectFile(file, finder: finder).report
        }
        let project = try Repository.project(of: place).map { ProjectFile($0, finder: finder) }
        var run = SpecRun(file, project: project, finder: finder)
        run.validate()
        return run.report
    }

    /// The drawings of screens, each made by the command in its first line.
    private func drawings() throws -> [Output] {
        try Repository.files(below: root.appending(path: "Tests/Goldens/Drawings"), ext: "txt").map { file in
            let golden = try GoldenDrawing(String(contentsOf: file, encoding: .utf8))
            return Output(place: file, contents: Data(try golden.text(root: root).utf8))
        }
    }

    private var readmePlace: URL { root.appending(path: "README.md") }

    /// The text that `genvc expand` prints of the spec that has every shorthand.
    private func longForms() throws -> [Output] {
        let folder = root.appending(path: "Tests/Goldens/LongForm")
        let short = folder.appending(path: "Short.yml")
        let run = SpecRun(SourceFile(name: short.lastPathComponent, bytes: [UInt8](try Data(contentsOf: short))))
        var library = TemplateLibrary()
        guard let long = LongSpec(run, &library, reading: { SpecRun($0) }).data else {
            throw Failure(description: TextRenderer().render([run.report]))
        }
        return [Output(place: folder.appending(path: "Long.yml"), contents: Data(long.bytes))]
    }

    /// The canonical forms of specs.
    private func formatted() throws -> [Output] {
        let folder = root.appending(path: "Tests/Goldens/Format")
        let specs = Repository.files(below: folder, ext: "yml").filter { !$0.path.hasSuffix(".expected.yml") }
        return try specs.map { spec in
            let file = SourceFile(name: spec.lastPathComponent, bytes: [UInt8](try Data(contentsOf: spec)))
            guard case .formatted(let bytes) = FormattedSpec(file) else {
                throw Failure(description: "\(spec.path) has no canonical form")
            }
            let place = spec.deletingPathExtension().appendingPathExtension("expected.yml")
            return Output(place: place, contents: Data(bytes))
        }
    }

    /// The page of the whole repository with its blocks.
    private func readme() throws -> Output {
        let page = try String(contentsOf: readmePlace, encoding: .utf8)
        return Output(place: readmePlace, contents: Data(try Readme(root: root).refreshed(page).utf8))
    }

    /// The page of real screens with its tables.
    private func facts() throws -> Output {
        try facts(in: root.appending(path: "Examples/Apps/README.md"))
    }

    private func facts(in page: URL) throws -> Output {
        let tables = FactPage(folder: page.deletingLastPathComponent())
        return Output(place: page, contents: Data(try tables.refreshed(String(contentsOf: page, encoding: .utf8)).utf8))
    }

    // MARK: Files

    /// True if the file on the disk is missing or has other contents.
    private func isOutdated(_ output: Output) throws -> Bool {
        guard FileManager.default.fileExists(atPath: output.place.path) else { return true }
        return try Data(contentsOf: output.place) != output.contents
    }

    /// Writes the file whole, and names it.
    private func put(_ output: Output) throws {
        try FileManager.default.createDirectory(
            at: output.place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try output.contents.write(to: output.place, options: .atomic)
        print("wrote \(path(of: output))")
    }

    /// The path of the file from the root of the checkout.
    private func path(of output: Output) -> String {
        String(output.place.path.dropFirst(root.path.count + 1))
    }
}
