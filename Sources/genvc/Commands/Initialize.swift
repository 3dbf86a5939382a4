import GenvcDiagnostics
import GenvcKit
import GenvcProject
import GenvcSetup

extension Command {
    /// `genvc init` runs an `InitializeCommand`.
    static let initialize = Command(
        "init", .optional("DIR"), [.codeFolder, .tokens, .fixPlist, .templates, .answerFormat],
        "writes what the generated code stands on: project file, theme, components, scene delegate",
        details: """
            Files that the app has, in whatever folder, stay as they are; what is written is yours from then on. The theme
            has the tokens of `genvc.yml`. The components are those that the specs in the folder use; `genvc generate`
            writes others beside the theme once a spec needs them. The scene delegate shows the first screen of the
            folder, in a navigation controller where the spec has `navigation`. Then it says how the app starts without
            a storyboard; `--fix-plist` does the part of that in an `Info.plist`.

            `--tokens` brings colors, fonts, spacings, radii and heights into the `theme` of `genvc.yml`: from a file in
            the Design Tokens format (designtokens.org), groups or files named `light` and `dark` together, or from the
            color sets of an asset catalogue. Where a `genvc.yml` is there already, the lines for it are printed.
            """
    ) { invocation, session throws(CommandError) in
        var command = try InitializeCommand(invocation, session)
        return try command.run()
    }
}

/// Sets up a project, once: what is there already stays, and each file that is left out is named.
struct InitializeCommand {
    let session: Session
    private let library: TemplateLibrary
    /// The project file of the folder, where there is one already.
    private let projects: ProjectFinder
    /// The folder that is set up, as the command line names it; empty for the one in which genvc is called.
    let folder: String
    /// The folder of the theme and the components, inside of the one that is set up.
    private let codeFolder: String
    /// The `Info.plist` behind `--fix-plist`; nil if none is named.
    let propertyList: String?
    /// The files and asset catalogues behind `--tokens`.
    private let tokenFiles: [String]
    /// The steps that were done, for programs, which get them at the end; nil where people are told of each step.
    private var document: SetupDocument?

    init(_ invocation: Invocation, _ session: Session) throws(CommandError) {
        self.session = session
        folder = invocation.operands.first ?? ""
        projects = ProjectFinder(forFile: Path.join(folder, ProjectFile.name), on: session.disk)
        library = try TemplateFolder.library(invocation.value(.templates), projects, on: session.disk)
        let code = invocation.value(.codeFolder) ?? ProjectSetup.folderName
        guard Self.isInside(code) else {
            throw .usage(
                "`--folder` takes no `\(code)`",
                help: "write a folder inside of the one that is set up, as `\(ProjectSetup.folderName)`; hidden"
                    + " folders are not looked into")
        }
        codeFolder = Path.join(folder, code)
        propertyList = invocation.value(.fixPlist)
        tokenFiles = invocation.all(.tokens)
        document = session.isForPrograms ? SetupDocument() : nil
    }

    /// True for a path to a folder further down, none of them hidden.
    private static func isInside(_ folder: String) -> Bool {
        let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
        let named = folder.hasSuffix("/") ? parts.dropLast() : parts[...]
        return named.allSatisfy { $0 == "." || !$0.isEmpty && !$0.hasPrefix(".") }
    }

    /// Does all steps of the command. Everything that may be refused is read before the first file is written.
    mutating func run() throws(CommandError) -> ExitStatus {
        guard projects.reports.count(of: .error) == 0 else {
            session.show(projects.reports, nothingGenerated: true)
            return projects.reports.status
        }
        // Tokens and the property list are read before anything is written, because either may be refused.
        let tokens = try TokenFiles(tokenFiles, on: session.disk)
        guard tokens.reports.count(of: .error) == 0 else {
            session.show(tokens.reports, nothingGenerated: true)
            return tokens.reports.status
        }
        let theme = try theme(of: tokens)
        let edited = try propertyList.map { path throws(CommandError) in
            try Self.withoutStoryboard(path, on: session.disk)
        }
        let home = session.disk.projectFolder(around: folder)
        if let home, let theme {
            if let edited { try write(edited) }
            return show(theme, for: Path.join(home, ProjectFile.name))
        }
        let made = home == nil ? newProjectFile(theme) : nil
        let project = made.map { ProjectFile(SourceFile(name: $0.path, bytes: $0.contents ?? [])) } ?? projects.only
        if let report = project?.report, report.count(of: .error) > 0 {
            session.show([report], nothingGenerated: true)
            return .wrongInput
        }
        var runs = specRuns(project)
        var root = runs.lazy.compactMap(\.rootScreen).first
        root?.allowsLargeTitles = runs.contains(where: \.hasLargeTitle)
        let setup = ProjectSetup.files(library, project: project, root: root)
        guard let files = setup.files else {
            session.show([setup.report], nothingGenerated: true)
            return .wrongInput
        }
        let needed = ProjectSetup.names(usedBy: code(of: &runs), from: files, in: project)
        let parts = split(files.filter { needed.contains($0.name) }, home: home)
        // The storyboards are looked for before the property list, which may name them, is changed.
        let storyboards = Self.storyboards(in: folder, propertyList, on: session.disk)
        let kept = home == folder ? OutputFile(root: folder, name: ProjectFile.name, contents: []) : nil
        let done = try session.outputWriter.write(
            [made ?? kept].compactMap { $0 } + parts.written, overwriting: .none)
        // A step that fails later leaves the files where they are.
        session.keep(done)
        for change in done.changes {
            tell(of: change.file.path, isWritten: change.kind == .create)
        }
        for path in parts.kept { tell(of: path, isWritten: false) }
        if let theme {
            tell("took \(theme.summary) into \(Path.join(folder, ProjectFile.name))")
            for remark in theme.remarks { tell("  " + remark) }
        }
        if let edited { try write(edited) }
        if let root { tell("the app shows \(root.controller) first, if SceneDelegate.swift says so") }
        tell("commit `.genvc/approvals` once it is there, and nothing else of `.genvc`")
        explain(storyboards)
        return document.map { session.print(document: $0.text) } ?? .success
    }

    // MARK: What is said

    /// Says a sentence, or keeps it for programs.
    mutating func tell(_ sentence: String) {
        if document == nil { session.note(sentence) } else { document?.notes.append(sentence) }
    }

    /// Says that a file was written, or that it was there already.
    mutating func tell(of path: String, isWritten: Bool) {
        guard document == nil else {
            document?.files.append((path, isWritten))
            return
        }
        session.note(isWritten ? "wrote \(path)" : "kept \(path), which was there already")
    }

    /// Lists steps that are left to people.
    mutating func tell(steps: [String], _ title: String) {
        guard document == nil else {
            document?.steps += steps
            return
        }
        session.note("")
        session.note(title)
        for (place, step) in steps.enumerated() { session.note("  \(place + 1). \(step)") }
    }

    /// The project file that the command makes; nil if the templates have none.
    private func newProjectFile(_ theme: ImportedTheme?) -> OutputFile? {
        ProjectSetup.projectFile(library, theme: theme?.lines ?? []).map { bytes in
            OutputFile(root: folder, name: ProjectFile.name, contents: bytes)
        }
    }

    /// Divides the files of a project into those to write and the words for what the app has of them already: the path
    /// of a file, or a type in backquotes that stands in a file of another name.
    ///
    /// - Parameter home: The folder of the project file that is there already; nil without one.
    private func split(
        _ files: [Genvc.File], home: String?
    ) -> (written: [OutputFile], kept: [String]) {
        let elsewhere = SourceTree.swiftFiles(in: home ?? folder, on: session.disk)
        let types = Set(files.compactMap { Self.type(in: $0.contents) })
        let declarations = ProjectDeclarations(
            of: types, [], themeMembers: [], in: [],
            AppFiles(elsewhere.values.sorted(), ofAppOf: Path.join(folder, ProjectFile.name), on: session.disk))
        let declared = types.subtracting(declarations.missingNames)
        var (written, kept): ([OutputFile], [String]) = ([], [])
        // Components stand where the app has its theme.
        let ownTheme = declarations.themePath ?? elsewhere[ProjectSetup.themeFileName]
        let theme = ownTheme.map { Path.folder(of: $0) } ?? codeFolder
        for file in files {
            let root = ProjectSetup.isComponent(file.name) ? theme : folder
            let output = OutputFile(root: root, name: file.name, contents: file.contents)
            if elsewhere[file.name] == nil, let type = Self.type(in: file.contents), declared.contains(type) {
                kept.append("`\(type)`")
            } else if let path = elsewhere[file.name], session.disk.kind(of: output.path, ofLink: true) == nil {
                kept.append(path)
            } else {
                written.append(output)
            }
        }
        return (written, kept)
    }

    /// The type that a file is there for, the first that it declares for others to use; nil if it declares none.
    private static func type(in contents: [UInt8]) -> String? {
        TypeDeclarations.all(in: contents).first { !$0.isExtension && !$0.isPrivate }?.name
    }

    // MARK: The theme

    /// The theme that the files of `--tokens` describe; nil if the option is not given.
    ///
    /// - Throws: `CommandError` where they hold no color, font or length.
    private func theme(of tokens: TokenFiles) throws(CommandError) -> ImportedTheme? {
        guard !tokenFiles.isEmpty else { return nil }
        guard tokens.theme.isEmpty else { return tokens.theme }
        for remark in tokens.theme.remarks { session.note(remark) }
        let names = EnglishList.joined(tokenFiles.map { "`\($0)`" }, "and")
        throw CommandError(
            .wrongInput, "there is no color, font or length for a theme in \(names)",
            help: "name a file of design tokens in JSON, or an asset catalogue, behind `--tokens`")
    }

    /// Prints the theme for a project file that is there already: it is the user's, so that genvc does not write in it.
    private mutating func show(_ theme: ImportedTheme, for file: String) -> ExitStatus {
        if document != nil {
            tell(of: file, isWritten: false)
            document?.notes += theme.remarks
            document?.theme = theme.lines
        }
        if let document { return session.print(document: document.text) }
        session.note("kept \(file), which was there already; this is the theme for it:")
        for remark in theme.remarks { session.note("  " + remark) }
        return session.print((["theme:"] + theme.lines.map { "  " + $0 }).map { $0 + "\n" }.joined())
    }

    // MARK: The screens

    /// The specs of the folder in the order of their files' names, those with errors as well. The scene delegate shows
    /// the first screen that one of them describes.
    private func specRuns(_ project: ProjectFile?) -> [SpecRun] {
        guard session.disk.kind(of: folder.isEmpty ? "." : folder, ofLink: false) == .folder else { return [] }
        let specs = SpecFinder.find([folder.isEmpty ? "." : folder], on: session.disk, standardInputName: nil)
        return specs.compactMap { spec in
            guard case .file(let file) = spec.input else { return nil }
            return SpecRun(file, project: project, finder: session.disk.finder, isTelling: false)
        }
    }

    /// The code of the specs, as far as they have no errors: `genvc generate` tells of those.
    private func code(of runs: inout [SpecRun]) -> [Genvc.File] {
        var (library, code): (TemplateLibrary, [Genvc.File]) = (library, [])
        for index in runs.indices {
            runs[index].check()
            code += runs[index].generate(&library) ?? []
        }
        return code
    }
}
