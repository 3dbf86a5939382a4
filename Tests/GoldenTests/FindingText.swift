import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcTestSupport

/// What `genvc validate` prints of a spec.
enum FindingText {
    static func of(_ path: String) throws -> String {
        let url = RepositoryRoot.url(of: path)
        var run = SpecRun(SourceFile(name: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url))))
        run.validate()
        return TextRenderer().render([run.report])
    }
}
