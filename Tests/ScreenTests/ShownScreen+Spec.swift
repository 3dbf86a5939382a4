import Foundation
import GenvcDiagnostics
import GenvcTestSupport
import ShownScreens

extension ShownScreen {
    var specText: [UInt8] {
        get throws { Array(try Data(contentsOf: RepositoryRoot.url(of: spec))) }
    }

    /// Finds the files that the spec uses.
    var finder: FileFinder {
        { [folder] path in
            guard let data = try? Data(contentsOf: RepositoryRoot.url(of: "\(folder)/\(path)")) else {
                return .missing(nearest: [])
            }
            return .bytes([UInt8](data))
        }
    }

    /// The project file beside the spec, or nil.
    var project: [UInt8]? {
        try? Array(Data(contentsOf: RepositoryRoot.url(of: "\(folder)/genvc.yml")))
    }
}
