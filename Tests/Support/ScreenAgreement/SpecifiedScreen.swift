import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcViews
import GenvcYAML
import SimpleLayout

/// A spec, and the views that its code makes.
package struct SpecifiedScreen: Sendable {
    package let name: String
    /// The screen as the spec says it.
    package let source: Screen
    /// Its views on a phone, in the state of the samples.
    package let tree: ViewTree

    /// Nil if the spec has errors.
    package init?(_ spec: [UInt8], name: String) {
        let file = SourceFile(name: name, bytes: spec)
        var sink = DiagnosticSink()
        let document = YAMLParser.parse(file, into: &sink)
        guard let screen = document.flatMap({ ScreenReader.read($0, of: file, into: &sink) }), !sink.hasErrors
        else { return nil }
        self.name = name
        source = screen
        tree = ViewTreeBuilder.build(ScreenSampler.screen(screen, in: StateSample(screen.state)))
    }

    /// Its views where conditions ask about that point.
    func tree(at point: LayoutPoint) -> ViewTree {
        let environment = point.viewport.environment(
            textSize: point.textSize, isRightToLeft: point.direction == .rightToLeft)
        return ViewTreeBuilder.build(ScreenSampler.screen(source, in: StateSample(source.state), environment))
    }
}
