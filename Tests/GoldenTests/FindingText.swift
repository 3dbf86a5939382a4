import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcTestSupport

/// What the command line prints of a spec's findings, notes included.
enum FindingText {
    static func of(_ path: String) throws -> String {
        let url = RepositoryRoot.url(of: path)
        var run = SpecRun(SourceFile(name: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url))))
        run.check()
        return TextRenderer().render([run.report])
    }
}
