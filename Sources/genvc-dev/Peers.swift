import Foundation

/// The tools that people would otherwise combine: YAML read by one library, a template rendered by another.
struct Peers {
    /// A tool that takes a spec and a template with `--repeat N`, or a template with `--files … -o DIR`.
    struct Peer {
        let name: String
        /// The command without its arguments.
        let command: [String]
    }

    let all: [Peer]
    /// The path of the spec that all tools read.
    let spec: String
    /// The path of the template that all tools render.
    let template: String

    /// Finds the tools in a folder.
    ///
    /// - Parameter folder: A folder with `shared/`, and beside it `pyyaml-jinja2/`, a built `yams-stencil/`, or both.
    /// - Throws: `Update.Failure` if none of them is there.
    init(folder: URL) throws {
        spec = folder.appending(path: "shared/login.yml").path
        template = folder.appending(path: "shared/viewcontroller.swift.stencil").path
        let script = folder.appending(path: "pyyaml-jinja2/render.py").path
        let binary = folder.appending(path: "yams-stencil/.build/release/yams-stencil").path
        var found: [Peer] = []
        if FileManager.default.fileExists(atPath: script) {
            // `PYTHON` names the interpreter that has both modules. The stand-in of a version manager would add its own
            // time.
            let python = ProcessInfo.processInfo.environment["PYTHON"] ?? "python3"
            found.append(Peer(name: "PyYAML + Jinja2", command: [python, script]))
        }
        if FileManager.default.isExecutableFile(atPath: binary) {
            found.append(Peer(name: "Yams + Stencil", command: [binary]))
        }
        guard !found.isEmpty else { throw Update.Failure(description: "there is no peer in \(folder.path)") }
        all = found
    }
}
