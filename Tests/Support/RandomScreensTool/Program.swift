import Foundation

/// Other programs that this one runs.
enum Program {
    /// The text that a program prints on either of its outputs, and its exit status.
    static func output(of arguments: [String], in folder: URL) throws -> (text: String, status: Int32) {
        let place = folder.appending(path: "output-\(UUID().uuidString).txt")
        try Data().write(to: place)
        let file = try FileHandle(forWritingTo: place)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = file
        process.standardError = file
        try process.run()
        process.waitUntilExit()
        try file.close()
        let text = String(decoding: try Data(contentsOf: place), as: UTF8.self)
        try FileManager.default.removeItem(at: place)
        return (text, process.terminationStatus)
    }

    /// Compiles `sources` with the modules of this package, and links them.
    static func compile(_ sources: [String], _ built: BuiltModules, to program: String, in folder: URL) throws
        -> (text: String, status: Int32)
    {
        // The compiler's checks of its own work take a third of its time, and say nothing about the code.
        let unverified = ["-Xfrontend", "-disable-llvm-verify", "-Xfrontend", "-sil-verify-none"]
        // The library of mathematics, which Foundation would bring along where it is linked statically.
        let options =
            [
                "swiftc", "-Onone", "-wmo", "-warnings-as-errors", "-swift-version", "6", "-module-name",
                "RandomControllers",
            ] + unverified
            + ["-I", built.modules.path, "-o", program, "-lm"]
        return try output(of: options + sources + built.objects, in: folder)
    }
}
