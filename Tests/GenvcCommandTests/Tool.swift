import Foundation

/// The built command, run as a process.
struct Tool {
    /// The end of a run, and what it wrote.
    struct Outcome {
        let status: Int32
        let output: Data
        let errors: String
        /// False if a signal ended it.
        let exited: Bool

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// `genvc` lies beside the bundle of the tests; `GENVC_EXECUTABLE` is another one.
    static let executable: URL = {
        if let path = ProcessInfo.processInfo.environment["GENVC_EXECUTABLE"] { return URL(fileURLWithPath: path) }
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
            return (bundle ?? Bundle.main.bundleURL).deletingLastPathComponent().appending(path: "genvc")
        #else
            return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "genvc")
        #endif
    }()

    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let login = repository.appending(path: "Examples/Login/Login.yml").path

    /// Seconds after which a run counts as hanging, and is ended; a hundred times what the slowest one takes, where all
    /// tests run at once.
    private static let longestRun = 120.0

    /// Runs the command to its end.
    ///
    /// - Parameters:
    ///   - input: what it reads from standard input.
    ///   - environment: variables besides the few that every run has.
    ///   - output: a file in the place of the one that collects the result.
    static func run(
        _ arguments: [String], input: Data = Data(), in folder: URL? = nil, environment: [String: String] = [:],
        output: String? = nil
    ) throws -> Outcome {
        try run(executable, arguments, input: input, in: folder, environment: environment, output: output)
    }

    static func run(_ arguments: String...) throws -> Outcome {
        try run(arguments)
    }

    /// Runs a script of the shell, in which `$GENVC` is the command.
    static func runShell(
        _ script: String, in folder: URL? = nil, environment: [String: String] = [:]
    ) throws -> Outcome {
        try run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", script], in: folder,
            environment: environment.merging(["GENVC": executable.path]) { $1 })
    }

    private static func run(
        _ executable: URL, _ arguments: [String], input: Data = Data(), in folder: URL?,
        environment: [String: String], output: String? = nil
    ) throws -> Outcome {
        let scratch = try Folder()
        let (inputFile, outputFile) = (scratch.path("input"), output ?? scratch.path("output"))
        try input.write(to: URL(fileURLWithPath: inputFile))
        if output == nil { try Data().write(to: URL(fileURLWithPath: outputFile)) }
        let errorFile = scratch.path("errors")
        try Data().write(to: URL(fileURLWithPath: errorFile))

        let process = try ChildProcess(
            executable, arguments, in: folder ?? repository,
            environment: ["LC_ALL": "C", "LD_LIBRARY_PATH": inherited("LD_LIBRARY_PATH")].merging(environment) { $1 },
            input: inputFile, output: outputFile, errors: errorFile)
        // A request to end may be blocked, as it is for what a thread of the tests starts.
        let identifier = process.identifier
        let watch = DispatchWorkItem { kill(identifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + longestRun, execute: watch)
        let end = process.wait()
        watch.cancel()
        return Outcome(
            status: end.status,
            output: output == nil ? try Data(contentsOf: URL(fileURLWithPath: outputFile)) : Data(),
            errors: String(decoding: try Data(contentsOf: URL(fileURLWithPath: errorFile)), as: UTF8.self),
            exited: end.exited)
    }

    private static func inherited(_ name: String) -> String {
        ProcessInfo.processInfo.environment[name] ?? ""
    }
}
