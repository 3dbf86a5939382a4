import GenvcDiagnostics

/// The members of all that commands print with `--format json`: the page `json`.
///
/// A test runs each command and holds the members that it prints against this table.
enum JSONPage {
    /// The members of one command.
    struct Form {
        /// The command as one calls it, without its operands.
        let command: String
        /// Each member with its meaning, besides `version`; `[]` stands behind a list for each of its elements.
        let members: [(path: String, meaning: String)]
    }

    /// The forms of all commands, in the order of `genvc help`.
    static let forms = [
        common, validate, initialize, list, doctor, plan(of: "rename"), plan(of: "rm"), plan(of: "clean"), strings,
        identifiers, format, difference, explain, explainWord, devices, version, templates,
    ]

    /// The page, ended by LF.
    static var text: String {
        let tables = forms.map { form in
            "genvc \(form.command) --format json\n\n"
                + AlignedTable.text(form.members.map { ["  " + $0.path, $0.meaning] })
        }
        return """
            With `--format json` a command prints one JSON object to standard output. It has `version`, which is 1: the
            number of the form, raised where a member goes or means something else. Members may be added at any time. One that
            has nothing to say may be left out. `[]` stands for each element of a list. The exit status is the same in each format.
            Nobody is asked anything. What people read on standard error stands there too, but for the findings of `validate`.

            The first form is that of each command that has none of its own below, and of each that stops before it has its
            answer: for a mistake in a spec, an option that is not there, a file that cannot be read. The forms of `validate`,
            `rename`, `rm` and `clean` have its `messages` too where something is said besides, and that of `validate --fix` its
            `changes`, and its `text` with `--dry-run`.

            \(tables.joined(separator: "\n"))
            `genvc dump`, `genvc schema` and `genvc strings` without `--check` and `-o` print JSON in any case; with
            `--format json` their errors are JSON too. `genvc lsp` speaks the protocol of language servers, and
            `generate --watch` goes on: both have no such form.

            """
    }

    /// The form of commands that have none of their own.
    private static let common = Form(
        command: "COMMAND",
        members: [
            ("errors", "how many errors there are in specs"),
            ("warnings", "how many warnings"),
            ("diagnostics[]", "findings in specs, in the form of `genvc validate`"),
            ("messages[].severity", "error, warning or note"),
            ("messages[].text", "what is said besides, in a sentence"),
            ("messages[].help[]", "what to do about it, and about errors right before it"),
            ("changes[].change", "create, update or remove"),
            (
                "changes[].file",
                "the path of a file that was written or removed, or would be with `--dry-run`, `--diff` or `--check`"
            ),
            ("changes[].backup", "the path of the copy that `--force` keeps of it"),
            ("text", "what is printed otherwise: code, a drawing, a diff"),
        ])

    private static let validate = Form(
        command: "validate",
        members: [
            ("errors", "how many errors there are"),
            ("warnings", "how many warnings"),
            ("diagnostics[].severity", "error, warning or note"),
            ("diagnostics[].code", "the word of `genvc explain rules`"),
            ("diagnostics[].message", "what is wrong, in a sentence"),
            ("diagnostics[].file", "the path of the spec, as it was named"),
        ]
            + ["start", "end"].flatMap { end in
                [
                    ("diagnostics[].range.\(end).line", "from 1"),
                    ("diagnostics[].range.\(end).column", "from 1, in characters"),
                    ("diagnostics[].range.\(end).offset", "from 0, in bytes"),
                ]
            } + [
                ("diagnostics[].device", "the devices on which the layout breaks, with commas between them"),
                ("diagnostics[].help", "what to write instead"),
                ("diagnostics[].fixes[].safe", "true if the fix changes nothing but what is wrong"),
                ("diagnostics[].fixes[].edits[].start", "the first byte that goes, from 0"),
                ("diagnostics[].fixes[].edits[].end", "the byte behind the last one that goes"),
                ("diagnostics[].fixes[].edits[].text", "what stands there instead"),
            ])

    private static let initialize = Form(
        command: "init",
        members: [
            ("files[].file", "the path of a file of the project, or a type that stands elsewhere"),
            ("files[].state", "written, or kept where it was there already"),
            ("theme[]", "the lines of a theme for a `genvc.yml` that was there already"),
            ("notes[]", "what was done besides, in sentences"),
            ("steps[]", "what is left to do in Xcode"),
        ])

    /// The changes that a run made, or would make with `--dry-run`.
    private static func plan(of command: String) -> Form {
        Form(
            command: command,
            members: [
                ("changes[].change", "create, update or remove"),
                ("changes[].file", "the path of a file that goes or changes, or would with `--dry-run`"),
                ("changes[].backup", "the path of the copy that `--force` keeps of it"),
                ("notes[]", "what stays, and what is left to you, in sentences"),
            ])
    }

    private static let version = Form(command: "version", members: [("genvc", "the version of genvc")])

    private static let list = Form(
        command: "list",
        members: [
            ("specs[].names[]", "the screen, or the components of a file of components"),
            ("specs[].spec", "the path of the spec"),
            ("specs[].code[]", "the paths of the generated files that are there"),
            ("specs[].state", "upToDate, outOfDate, edited, notGenerated, noLongerMade or hasErrors"),
            ("specs[].errors", "how many errors the spec has"),
            ("specs[].warnings", "how many warnings"),
        ])

    private static let doctor = Form(
        command: "doctor",
        members: [
            ("genvc", "the version of genvc"),
            ("isRight", "true if every point is as it should be"),
            ("points[].isRight", "true if it is as it should be"),
            ("points[].text", "what was found"),
            ("points[].help[]", "what to do about it, line by line"),
        ])

    private static let strings = Form(
        command: "strings --check",
        members: [
            ("catalogue", "the path of the catalogue"),
            ("differences[].sort", "missing, changed, unused or placeholders"),
            ("differences[].key", "the key of the entry"),
            ("differences[].language", "the language of a translation that has other placeholders"),
            ("differences[].text", "the difference, in a sentence"),
        ])

    private static let identifiers = Form(
        command: "identifiers",
        members: [
            ("identifiers[].text", "the identifier, up to a number that follows"),
            ("identifiers[].constant", "the Swift that stands for it in a UI test"),
            ("identifiers[].isNumbered", "true if the place of a repeated view follows"),
        ])

    private static let format = Form(
        command: "format --check",
        members: [
            ("files[].file", "the path of the spec"),
            ("files[].state", "formatted, unformatted, or unreadable where it cannot be formatted"),
        ])

    private static let difference = Form(
        command: "diff",
        members: [
            ("changes[].sort", "new, gone, changed, renamed or moved"),
            ("changes[].text", "the change, in a sentence"),
        ])

    private static let explain = Form(
        command: "explain",
        members: [("topics[]", "each word that has a page")])

    private static let explainWord = Form(
        command: "explain WORD",
        members: [
            ("word", "the word that was asked for"),
            ("topics[]", "the words whose pages answer: itself, or what it is called here"),
            ("text", "the answer, as it is printed otherwise"),
            ("kinds[].name", "a kind of that name"),
            ("kinds[].class", "its class in UIKit"),
            ("kinds[].documentation", "what it is for"),
            ("kinds[].example", "how one writes it"),
            ("kinds[].keys[].name", "a key of its own"),
            ("kinds[].keys[].takes", "the values that the key takes"),
            ("kinds[].keys[].effect", "what it does, and what it is unless said"),
            ("kinds[].commonKeys[]", "the names of the keys of every view"),
            ("keys[].name", "a key of that name"),
            ("keys[].takes", "the values that it takes"),
            ("keys[].effect", "what it does, and what it is unless said"),
            ("keys[].places[]", "where it stands so"),
            ("rules[].name", "a rule of that name"),
            ("rules[].summary", "what it is about"),
            ("rules[].why", "why it matters"),
            ("rules[].wrong", "a spec that breaks it"),
            ("rules[].right", "the same spec without the mistake"),
        ])

    private static let devices = Form(
        command: "devices",
        members: [
            ("devices[].name", "what `--device` takes"),
            ("devices[].title", "what findings call it"),
            ("devices[].portrait[]", "width and height in points; left out where it is never held so"),
            ("devices[].landscape[]", "width and height in points"),
            ("devices[].scale", "pixels a point"),
            ("devices[].safeArea[]", "top, left, bottom and right in portrait, in points"),
            ("devices[].isDefault", "true for those that are tried where no `--device` is given"),
            ("devices[].isSplit", "true for a part of the screen of an iPad"),
        ])

    private static let templates = Form(
        command: "templates list",
        members: [
            ("templates[].name", "the name of a template, for `genvc templates cat`"),
            ("templates[].purpose", "what it is for, in a line"),
        ])
}
