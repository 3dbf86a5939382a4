import Foundation

/// A terminal of 80 columns and 24 rows with a shell in it, as people have one: what is written scrolls, a pager opens,
/// and the test sees what somebody would see.
final class TmuxTerminal {
    static let isInstalled = (try? Tool.runShell("command -v tmux && command -v less").status == 0) ?? false
    /// Seconds after which nothing is expected any more.
    private static let patience = 60.0

    private let scratch: Folder

    init(in folder: Folder, environment: [String: String] = [:]) throws {
        scratch = try Folder()
        let variables = ["PS1": "$ ", "PATH": "\(Tool.executable.deletingLastPathComponent().path):/usr/bin:/bin"]
            .merging(environment) { $1 }
        let words = variables.map { "'\($0)=\($1)'" }.sorted().joined(separator: " ")
        let library = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""
        try tmux(
            "-f /dev/null new-session -d -x 80 -y 24 -c '\(folder.url.path)' "
                + "\"env -i TERM=screen LC_ALL=C.UTF-8 LD_LIBRARY_PATH='\(library)' \(words) sh\"")
        guard waits(for: "$ ") else { throw PseudoTerminal.Failure(message: "the shell does not start") }
    }

    deinit {
        _ = try? tmux("kill-server")
    }

    /// The lines that are on the screen.
    var screen: String { (try? tmux("capture-pane -p")) ?? "" }

    /// Types a text and the return key.
    func enter(_ text: String) throws {
        if !text.isEmpty { try tmux("send-keys -l '\(text)'") }
        try press("Enter")
    }

    /// Presses a key by its name: `Enter`, `q`, `C-c`.
    func press(_ key: String) throws { try tmux("send-keys \(key)") }

    /// Clears the screen, so that nothing of before is taken for something new.
    func clear() throws {
        try enter("clear")
        let end = Date().addingTimeInterval(Self.patience)
        while !screen.hasPrefix("$ \n") && !screen.hasPrefix("$\n"), Date() < end {
            Thread.sleep(forTimeInterval: 0.02)
        }
    }

    /// Waits until a text is on the screen; false if it does not come.
    func waits(for text: String) -> Bool {
        let end = Date().addingTimeInterval(Self.patience)
        while Date() < end {
            // The shell's sign stands without its blank at the end of a line.
            if screen.contains(text) || text == "$ " && screen.contains("$") { return true }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return false
    }

    /// Waits until the shell asks for a command.
    func waitsForShell() -> Bool {
        let end = Date().addingTimeInterval(Self.patience)
        while Date() < end {
            if screen.split(separator: "\n").last == "$" { return true }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return false
    }

    /// Goes through the pages of a pager, until a text that comes behind it is on the screen.
    func leavesPager(for text: String) throws -> Bool {
        let end = Date().addingTimeInterval(Self.patience)
        while Date() < end {
            let screen = screen
            if screen.contains(text) { return true }
            let last = screen.split(separator: "\n").last ?? ""
            if last.hasPrefix(":") || last.hasPrefix("(END)") { try press("q") }
            Thread.sleep(forTimeInterval: 0.1)
        }
        return false
    }

    @discardableResult
    private func tmux(_ command: String) throws -> String {
        let outcome = try Tool.runShell(
            "PATH=/usr/bin:/bin:$PATH tmux -u -S '\(scratch.path("s"))' \(command)",
            environment: ["LC_ALL": "C.UTF-8", "TERM": "xterm"])
        return outcome.text
    }
}
