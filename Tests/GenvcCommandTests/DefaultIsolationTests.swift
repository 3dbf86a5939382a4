import Foundation
import Testing

/// The generated code in a project of Xcode 26, where what says nothing belongs to the main actor.
@Suite("Code in a module whose default isolation is the main actor")
struct DefaultIsolationTests {
    @Test(
        "compiles as it does elsewhere",
        arguments: [
            "Examples/Code/Apps", "Examples/Code/Project", "Tests/Goldens/Screens/Code", "Tests/Goldens/Themed/Code",
            "Tests/Goldens/Views/Code",
        ])
    func goldens(path: String) throws {
        let folder = Tool.repository.appending(path: path)
        let files = try FileManager.default.subpathsOfDirectory(at: folder)
        guard let findings = try SwiftCompiler.findings(in: folder, files, ["-default-isolation", "MainActor"])
        else { return }
        #expect(!files.isEmpty && findings.isEmpty, "\(findings)")
    }
}

extension FileManager {
    /// The Swift files in a folder and below, in folders behind links too, which `subpathsOfDirectory` leaves out.
    fileprivate func subpathsOfDirectory(at folder: URL) throws -> [String] {
        try contentsOfDirectory(atPath: folder.path).sorted().flatMap { name -> [String] in
            let inner = folder.appending(path: name).resolvingSymlinksInPath()
            var isFolder: ObjCBool = false
            guard fileExists(atPath: inner.path, isDirectory: &isFolder), isFolder.boolValue else {
                return name.hasSuffix(".swift") ? [name] : []
            }
            return try subpathsOfDirectory(at: inner).map { "\(name)/\($0)" }
        }
    }
}
