import Foundation
import Testing

/// A day with genvc in a terminal of 80 columns and 24 rows: each question is seen whole, and what is longer than the
/// terminal stands in a pager.
@Suite("In a terminal", .enabled(if: TmuxTerminal.isInstalled, "tmux or less is not installed"))
struct TerminalDayTests {
    /// Waits for the end of a question, and expects all of its lines on the screen, none of them broken.
    private func sees(_ lines: [String], on terminal: TmuxTerminal) {
        #expect(terminal.waits(for: lines.last ?? ""), "\(terminal.screen)")
        #expect(terminal.screen.contains(lines.joined(separator: "\n")), "\(terminal.screen)")
    }

    private static let keys = "arrow keys or a number; return goes on"

    @Test("a screen is made, changed, watched and removed")
    func day() throws {
        let folder = try Folder()
        try folder.write("", to: "genvc.yml")
        let terminal = try TmuxTerminal(in: folder)

        try terminal.enter("genvc new")
        #expect(terminal.waits(for: "Name: What is the screen called"), "\(terminal.screen)")
        try terminal.enter("sign in")
        sees(
            [
                "Screen Type: What type of screen is this?", "> 1. Form screen (Input fields, labels, buttons)",
                "  2. List screen (Scrollable list of items)", "  3. Detail screen (Display content with actions)",
                "  4. Dashboard (Multiple sections/cards)", Self.keys,
            ], on: terminal)
        for answer in ["Screen Type: Form screen", "Components: ", "Complexity: Simple"] {
            try terminal.enter("")
            #expect(terminal.waits(for: answer), "\(terminal.screen)")
        }
        // The drawing comes at once behind the last answer, and takes the screen.
        try terminal.enter("")
        #expect(try terminal.leavesPager(for: "Layout: Does it look good?"), "\(terminal.screen)")
        sees(
            [
                "Layout: Does it look good?", "> 1. Looks good (writes SignIn.yml and its code)",
                "  2. Change (opens the spec in vi)", "  3. Stop (writes nothing)", Self.keys,
            ], on: terminal)
        try terminal.enter("")
        #expect(terminal.waits(for: "approved SignIn.yml"), "\(terminal.screen)")
        #expect(folder.exists("SignInViewController.swift"))

        try change(folder, terminal)
        try watch(folder, terminal)

        try terminal.clear()
        try terminal.enter("genvc rm SignIn")
        #expect(terminal.waits(for: "`SignIn.yml` makes this code. Remove it too? [y/N]"), "\(terminal.screen)")
        try terminal.enter("y")
        #expect(terminal.waits(for: "removed"), "\(terminal.screen)")
        #expect(!folder.exists("SignIn.yml") && !folder.exists("SignInViewController.swift"))
    }

    /// Adds a screen, so that two are asked about, one by one.
    private func change(_ folder: Folder, _ terminal: TmuxTerminal) throws {
        let spec = try folder.text("SignIn.yml")
        try folder.write(spec + "  - { label: note, text: A note }\n", to: "SignIn.yml")
        try folder.write(Specs.valid("Welcome"), to: "Welcome.yml")
        try terminal.clear()
        try terminal.enter("genvc generate .")
        #expect(try terminal.leavesPager(for: "Layout: Does SignIn.yml look good? (1 of 2)"), "\(terminal.screen)")
        sees(
            [
                "Layout: Does SignIn.yml look good? (1 of 2)", "> 1. Looks good (shows the next one)",
                "  2. Stop (writes nothing)", "  3. Draw again (shows the same once more)",
                "  4. Change (opens the spec in vi)",
                "  5. Looks good, and so does the last one (writes the code)", Self.keys,
            ], on: terminal)
        // The last drawing is short, and stands above its question.
        try terminal.enter("")
        #expect(terminal.waits(for: "Layout: Does Welcome.yml look good? (2 of 2)"), "\(terminal.screen)")
        #expect(terminal.screen.contains("[Row 1: Title]") && terminal.screen.contains(Self.keys), "\(terminal.screen)")
        try terminal.enter("")
        #expect(terminal.waits(for: "approved 2 specs"), "\(terminal.screen)")
    }

    private func watch(_ folder: Folder, _ terminal: TmuxTerminal) throws {
        try terminal.clear()
        try terminal.enter("genvc generate . --watch")
        #expect(terminal.waits(for: "watching; Ctrl-C ends it"), "\(terminal.screen)")
        try folder.write(Specs.valid("Welcome").replacing("Hello", with: "Bye"), to: "Welcome.yml")
        #expect(terminal.waits(for: "Welcome.yml: 1 updated"), "\(terminal.screen)")
        try folder.write(Specs.valid("Welcome").replacing("Hello", with: "Bye") + "# note\n", to: "Welcome.yml")
        #expect(terminal.waits(for: "Welcome.yml: nothing to do"), "\(terminal.screen)")
        try terminal.press("C-c")
    }

    @Test("help that is longer than the terminal stands in a pager, and the shell is there behind it")
    func pages() throws {
        let folder = try Folder()
        let terminal = try TmuxTerminal(in: folder)
        for page in ["", "generate", "validate"] {
            try terminal.clear()
            try terminal.enter("genvc help \(page)")
            #expect(terminal.waits(for: "\n:"), "\(terminal.screen)")
            let first = terminal.screen.split(separator: "\n").first { !$0.isEmpty } ?? ""
            #expect(first.contains("genvc"), "\(terminal.screen)")
            try terminal.press("q")
            #expect(terminal.waitsForShell(), "\(terminal.screen)")
            try terminal.enter("echo behind")
            #expect(terminal.waits(for: "\nbehind"), "\(terminal.screen)")
        }
        try terminal.clear()
        try terminal.enter("genvc help clean")
        #expect(terminal.waits(for: "--dry-run "), "\(terminal.screen)")
        #expect(terminal.screen.contains("genvc clean [DIR]"), "\(terminal.screen)")
    }
}
