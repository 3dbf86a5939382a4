import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcViews
import GenvcVocabulary
import GenvcYAML
import SimpleLayout

/// A spec, and the views that its code makes.
package struct SpecifiedScreen: Sendable {
    package let name: String
    /// The screen as the spec says it.
    package let source: Screen
    /// The state in which it is shown.
    private let state: StateSample
    /// Its views on a phone, in that state.
    package let tree: ViewTree

    /// The screen in the state of the samples; nil if the spec has errors.
    ///
    /// - Parameters:
    ///   - project: the project file that the spec belongs to, or nil.
    ///   - finder: finds the files that it uses.
    package init?(
        _ spec: [UInt8], project: [UInt8]? = nil, name: String,
        finder: @escaping FileFinder = { _ in .missing(nearest: []) }
    ) {
        let file = SourceFile(name: name, bytes: spec)
        var sink = DiagnosticSink()
        var used = UsedFiles(finder)
        let read = project.flatMap { YAMLParser.parse(SourceFile(name: "genvc.yml", bytes: $0), into: &sink) }
            .map { ProjectReader.read($0, of: file, rules: DiagnosticCode.rules, used: &used, into: &sink) }
        let document = YAMLParser.parse(file, into: &sink)
        guard
            let screen = document.flatMap({
                ScreenReader.read(
                    $0, of: file, project: read ?? Project(rules: DiagnosticCode.rules), used: &used, into: &sink)
            }),
            !sink.hasErrors
        else { return nil }
        self.init(name: name, source: screen, state: StateSample(screen.state))
    }

    private init(name: String, source: Screen, state: StateSample) {
        self.name = name
        self.source = source
        self.state = state
        tree = ViewTreeBuilder.look(of: source, in: state)
    }

    /// The screen in a state in which fields have values of their own, and what components keep for themselves is what
    /// it is at first: nobody has touched anything.
    ///
    /// - Parameter values: by the names of the fields.
    package func showing(_ values: [String: Sample]) -> SpecifiedScreen {
        var state = state
        for component in source.components {
            for field in component.state { state["\(component.name.text).\(field.name.text)"] = field.valueAtFirst }
        }
        for (field, value) in values { state[field] = value }
        return SpecifiedScreen(name: name, source: source, state: state)
    }

    /// Its views where conditions ask about that point.
    func tree(at point: LayoutPoint) -> ViewTree {
        let environment = point.viewport.environment(
            textSize: point.textSize, isRightToLeft: point.direction == .rightToLeft)
        return ViewTreeBuilder.look(of: source, in: state, environment)
    }
}

extension StateField {
    /// The value with which the generated code makes the field; its sample where only Swift knows that.
    fileprivate var valueAtFirst: Sample {
        if initialValue != nil { return firstValue ?? shownSample }
        switch type {
        case .optional: return .missing
        case .list: return .list([])
        case .cases(_, let cases): return .scalar(cases[0])
        case .basic(.boolean): return .scalar("false")
        case .basic(.integer), .basic(.double): return .scalar("0")
        case .basic(.string): return .scalar("")
        case .basic, .custom: return shownSample
        }
    }
}
