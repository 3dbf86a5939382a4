import Foundation

/// What people would otherwise write: YAML read by a library, a template rendered by another.
struct Peers {
    /// A tool that takes a spec and a template, `--repeat N`, or `--files … -o DIR`.
    struct Peer {
        let name: String
        let command: [String]
    }

    let all: [Peer]
    let spec: String
    let template: String

    /// - Parameter folder: has `shared/`, and of `pyyaml-jinja2/` and a built `yams-stencil/` what there is.
    init(folder: URL) throws {
        spec = folder.appending(path: "shared/login.yml").path
        template = folder.appending(path: "shared/viewcontroller.swift.stencil").path
        let script = folder.appending(path: "pyyaml-jinja2/render.py").path
        let binary = folder.appending(path: "yams-stencil/.build/release/yams-stencil").path
        var found: [Peer] = []
        if FileManager.default.fileExists(atPath: script) {
            // The interpreter that has the two modules; a version manager's stand-in would add its own time.
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
