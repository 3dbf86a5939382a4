import Foundation
import ShownScreens

/// The expected frames: those of the file that `Tests/OnDevice/frames` names, or, where genvc itself is at hand, those
/// that it makes in this process.
enum Expectations {
    /// The file that the script has written, and the one that it reads; `xcodebuild` hands on what begins with
    /// `TEST_RUNNER_`, without that.
    private static let file = ProcessInfo.processInfo.environment["FRAMES_FILE"]
    private static let reportFile = ProcessInfo.processInfo.environment["FRAMES_REPORT"]

    private struct NoFile: Error, CustomStringConvertible {
        let description = "there are no expected frames: run Tests/OnDevice/frames, which writes them"
    }

    static func of(_ screens: [ShownScreen]) throws -> [ExpectedFrames] {
        if let file { return try ExpectedFrames.read(try String(contentsOfFile: file, encoding: .utf8)) }
        #if canImport(GenvcKit)
            return try ExpectedFrames.read(try MadeFrames.lines(of: screens))
        #else
            throw NoFile()
        #endif
    }

    /// Writes what was found where the script reads it, or to the output.
    static func publish(_ report: String) throws {
        guard let reportFile else { return print(report) }
        try report.write(toFile: reportFile, atomically: true, encoding: .utf8)
    }
}
