import Foundation
import Testing

extension Folder {
    /// A folder with two specs for a watch.
    static func watched() throws -> Folder {
        let folder = try Folder()
        for name in ["A", "B"] { try folder.write(Specs.valid(name), to: "specs/\(name).yml") }
        return folder
    }
}

extension RunningTool {
    /// A watch of the two specs that has made their code.
    static func watching(_ folder: Folder) throws -> RunningTool {
        let run = try RunningTool(["generate", "specs", "-o", "out", "--watch"], in: folder.url)
        #expect(run.waits(for: "2 created\nwatching; Ctrl-C ends it\n"), "\(run.errors)")
        return run
    }
}
