import Foundation
import Testing

/// The completion of commands, asked of the shells themselves, and the page for `man`.
struct CompletionTests {
    /// A line that somebody has typed so far, and words that the shell offers for its end.
    struct Line: CustomTestStringConvertible, Sendable {
        let typed: [String]
        let offers: [String]
        /// True if nothing else is offered.
        var isAll = true

        var testDescription: String { typed.joined(separator: " ") }
    }

    static let lines = [
        Line(typed: ["vali"], offers: ["validate"]),
        Line(typed: ["validate", "--fo"], offers: ["--format"]),
        Line(typed: ["validate", "--format", "s"], offers: ["sarif"]),
        Line(typed: ["preview", "--format", "t"], offers: ["text", "table"]),
        Line(typed: ["Login.yml", "--format", "j"], offers: ["json"]),
        Line(typed: ["preview", "Login.yml", "--format", "as"], offers: ["ascii"]),
        Line(typed: ["preview", "Login.yml", "--format", "js"], offers: ["json"]),
        Line(typed: ["Login.yml", "vali"], offers: []),
        Line(typed: ["dump", "bogus", "--sty"], offers: []),
        Line(typed: ["dump", "fr"], offers: ["frames"]),
        Line(typed: ["dump", "frames", "--device", "iphone-14-pro-m"], offers: ["iphone-14-pro-max"]),
        Line(typed: ["validate", "Lo"], offers: ["Login.yml"], isAll: false),
        Line(typed: ["rename", "Lo"], offers: ["Login.yml"], isAll: false),
        Line(typed: ["rm", "Lo"], offers: ["Login.yml"], isAll: false),
        Line(typed: ["explain", "missing-lab"], offers: ["missing-label"]),
        Line(typed: ["completions", ""], offers: ["bash", "zsh", "fish"]),
        Line(typed: ["generate", "Scre"], offers: ["Screens"], isAll: false),
        Line(typed: ["new", "--type", "d"], offers: ["detail", "dashboard"]),
        Line(typed: ["--color", "always", "previ"], offers: ["preview"]),
    ]

    /// A folder with a spec, a file that is none, and the script of a shell.
    private static func folder(_ shell: String) throws -> Folder {
        let folder = try Folder()
        try folder.write("", to: "Login.yml")
        try folder.write("", to: "Logo.png")
        try folder.write("", to: "Screens/Settings.yml")
        let script = try Tool.run("completions", shell)
        #expect(script.status == 0)
        try folder.write(script.output, to: "script")
        return folder
    }

    private static func isInstalled(_ shell: String) -> Bool {
        (try? Tool.runShell("command -v \(shell)").status == 0) ?? false
    }

    @Test("bash offers what may stand there", .enabled(if: isInstalled("bash")), arguments: lines)
    func bash(_ line: Line) throws {
        let words = (["genvc"] + line.typed).map { "'\($0)'" }.joined(separator: " ")
        let script = """
            source ./script; COMP_WORDS=(\(words)); COMP_CWORD=\(line.typed.count); _genvc
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let folder = try Self.folder("bash")
        try folder.write(script, to: "ask")
        let outcome = try Tool.runShell("bash ask", in: folder.url)
        #expect(outcome.errors.isEmpty)
        #expect(Set(outcome.text.split(separator: "\n").map(String.init)) == Set(line.offers))
    }

    @Test("fish offers what may stand there", .enabled(if: isInstalled("fish")), arguments: lines)
    func fish(_ line: Line) throws {
        let folder = try Self.folder("fish")
        try folder.write("source ./script; complete -C 'genvc \(line.typed.joined(separator: " "))'", to: "ask")
        let outcome = try Tool.runShell("HOME=\"$PWD\" fish ask", in: folder.url)
        let offers = outcome.text.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
            .map { $0.hasSuffix("/") ? String($0.dropLast()) : String($0) }
        #expect(outcome.errors.isEmpty)
        #expect(line.isAll ? Set(offers) == Set(line.offers) : Set(offers).isSuperset(of: line.offers))
    }

    @Test(
        "zsh completes what somebody types", .enabled(if: isInstalled("zsh")),
        arguments: lines.filter { $0.offers.count == 1 })
    func zsh(_ line: Line) throws {
        let folder = try Self.folder("zsh")
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "functions"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            at: folder.url.appending(path: "script"), to: folder.url.appending(path: "functions/_genvc"))
        // A terminal of its own, in which a tab is pressed; the line that comes of it is printed instead of run.
        let script = """
            zmodload zsh/zpty
            zpty shell zsh -f -i
            zpty -w shell 'PS1=; fpath=($PWD/functions $fpath); autoload -Uz compinit; compinit -u -d $PWD/dump; \\
            genvc() { print -r -- "TYPED $*" }; print READ""Y'
            while zpty -r shell out; do [[ $out == *READY* ]] && break; done
            zpty -n -w shell $'genvc \(line.typed.joined(separator: " "))\\t\\n'
            while zpty -r shell out; do [[ $out == *TYPED* ]] && break; done
            print -r -- "$out"
            """
        try folder.write(script, to: "ask")
        let outcome = try Tool.runShell("TERM=dumb zsh -f ask", in: folder.url)
        let typed = outcome.text.split(whereSeparator: \.isNewline).last { $0.contains("TYPED") }.map(String.init) ?? ""
        let expected = line.typed.dropLast() + line.offers
        #expect(typed.contains("TYPED " + expected.joined(separator: " ")), "\(outcome.text)")
    }

    @Test("a shell that there is no script for is told of")
    func unknownShell() throws {
        let outcome = try Tool.run("completions", "tcsh")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("write `bash`, `zsh` or `fish`"))
    }

    @Test("the manual names every command and every option")
    func manual() throws {
        let page = try Tool.run("manual").text
        let help = try Tool.run("help").text
        let names = help.split(separator: "\n").filter { $0.hasPrefix("  ") }.compactMap {
            $0.split(separator: " ").first
        }
        #expect(names.count > 30)
        for name in names { #expect(page.contains(name.replacing("-", with: "\\-")), "\(name)") }
    }

    @Test("the formatter of manuals warns of nothing in the manual", .enabled(if: isInstalled("groff")))
    func formattedManual() throws {
        let outcome = try Tool.runShell(
            "PATH=/usr/bin:/bin; export PATH; \"$GENVC\" manual | groff -Kutf8 -man -Tutf8 -ww -z")
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
    }
}
