import Foundation
import Testing

/// `genvc new` at a terminal.
struct InterviewTests {
    private static let titles = [
        "Screen Type: What type of screen is this?\n", "Components: What UI elements do you need?\n",
        "Complexity: How complex is the layout?\n", "Scrolling: Does the content need to scroll?\n",
    ]

    /// Answers to all questions on the command line.
    private static let answers = [
        "--type", "detail", "--components", "buttons", "--complexity", "simple", "--scroll", "vertical",
    ]

    @Test("the four questions are answered with arrow keys, and the files written after a yes")
    func arrowKeys() throws {
        let folder = try Folder()
        let terminal = try PseudoTerminal(["new", "user-profile"], in: folder.url)
        let (down, up) = (PseudoTerminal.down, PseudoTerminal.up)
        // List; text is dropped and images are taken; complex; back from the first to the last: both directions.
        let keys = [down + "\r", " \(down)\(down) \r", down + down + "\n", up + up + "\r"]
        for (title, typed) in zip(Self.titles, keys) {
            try terminal.expect(title)
            try terminal.expect("return")
            #expect(!terminal.isAsBefore)
            terminal.type(typed)
        }
        try terminal.expect("Scrolling: Both directions\n")
        try terminal.expect(
            "Creating a list screen with buttons and images, complex layout, both directions behavior\n")
        try terminal.expect("[Row 1: Columns]")
        try terminal.expect("Layout: Does it look good?\n> 1. Looks good (writes UserProfile.yml and its code)\n")
        #expect(folder.names.isEmpty)
        terminal.type("\r")
        try terminal.expect("wrote UserProfile.yml\n")
        #expect(try terminal.end() == 0)
        #expect(terminal.isAsBefore)
        #expect(
            folder.names == [
                ".genvc", ".genvc/approvals", "Genvc", "Genvc/CarouselScrollView.swift", "Genvc/PrimaryButton.swift",
                "Genvc/Theme.swift", "UserProfile.yml", "UserProfileViewController.swift",
            ])
        // A yes is an approval.
        try FileManager.default.removeItem(atPath: folder.path("UserProfileViewController.swift"))
        let again = try PseudoTerminal(["generate", "UserProfile.yml"], in: folder.url)
        #expect(try again.end() == 0)
        #expect(!again.text.contains("look good") && folder.exists("UserProfileViewController.swift"))
        #expect(try folder.text("UserProfile.yml").hasPrefix("screen: UserProfile\ntype: list\nscroll: both\n"))
    }

    @Test("the questions are those of the owner, word for word")
    func wording() throws {
        let folder = try Folder()
        let terminal = try PseudoTerminal(["new", "Tiny"], in: folder.url)
        try terminal.expect(
            """
            Screen Type: What type of screen is this?
            > 1. Form screen (Input fields, labels, buttons)
              2. List screen (Scrollable list of items)
              3. Detail screen (Display content with actions)
              4. Dashboard (Multiple sections/cards)
            arrow keys or a number; return goes on

            """)
        terminal.type("1\r")
        try terminal.expect("Screen Type: Form screen\n")
        try terminal.expect("drops it; return goes on\n")
        terminal.type("\r")
        try terminal.expect("Components: ")
        try terminal.expect("or a number; return goes on\n")
        // A number alone answers nothing yet.
        terminal.type("3")
        try terminal.expect("> 3. Complex (Many elements, intricate layout)\n")
        terminal.type("1\r")
        try terminal.expect("Complexity: Simple\n")
        try terminal.expect(
            """
            Scrolling: Does the content need to scroll?
              1. No scrolling (Fixed content fits screen)
            > 2. Vertical scroll (Content exceeds screen height)
              3. Horizontal scroll (Side-scrolling content)
              4. Both directions (Complex scrollable content)
            arrow keys or a number; return goes on

            """)
    }

    @Test("numbers answer as well, and what is given is not asked")
    func numbers() throws {
        let folder = try Folder()
        let terminal = try PseudoTerminal(["new", "Tiny", "--type", "form", "--scroll", "none"], in: folder.url)
        try terminal.expect(
            """
            Components: What UI elements do you need?
            > [x] 1. Text inputs (Text fields, text views)
              [x] 2. Buttons (Action buttons, links)
              [ ] 3. Images (Photos, icons, avatars)
              [ ] 4. Lists/Tables (Scrollable content)
            arrow keys; space or a number takes one or drops it; return goes on

            """)
        terminal.type("124\r")
        try terminal.expect("Components: Lists/Tables\n")
        try terminal.expect(
            """
            Complexity: How complex is the layout?
            > 1. Simple (Few rows, straightforward)
              2. Medium (Multiple sections, some nesting)
              3. Complex (Many elements, intricate layout)
            arrow keys or a number; return goes on

            """)
        terminal.type("x92\r")
        try terminal.expect("Complexity: Medium\n")
        try terminal.expect("Creating a form screen with lists/tables, medium layout, no scrolling behavior\n")
        try terminal.expect("Does it look good?")
        terminal.type("3\r")
        try terminal.expect("stopped; nothing was written\n")
        #expect(try terminal.end() == 1)
        #expect(folder.names.isEmpty)
    }

    @Test("a terminal without movement is asked by lines")
    func lines() throws {
        let folder = try Folder()
        let terminal = try PseudoTerminal(["new", "Tiny"], in: folder.url, environment: ["TERM": "dumb"])
        try terminal.expect("  4. Dashboard (Multiple sections/cards)\nnumber [1]: ")
        terminal.type("5\n")
        try terminal.expect("write 1 to 4\nnumber [1]: ")
        terminal.type("4\n")
        try terminal.expect("numbers, or none [1 2]: ")
        terminal.type("none\n")
        try terminal.expect("number [1]: ")
        terminal.type("\n")
        try terminal.expect("number [2]: ")
        terminal.type("\n")
        try terminal.expect(", simple layout, vertical scroll behavior\n")
        try terminal.expect("number [1]: ")
        terminal.type("1\n")
        #expect(try terminal.end() == 0)
        #expect(!terminal.text.contains("\u{1B}"))
        #expect(folder.exists("TinyViewController.swift"))
    }

    @Test(
        "the end of the input stops it, as the escape key does, and writes nothing",
        arguments: [
            PseudoTerminal.endOfInput, "\u{1B}",
        ])
    func endOfInput(typed: String) throws {
        let folder = try Folder()
        let terminal = try PseudoTerminal(["new", "Tiny"], in: folder.url)
        try terminal.expect("or a number; return goes on\n")
        terminal.type(typed)
        try terminal.expect("stopped; nothing was written\n")
        #expect(try terminal.end() == 1)
        #expect(terminal.isAsBefore && folder.names.isEmpty)
    }

    @Test("a signal that ends it leaves the terminal as it was", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func signals(_ signal: Int32) throws {
        let folder = try Folder()
        let terminal = try PseudoTerminal(["new", "Tiny"], in: folder.url)
        try terminal.expect("or a number; return goes on\n")
        #expect(!terminal.isAsBefore)
        terminal.send(signal)
        #expect(try terminal.end() == -signal)
        #expect(terminal.isAsBefore && folder.names.isEmpty)
    }

    @Test("who stops the process has the terminal as it was, and finds the question again")
    func suspension() throws {
        let folder = try Folder()
        let terminal = try PseudoTerminal(["new", "Tiny"], in: folder.url)
        for _ in 0..<2 {
            try terminal.expect("or a number; return goes on\n")
            terminal.send(SIGTSTP)
            try terminal.waitUntilStopped()
            #expect(terminal.isAsBefore)
            terminal.send(SIGCONT)
        }
        try terminal.expect(Self.titles[0])
        try terminal.expect("or a number; return goes on\n")
        #expect(!terminal.isAsBefore)
        terminal.type("2\r")
        try terminal.expect("Screen Type: List screen\n")
        terminal.send(SIGINT)
        #expect(try terminal.end() == -SIGINT)
        #expect(terminal.isAsBefore)
    }

    @Test("a change opens the editor, and comes back to the drawing with what is found")
    func change() throws {
        let folder = try Folder()
        try folder.write("sed -i.bak -e \"$(cat \"$PWD/edit.txt\")\" \"$1\"; rm \"$1.bak\"\n", to: "edit.sh")
        try folder.write("s/Follow/Subscribe/", to: "edit.txt")
        let terminal = try PseudoTerminal(
            ["new", "Tiny"] + Self.answers, in: folder.url,
            environment: ["VISUAL": "sh edit.sh", "EDITOR": "false", "TMPDIR": folder.path("")])
        try terminal.expect("Follow")
        try terminal.expect("  2. Change (opens the spec in sh edit.sh)\n")
        terminal.type("2\r")
        try terminal.expect("Layout: Change\n")
        try terminal.expect("Subscribe")
        try terminal.expect("Does it look good?")
        try folder.write("s/rows:/rows: 3/", to: "edit.txt")
        terminal.type("2\r")
        try terminal.expect("Layout: Change\n")
        try terminal.expect("Tiny.yml:")
        try terminal.expect("error: ")
        try terminal.expect(
            "Layout: It has errors.\n> 1. Change (opens the spec in sh edit.sh)\n  2. Stop (writes nothing)\n")
        try folder.write("s/rows: 3/rows:/", to: "edit.txt")
        terminal.type("1\r")
        try terminal.expect("Layout: Change\n")
        try terminal.expect("Does it look good?")
        terminal.type("1\r")
        #expect(try terminal.end() == 0, "\(terminal.text)")
        #expect(try folder.text("Tiny.yml").contains("title: Subscribe"))
        #expect(!folder.names.contains { $0.hasSuffix("-Tiny.yml") }, "\(folder.names)")
    }

    @Test("what was changed and then stopped is not lost")
    func keptDraft() throws {
        let folder = try Folder()
        let terminal = try PseudoTerminal(
            ["new", "Tiny"] + Self.answers, in: folder.url,
            environment: ["EDITOR": "echo '# mine' >>", "TMPDIR": folder.path("")])
        try terminal.expect("Does it look good?")
        terminal.type("2\r")
        try terminal.expect("Layout: Change\n")
        try terminal.expect("Does it look good?")
        terminal.type("3\r")
        try terminal.expect("your draft is ")
        #expect(try terminal.end() == 1)
        #expect(folder.names.count == 1 && folder.names[0].hasSuffix("-Tiny.yml"))
        #expect(try folder.text(folder.names[0]).hasSuffix("# mine\n"))
    }

    @Test(
        "Ctrl-C says where a draft is that somebody changed, and removes one that nobody did", arguments: [true, false])
    func interruptedDraft(isChanged: Bool) throws {
        let folder = try Folder()
        let terminal = try PseudoTerminal(
            ["new", "Tiny"] + Self.answers, in: folder.url,
            environment: ["EDITOR": isChanged ? "echo '# mine' >>" : "true", "TMPDIR": folder.path("")])
        try terminal.expect("Does it look good?")
        terminal.type("2\r")
        try terminal.expect("Layout: Change\n")
        try terminal.expect("Does it look good?")
        try terminal.expect("or a number; return goes on\n")
        terminal.send(SIGINT)
        #expect(try terminal.end() == -SIGINT)
        #expect(terminal.isAsBefore && terminal.text.contains("your draft is ") == isChanged, "\(terminal.text)")
        #expect(folder.names.count == (isChanged ? 1 : 0), "\(folder.names)")
    }

    @Test("Ctrl-C in the editor is the editor's")
    func interruptedEditor() throws {
        let folder = try Folder()
        try folder.write("touch \"$PWD/open\"; while ! test -e \"$PWD/go\"; do sleep 0.05; done\n", to: "edit.sh")
        let terminal = try PseudoTerminal(
            ["new", "Tiny"] + Self.answers, in: folder.url,
            environment: ["EDITOR": "sh edit.sh", "TMPDIR": folder.path("")])
        try terminal.expect("Does it look good?")
        terminal.type("2\r")
        try terminal.expect("Layout: Change\n")
        let end = Date(timeIntervalSinceNow: 20)
        while !folder.exists("open"), Date() < end { usleep(10_000) }
        terminal.send(SIGINT)
        try folder.write("", to: "go")
        try terminal.expect("Does it look good?")
        terminal.type("3\r")
        #expect(try terminal.end() == 1)
        #expect(folder.names == ["edit.sh", "go", "open"])
    }

    @Test("who changes the name in the editor gets files of that name, unless there are some")
    func renamedDraft() throws {
        let folder = try Folder()
        try folder.write("sed -i.bak -e \"$(cat \"$PWD/edit.txt\")\" \"$1\"; rm \"$1.bak\"\n", to: "edit.sh")
        try folder.write("s/^screen: .*/screen: Taken/", to: "edit.txt")
        try folder.write("class TakenViewController {}\n", to: "App/TakenViewController.swift")
        let terminal = try PseudoTerminal(
            ["new", "Tiny"] + Self.answers, in: folder.url,
            environment: ["VISUAL": "sh edit.sh", "TMPDIR": folder.path("")])
        try terminal.expect("writes Tiny.yml and its code")
        terminal.type("2\r")
        try terminal.expect(
            "error: `App/TakenViewController.swift` is there already, and `genvc new` overwrites nothing\n")
        try terminal.expect("Layout: It has errors.\n> 1. Change")
        try folder.write("s/^screen: .*/screen: Profile/", to: "edit.txt")
        terminal.type("1\r")
        try terminal.expect("writes Profile.yml and its code")
        terminal.type("1\r")
        try terminal.expect("wrote Profile.yml\nwrote ProfileViewController.swift\n")
        #expect(try terminal.end() == 0, "\(terminal.text)")
        #expect(try folder.text("Profile.yml").hasPrefix("screen: Profile\n"))
        #expect(!folder.names.contains { $0.contains("Tiny") }, "\(folder.names)")
        #expect(try Tool.run(["generate", ".", "--check"], in: folder.url).status == 0)
    }

    @Test("an editor that fails is said, and the drawing comes again")
    func failingEditor() throws {
        let folder = try Folder()
        let terminal = try PseudoTerminal(
            ["new", "Tiny"] + Self.answers, in: folder.url, environment: ["EDITOR": "false", "TMPDIR": folder.path("")])
        try terminal.expect("Does it look good?")
        terminal.type("2\r")
        try terminal.expect("Layout: Change\n")
        try terminal.expect("`false` ended with an error; `export EDITOR=vim` chooses another editor\n")
        try terminal.expect("Does it look good?")
        terminal.type("1\r")
        #expect(try terminal.end() == 0)
    }
}
