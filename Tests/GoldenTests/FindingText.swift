import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcTestSupport

/// The output of `genvc validate` for a spec, or for a project file, which stands in a folder `Project`.
enum FindingText {
    static func of(_ path: String) throws -> String {
        let url = RepositoryRoot.url(of: path)
        let file = SourceFile(name: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
        let finder = GoldenSpec.finder(besides: path)
        if path.contains("/Project/") { return TextRenderer().render([ProjectFile(file, finder: finder).report]) }
        let project = try GoldenSpec.project(besides: path).map { ProjectFile($0, finder: finder) }
        var run = SpecRun(file, project: project, finder: finder)
        run.validate()
        return TextRenderer().render([run.report])
    }
}
