import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcTestSupport

/// What `genvc validate` prints of a spec, or of a project file, which stands in a folder `Project`.
enum FindingText {
    static func of(_ path: String) throws -> String {
        let url = RepositoryRoot.url(of: path)
        let file = SourceFile(name: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
        if path.contains("/Project/") { return TextRenderer().render([ProjectFile(file).report]) }
        var run = SpecRun(file, project: try GoldenSpec.project(besides: path).map { ProjectFile($0) })
        run.validate()
        return TextRenderer().render([run.report])
    }
}
