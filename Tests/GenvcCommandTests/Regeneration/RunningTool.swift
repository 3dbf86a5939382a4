import Foundation

/// The built command while it runs.
final class RunningTool {
    private let process: ChildProcess
    private let scratch: Folder
    /// Seconds after which a wait is given up; many times what the slowest takes.
    private static let longestWait = 120.0

    init(_ arguments: [String], in folder: URL) throws {
        scratch = try Folder()
        try Data().write(to: URL(fileURLWithPath: scratch.path("errors")))
        process = try ChildProcess(
            Tool.executable, arguments, in: folder,
            environment: ProcessInfo.processInfo.environment.filter { ["LD_LIBRARY_PATH", "PATH"].contains($0.key) },
            errors: scratch.path("errors"))
    }

    deinit {
        if process.isRunning { kill() }
    }

    /// The text that the tool has written to standard error so far.
    var errors: String { (try? scratch.text("errors")) ?? "" }

    /// Waits until it has written `text` `count` times; false if it does not.
    func waits(for text: String, count: Int = 1) -> Bool {
        let end = Date(timeIntervalSinceNow: Self.longestWait)
        while Date() < end {
            if errors.components(separatedBy: text).count > count { return true }
            Thread.sleep(forTimeInterval: 0.02)
        }
        return false
    }

    func kill() {
        process.send(SIGKILL)
    }

    /// As Ctrl-C does.
    func interrupt() {
        process.send(SIGINT)
    }

    /// Its status when it has ended, or the signal that ended it.
    func end() -> Int32 {
        let end = Date(timeIntervalSinceNow: Self.longestWait)
        while process.isRunning && Date() < end { Thread.sleep(forTimeInterval: 0.01) }
        if process.isRunning { kill() }
        return process.wait().status
    }
}

/// The numbers of xorshift64: the same on every run.
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = 0x9E37_79B9_7F4A_7C15 ^ (seed &* 0x2545_F491_4F6C_DD1D)
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
