import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    /// `genvc SPEC` prints code. It has no name because it is what one tries first.
    static let print = Command(
        "", .one("SPEC"), [.style, .templates, .name, .jobs, .answerFormat],
        "prints the view controller of a spec",
        details: """
            SPEC may be `-`, standard input. On a terminal the drawing of the screen appears besides. Components that the
            spec declares itself follow its controller; those of a file under `use` are printed of that file.
            """
    ) { invocation, session throws(CommandError) in
        let spec = SpecFinder.Spec(
            file: invocation.operands[0], on: session.disk, standardInputName: invocation.value(.name))
        return try GenerateCommand(invocation, session).run([spec], to: .standardOutput)
    }

    /// `genvc generate` writes code; `GenerateCommand` has the steps, and `GenerateMode` what it does in place of
    /// writing.
    static let generate = Command(
        "generate", .many("SPEC|FOLDER"),
        [
            .output, .style, .templates, .name, .force, .check, .diff, .dryRun, .fix, .watch, .baseline, .jobs, .yes,
            .answerFormat,
        ],
        "writes the view controllers of specs",
        details: """
            Without `-o` a file stands beside its spec. Of a folder every .yml and .yaml file with `screen:`, or with
            `components:` alone, is read, and `-o DIR` has the same subfolders. The components of a file under `use` are
            made too, once for all specs, each in a file of its own. Nothing is written unless all specs are right and
            no file was edited by hand; `--force` overwrites such a file and keeps a copy in
            `.genvc/backups` of the project, as `X.swift.backup-1`; Git passes over those. A file that is as it should be is not touched, and lines above its header are yours.
            The code of another spec, which is there and has the same name, is not overwritten either.

            On a terminal the drawings of specs that nobody approved (`genvc preview --approve`) are shown if their code
            changes, and it asks once before it writes: one by one where they do not fit on the terminal together. `VISUAL`
            or `EDITOR` is opened for a change. A yes is recorded in `.genvc/approvals`, which belongs into version
            control: nobody is asked again what somebody of the team approved. `--yes` does without, and so does `--watch`.

            New contents lie complete on the disk before the first file is replaced, so that after a kill, a full disk or a
            loss of power each file is wholly old or wholly new; the next run does the rest. Runs at once wait for each
            other. A file with CRLF at its line ends stays one.

            Where a project file or a repository says what a project is, no code is made again of specs of a folder that
            have not changed since the last run, if that found nothing in them: `.genvc/cache` has what it made of them,
            Git passes over it, and it may be deleted. `--check` and `--force` do not ask it.

            Warnings in a list that `genvc validate --write-baseline` made are not told again with `--baseline`.
            A run tries the layouts that break first, `--check` all of them, in every state, as `genvc validate` does.

            `--check` is for continuous integration: it fails if a spec has an error, with a diff if a file is missing or
            not as its spec says, if one is left of a spec that is gone, which `genvc clean` removes, or if the project
            declares `Theme` but not all of it, or not all of the shipped components, that the code needs. A run writes
            the components beside the theme, and the forms of plurals into the app's `Localizable.xcstrings`, or into a
            new one beside the theme.

            Without `--style` a screen becomes what `style` in `genvc.yml` says: a view controller, unless it says `view`.
            The view controller of a view is made with it, once; delete both to have them again.
            """
    ) { invocation, session throws(CommandError) in
        try GenerateCommand(invocation, session).run {
            SpecFinder.find(
                invocation.operands, on: session.disk, standardInputName: invocation.value(.name),
                madeIn: invocation.value(.output))
        } to: { found throws(CommandError) in
            try Destination(invocation, of: found, on: session.disk)
        }
    }
}
