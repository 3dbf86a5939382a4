import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcPreview
import GenvcReader
import GenvcViews

/// Other states than that of the samples.
extension SpecRun {
    /// Gives fields of the state other values than their samples, before anything is checked or drawn.
    ///
    /// - Parameter assignments: `NAME=VALUE`, as `GivenValueReader` takes them; a later one goes before an earlier one.
    /// - Returns: what is wrong with the assignments, each as a file called `--state`; empty if nothing is, or if the
    ///   spec itself has errors.
    package mutating func set(state assignments: [String]) -> [DiagnosticReport] {
        guard isReadable else { return [] }
        var reports: [DiagnosticReport] = []
        for assignment in assignments {
            let file = SourceFile(name: "--state", text: assignment)
            var sink = DiagnosticSink()
            let value = GivenValueReader.read(file, for: screens, project: project, into: &sink)
            if let value { givenValues.append(value) }
            if !sink.diagnostics.isEmpty {
                reports.append(DiagnosticReport(sink.diagnostics, in: SourceFiles(file), dropped: sink.dropped))
            }
        }
        return reports
    }

    /// A drawing of each state that is drawn otherwise than those before it, below a line that says the state; nil if
    /// the spec has errors. The first is that of the samples.
    ///
    /// - Parameters:
    ///   - presentations: the devices on which the states are drawn to scale; empty for sketches.
    ///   - width: the columns that a line may have.
    package func drawingOfStates(
        on presentations: [Presentation], _ format: DrawingFormat? = nil, width: Int = SpecRun.drawingWidth,
        palette: Palette = .plain, lineWidth: Int? = nil
    ) -> String? {
        guard !checked.isEmpty else { return nil }
        var drawings: [String] = []
        for screen in screens {
            var known: Set<String> = []
            for scenario in StateScenario.all(of: screen) {
                let drawing =
                    presentations.isEmpty || format == .table
                    ? sketch(
                        of: screen, in: scenario.sample, DrawingOptions(format: format ?? .text, lineWidth: lineWidth))
                    : devices(
                        of: screen, in: scenario.sample, presentations,
                        DrawingOptions(format: format ?? .text, width: width, palette: palette))
                guard known.insert(drawing).inserted else { continue }
                let name = screen.component == nil ? "" : screen.name.text + ", "
                let title = palette.paint(name + (scenario.title ?? "as the samples are"), as: .heading)
                drawings.append(title + "\n\n" + drawing)
            }
        }
        return drawings.joined(separator: "\n")
    }

    private func sketch(of screen: Screen, in state: StateSample, _ options: DrawingOptions) -> String {
        let tree = ViewTreeBuilder.look(of: screen, in: state)
        return ScreenDrawing.text(CheckedScreen(tree: tree, findings: []), options: options)
    }
}
