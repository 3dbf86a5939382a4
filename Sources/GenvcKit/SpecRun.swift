import GenvcChecks
import GenvcCodegen
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
    private(set) var sink = DiagnosticSink()
    let tree: YAMLTree?
    /// The screen; nil if the spec has errors.
    let screen: Screen?
    private(set) var checked: CheckedScreen?
    private let project: Project
    /// The templates that findings may point into.
    private var templateFiles: [SourceFile] = []

    /// - Parameter project: what holds for all screens of the project that the spec belongs to.
    package init(_ file: SourceFile, project: ProjectFile? = nil) {
        self.file = file
        self.project = project?.project ?? Project()
        var sink = DiagnosticSink()
        tree = YAMLParser.parse(file, into: &sink)
        let tokens = self.project.tokens
        let screen = tree.flatMap { ScreenReader.read($0, of: file, tokens: tokens, into: &sink) }
        self.screen = sink.hasErrors ? nil : screen
        self.sink = sink
    }

    /// Tries the layout at a few points: on the devices of `presentations`, or on the standard ones where there are none.
    package mutating func check(on presentations: [Presentation] = []) {
        let devices = presentations.isEmpty ? Device.defaults : presentations.map(\.device)
        check { .standard(of: $0, devices: devices) }
    }

    /// Tries the layout at every point of the matrix, or at those that `selection` leaves.
    package mutating func validate(_ selection: MatrixSelection = MatrixSelection()) {
        check { .full(of: $0, selection.layouts) }
    }

    private mutating func check(at matrix: @escaping (ViewTree) -> LayoutMatrix) {
        guard let screen, checked == nil else { return }
        let checked = ScreenChecker.check(screen, at: matrix, source: file, project: project)
        var trials = FixTrials(checked.findings, in: file, at: matrix, project)
        sink.add(trials.settled())
        self.checked = checked
    }

    /// The views of a screen as its samples show it, on the device of a point; nil: on a phone.
    func sampledTree(of screen: Screen, at point: LayoutPoint?) -> ViewTree {
        let environment = point.map {
            $0.viewport.environment(textSize: $0.textSize, isRightToLeft: $0.direction == .rightToLeft)
        }
        return ViewTreeBuilder.build(
            ScreenSampler.screen(screen, in: StateSample(screen.state), environment ?? .phone))
    }

    /// The Swift files of a screen that was checked and has no errors; templates that are parsed for it stay parsed.
    package mutating func generate(_ library: inout TemplateLibrary) -> [Genvc.File]? {
        guard let checked, let valid = ValidScreen(checked, of: screen) else { return nil }
        let before = sink.diagnostics.count
        let files = CodeGenerator.generate(
            valid, specName: Self.name(of: file), templates: &library.templates, into: &sink)
        keepTemplates(of: sink.diagnostics[before...], library)
        return files?.map { Genvc.File($0) }
    }

    /// What was found.
    package var report: DiagnosticReport {
        DiagnosticReport(sink.diagnostics, in: SourceFiles(file, templateFiles), dropped: sink.dropped)
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
