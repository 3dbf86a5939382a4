import GenvcChecks
import GenvcCodegen
import GenvcCores
import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcViews
import GenvcYAML
import SimpleLayout

/// One spec on its way through the stages, and what was found so far.
///
/// Reading happens at once; a later stage happens when it is asked for, and only if the ones before it had no errors.
package struct SpecRun: Sendable {
    /// The spec that is read.
    package let file: SourceFile
    /// The findings of all stages so far.
    private(set) var sink = DiagnosticSink()
    /// The parsed spec; nil where nothing of it could be parsed.
    let tree: YAMLTree?
    /// The screen or the components that the spec describes; nil if it has errors.
    let subject: SpecSubject?
    /// The screens of the spec, once they have been checked.
    var checked: [CheckedScreen] = []
    /// The number of layouts that were looked at, in all states of all screens of the spec.
    package var layoutCount: Int { checked.reduce(0) { $0 + $1.layoutCount } }
    /// The number of times that a changed spec was tried for the fixes of findings.
    private(set) var triedChangeCount = 0
    /// The project as its file describes it, or an empty one.
    let project: Project
    /// The values of fields in place of their samples; where there is any, no other state is looked at.
    var givenValues: [GivenValue] = []
    /// The pictures of the app, of which layouts are not known unless they are given.
    package var assets = AssetCatalog()
    /// The files that were read under `use`, with a number each.
    private let used: UsedFiles
    /// The templates that findings may point into.
    private var templateFiles: [SourceFile] = []

    /// - Parameters:
    ///   - project: what holds for all screens of the project that the spec belongs to.
    ///   - finder: finds the files that the spec uses; nil for that of the project, without which none is found.
    ///   - isTelling: true where somebody reads the findings, so that the fixes of errors are tried.
    package init(
        _ file: SourceFile, project: ProjectFile? = nil, finder: FileFinder? = nil, isTelling: Bool = true
    ) {
        self.file = file
        let projectOfSpec = project?.project ?? Project(rules: DiagnosticCode.rules)
        var used = project?.used ?? UsedFiles()
        if let finder { used.finder = finder }
        var sink = DiagnosticSink()
        func read(_ file: SourceFile, _ used: inout UsedFiles, _ sink: inout DiagnosticSink) -> (
            tree: YAMLTree?, subject: SpecSubject?
        ) {
            let tree = YAMLParser.parse(file, into: &sink)
            return (
                tree, tree.flatMap { SpecSubject.read($0, of: file, project: projectOfSpec, used: &used, into: &sink) }
            )
        }
        let subject: SpecSubject?
        (tree, subject) = read(file, &used, &sink)
        if sink.hasErrors, isTelling {
            // A trial finds the files read that the spec uses.
            let readFiles = used
            sink.settle(tree, of: file) { changed, sink in
                var used = readFiles
                return read(changed, &used, &sink).tree
            }
        }
        self.project = projectOfSpec
        self.used = used
        self.subject = sink.hasErrors ? nil : subject
        self.sink = sink
    }

    /// The screen, or one for each component; none if the spec has errors.
    package var screens: [Screen] { (subject?.screens ?? []).map { $0.with(givenValues).with(assets) } }

    /// The screen, or the components, that the spec is about, where they are named; none if it has errors.
    package var names: [(text: String, range: SourceRange)] {
        screens.map { ($0.name.text, $0.name.range) }
    }

    /// True if the spec has no mistake in its words.
    package var isReadable: Bool { subject != nil }

    /// True if the spec is about a screen.
    package var isScreen: Bool {
        if case .screen? = subject { return true }
        return false
    }

    /// The names of the files that can be made of the spec, in every style; none if the spec has errors.
    package var fileNames: [String] {
        screens.flatMap {
            isScreen ? Self.fileNames(ofScreen: $0.name.text) : Self.fileNames(ofComponent: $0.name.text)
        }
    }

    /// The names that files made of a screen or a component called `name` may have.
    package static func fileNames(of name: String) -> [String] {
        fileNames(ofScreen: name) + fileNames(ofComponent: name)
    }

    /// The names of the files that are made of a screen called `name` in that style.
    package static func fileNames(of name: String, _ style: Genvc.Style) -> [String] {
        switch style {
        case .controller: [CodeGenerator.fileName(ofScreen: name, .controller)]
        case .view: [.view, .controller].map { CodeGenerator.fileName(ofScreen: name, $0) }
        }
    }

    /// True for the name of the file that holds the class of a screen in the given style.
    package static func isFile(_ fileName: String, ofStyle style: Genvc.Style, of name: String) -> Bool {
        fileName == CodeGenerator.fileName(ofScreen: name, style.code)
    }

    /// The name of the file with the view, by the name of the file with its view controller; nil for a name that no
    /// view controller's file has.
    package static func viewFileName(ofController fileName: String) -> String? {
        let suffix = CodeGenerator.fileName(ofScreen: "", .controller)
        guard fileName.hasSuffix(suffix), fileName.utf8.count > suffix.utf8.count else { return nil }
        return CodeGenerator.fileName(ofScreen: String(fileName.dropLast(suffix.count)), .view)
    }

    /// The name of the screen or the component that a file was made of, by the name of the file; nil where it is none.
    package static func name(ofFile fileName: String) -> String? {
        // The longest goes first: all files of Swift end as those of components do.
        let suffixes = fileNames(of: "").sorted { $0.utf8.count > $1.utf8.count }
        return suffixes.first { fileName.hasSuffix($0) }.map { String(fileName.dropLast($0.count)) }
    }

    /// The names of the files of a screen, one for each style of code.
    private static func fileNames(ofScreen name: String) -> [String] {
        CodeStyle.allCases.map { CodeGenerator.fileName(ofScreen: name, $0) }
    }

    /// The name of the one file of a component.
    private static func fileNames(ofComponent name: String) -> [String] { [CodeGenerator.fileName(ofComponent: name)] }

    /// The files with components that the spec uses, or that its project does, as findings call them.
    package var usedFiles: [String] { used.namesOfComponents }

    /// The bytes of the files that the spec uses, one file behind the other.
    package var usedBytes: [UInt8] { used.files.flatMap(\.bytes) }

    /// All other files that were read for the spec, those that its project uses included.
    package var readFiles: [SourceFile] { used.files + used.copies }

    /// The paths that the spec names, or its project, and that lead to no file.
    package var missingFiles: [String] { used.missing }

    /// Tries the layout at a few points: on the devices of `presentations`, or on the standard ones where there are
    /// none.
    ///
    /// - Parameters:
    ///   - least: the severity from which on changes are tried that answer a finding.
    ///   - known: what the layouts of other specs have found.
    package mutating func check(
        on presentations: [Presentation] = [], tryingFrom least: Diagnostic.Severity = .warning,
        keeping known: KnownLayouts = KnownLayouts()
    ) {
        check(from: least, within: .ofGeneration, known) { .standard(of: $0, devices: presentations.map(\.device)) }
    }

    /// Tries the layout at every point of the matrix, or at those that `selection` leaves.
    ///
    /// - Parameters:
    ///   - least: the severity from which on changes are tried that answer a finding.
    ///   - known: what the layouts of other specs have found.
    ///   - interruption: ends it before it is done; the run is worth nothing then.
    package mutating func validate(
        _ selection: MatrixSelection = MatrixSelection(), tryingFrom least: Diagnostic.Severity = .note,
        keeping known: KnownLayouts = KnownLayouts(), until interruption: Interruption? = nil
    ) {
        known.formulas.interruption = interruption
        defer { known.formulas.interruption = nil }
        check(from: least, within: .ofValidation, known) { .full(of: $0, selection.layouts) }
    }

    /// Checks each screen of the spec once, and tries the fixes that its findings offer at the same points.
    ///
    /// - Parameters:
    ///   - least: the severity from which on the fixes of findings are tried.
    ///   - budget: the work that this may take.
    private mutating func check(
        from least: Diagnostic.Severity, within budget: FixTrials.Budget, _ known: KnownLayouts,
        at matrix: @escaping (ViewTree) -> LayoutMatrix
    ) {
        guard checked.isEmpty else { return }
        known.formulas.limit()
        let warningCount = sink.warningCount
        for (place, screen) in screens.enumerated() {
            let isOneState = !givenValues.isEmpty || !screen.isDynamic
            let checked = ScreenChecker.check(
                screen, at: matrix, in: TriedStates(isOne: isOneState), source: file, project: project,
                keeping: known.formulas)
            var trials = FixTrials(checked.findings, in: file, at: matrix, within: budget) {
                [project, used, givenValues, assets] changed, matrix, fails in
                guard !known.formulas.isInterrupted else { return nil }
                var used = used
                var sink = DiagnosticSink()
                let subject = YAMLParser.parse(changed, into: &sink).flatMap {
                    SpecSubject.read($0, of: changed, project: project, used: &used, into: &sink)
                }
                let screens = subject?.screens ?? []
                // A key of which the reader says that it has no effect is no answer.
                guard screens.indices.contains(place), !sink.hasErrors, sink.warningCount <= warningCount else {
                    return nil
                }
                known.formulas.limit()
                return ScreenChecker.check(
                    screens[place].with(givenValues).with(assets), at: matrix,
                    in: TriedStates(isOne: isOneState, until: fails), project: project, keeping: known.formulas)
            }
            sink.add(trials.settled(from: least))
            triedChangeCount += trials.changeCount
            self.checked.append(checked)
        }
    }

    /// The Swift files of a spec that was checked and has no errors; templates that are parsed for it stay parsed.
    ///
    /// - Parameters:
    ///   - style: what is made of a screen.
    ///   - inOneFile: components follow each other in one file, as standard output has them.
    package mutating func generate(
        _ library: inout TemplateLibrary, style: Genvc.Style = .controller, inOneFile: Bool = false
    ) -> [Genvc.File]? {
        let valid = validScreens
        guard let subject, !valid.isEmpty else {
            if case .components(let file)? = subject, file.components.isEmpty { reportNoComponents() }
            return nil
        }
        let before = sink.diagnostics.count
        let name = Self.name(of: file)
        guard !isScreen || reportUnmadeParts(of: valid[0].screen, as: style) else { return nil }
        let files =
            switch subject {
            case .screen:
                CodeGenerator.generate(
                    valid[0], style: style.code, specName: name, templates: &library.templates, into: &sink)
            case .components:
                CodeGenerator.generate(
                    components: valid, specName: name, inOneFile: inOneFile, templates: &library.templates,
                    into: &sink)
            }
        keepTemplates(of: sink.diagnostics[before...], library)
        return files?.map { Genvc.File($0) }
    }

    /// The screens that were checked, unless one of them has an error.
    var validScreens: [ValidScreen] {
        let valid = zip(checked, screens).compactMap { ValidScreen($0, of: $1) }
        return valid.count == screens.count ? valid : []
    }

    /// Reports a file of styles alone, from which no code can be made.
    private mutating func reportNoComponents() {
        sink.add(
            .error(
                .notASpec, "this file has no components to make code of", at: file.fullRange.emptied,
                label: "its styles are for the specs that use it"))
    }

    /// The findings so far, with the files that they point into.
    package var report: DiagnosticReport {
        DiagnosticReport(sink.diagnostics, in: SourceFiles(file, used.files + templateFiles), dropped: sink.dropped)
    }

    mutating func add(_ finding: Diagnostic) {
        sink.add(finding)
    }

    /// Remembers the templates that `findings` point into, so that these can be shown with their lines.
    mutating func keepTemplates(of findings: ArraySlice<Diagnostic>, _ library: TemplateLibrary) {
        let places = findings.flatMap { [$0.range?.file].compactMap { $0 } + $0.related.map(\.range.file) }
        templateFiles += library.files(places.filter { $0 != file.id })
    }

    /// The name of the file without its folders: what a header says does not depend on where genvc was called.
    private static func name(of file: SourceFile) -> String {
        let bytes = file.name.utf8
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return file.name }
        return String(file.name[bytes.index(after: slash)...])
    }
}
