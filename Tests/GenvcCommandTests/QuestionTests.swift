import Foundation
import Testing

/// Answers besides yes and no: the name of a new screen, and those to the question about drawings.
struct QuestionTests {
    private func folder() throws -> Folder {
        let folder = try Folder()
        for name in ["One", "Two"] { try folder.write(Specs.valid(name), to: "\(name).yml") }
        try folder.write("sed -i.bak -e 's/Hello/Bye/' \"$1\"; rm \"$1.bak\"\n", to: "edit.sh")
        return folder
    }

    @Test("`generate` draws again, and opens a spec that is to change; what comes of it is asked about again")
    func change() throws {
        let folder = try folder()
        let terminal = try PseudoTerminal(
            ["generate", "One.yml"], in: folder.url, environment: ["EDITOR": "sh edit.sh"])
        try terminal.expect("\"Hello\"")
        try terminal.expect(
            """
            Layout: Does it look good?
            > 1. Looks good (writes the code)
              2. Stop (writes nothing)
              3. Draw again (shows the same once more)
              4. Change (opens the spec in sh edit.sh)

            """)
        terminal.type("3\r")
        try terminal.expect("Layout: Draw again\n")
        try terminal.expect("\"Hello\"")
        try terminal.expect("Does it look good?")
        terminal.type("4\r")
        try terminal.expect("\"Bye\"")
        try terminal.expect("Does it look good?")
        #expect(!folder.exists("OneViewController.swift"))
        terminal.type("1\r")
        #expect(try terminal.end() == 0)
        #expect(try folder.text("OneViewController.swift").contains("Bye"))
    }

    @Test("of several specs it asks which one is to change")
    func which() throws {
        let folder = try folder()
        let terminal = try PseudoTerminal(
            ["generate", "One.yml", "Two.yml"], in: folder.url, environment: ["VISUAL": "sh edit.sh"])
        try terminal.expect("Do all 2 look good?")
        terminal.type("4\r")
        try terminal.expect("Change: Which spec?\n> 1. One.yml (One)\n  2. Two.yml (Two)\n")
        terminal.type("2\r")
        try terminal.expect("\"Hello\"")
        try terminal.expect("\"Bye\"")
        try terminal.expect("Do all 2 look good?")
        terminal.type("1\r")
        #expect(try terminal.end() == 0)
        #expect(try folder.text("OneViewController.swift").contains("Hello"))
        #expect(try folder.text("TwoViewController.swift").contains("Bye"))
    }

    @Test("an editor that fails is told of, and the question comes again")
    func noEditor() throws {
        let folder = try folder()
        let terminal = try PseudoTerminal(["generate", "One.yml"], in: folder.url, environment: ["EDITOR": "false"])
        try terminal.expect("Does it look good?")
        terminal.type("4\r")
        try terminal.expect("`false` ended with an error; `export EDITOR=vim` chooses another editor\n")
        try terminal.expect("Does it look good?")
        terminal.type("2\r")
        try terminal.expect("stopped; nothing was written\n")
        #expect(try terminal.end() == 1)
        #expect(folder.names == ["One.yml", "Two.yml", "edit.sh"])
    }

    @Test("`new` without a name asks for one until it can be had")
    func name() throws {
        let folder = try folder()
        let terminal = try PseudoTerminal(["new"], in: folder.url)
        let question = "Name: What is the screen called, as UserProfile? "
        try terminal.expect(question)
        terminal.type("1st\n")
        try terminal.expect("error: `1st` cannot be the name of a screen\n")
        try terminal.expect(question)
        terminal.type("\n")
        try terminal.expect("write a name; Ctrl-D stops\n")
        try terminal.expect(question)
        terminal.type("one\n")
        try terminal.expect("error: `One.yml` is there already, and `genvc new` overwrites nothing\n")
        try terminal.expect(question)
        terminal.type("user profile\n")
        try terminal.expect("Screen Type: What type of screen is this?\n")
        terminal.type("q")
        try terminal.expect("stopped; nothing was written\n")
        #expect(try terminal.end() == 1)
        let left = try PseudoTerminal(["new"], in: folder.url)
        try left.expect(question)
        left.type(PseudoTerminal.endOfInput)
        try left.expect("stopped; nothing was written\n")
        #expect(try left.end() == 1)
        #expect(folder.names == ["One.yml", "Two.yml", "edit.sh"])
    }

    @Test("nobody is asked for a name without a terminal, or with `--yes`")
    func noName() throws {
        let folder = try folder()
        let outcome = try Tool.run(["new"], in: folder.url)
        #expect(outcome.status == 64)
        #expect(
            outcome.errors == """
                genvc: error: `genvc new` needs NAME
                help: write `genvc new NAME`; on a terminal a name is asked for

                """)
        #expect(try PseudoTerminal(["new", "--yes"], in: folder.url).end() == 64)
    }
}
