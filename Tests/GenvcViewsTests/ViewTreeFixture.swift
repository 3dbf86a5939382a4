import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcViews
import GenvcYAML
import Testing

/// The screen of a spec that is right.
func readScreen(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Screen {
    let file = SourceFile(name: "Test.yml", text: text)
    var sink = DiagnosticSink()
    let tree = try #require(YAMLParser.parse(file, into: &sink), sourceLocation: sourceLocation)
    let screen = try #require(ScreenReader.read(tree, of: file, into: &sink), sourceLocation: sourceLocation)
    #expect(!sink.hasErrors, "\(sink.diagnostics.map(\.message))", sourceLocation: sourceLocation)
    return screen
}

/// The views of a spec that is right.
func viewTree(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> ViewTree {
    ViewTreeBuilder.build(try readScreen(text, sourceLocation: sourceLocation))
}

/// The views of a spec that is right, with those inside its components.
func wholeViewTree(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> ViewTree {
    wholeViewTree(of: try readScreen(text, sourceLocation: sourceLocation))
}

/// The views of a screen, with those inside its components.
func wholeViewTree(of screen: Screen) -> ViewTree {
    ViewTreeBuilder.build(ScreenSampler.screen(screen, in: StateSample(screen.state), cases: .none))
}

/// The constraints whose identifier or item names begin with `name`, written as UIKit would print them.
func constraints(of name: String, in tree: ViewTree) -> [String] {
    tree.constraints.flatMap(\.constraints).compactMap { constraint in
        guard case .view(let index) = constraint.item, tree.views[index].name == name else { return nil }
        var text = "\(constraint.attribute.rawValue) \(constraint.relation.rawValue)"
        if let target = constraint.target {
            if case .view(let other) = target.item {
                text += " \(tree.views[other].name).\(target.attribute.rawValue)"
            } else {
                text += " \(target.item).\(target.attribute.rawValue)"
            }
        }
        let points = constraint.constant.points(scale: 2)
        if points != 0 { text += " \(points.pointText)" }
        if constraint.priority != 1_000 { text += " @\(constraint.priority.pointText)" }
        return text
    }
}
