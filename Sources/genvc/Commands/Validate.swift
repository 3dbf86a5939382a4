import GenvcProject

extension Command {
    /// `genvc validate` runs every check at every point of the matrix; the specs are divided among the cores.
    static let validate = Command(
        "validate", .many("SPEC|FOLDER"),
        [
            .device, .landscape, .textSize, .rightToLeft, .state, .assets, .findingsFormat, .strict, .maximum,
            .applyFixes, .dryRun, .baseline, .writeBaseline, .name, .jobs,
        ],
        "checks specs and the layouts of their screens",
        details: """
            Prints nothing if all is well, but for a terminal, which is told how many layouts were tried. Findings go to
            standard error, as json, sarif and junit to standard output; inside a build of Xcode, and a workflow of
            GitHub Actions, they are lines that these read. A screen is tried on all devices of `genvc devices`, held both
            ways, at all text sizes, in both directions, with the keyboard up if it takes text, and with texts 40 %
            longer; in so many states that each of its conditions holds in one and does not hold in another, at first,
            and with what only your code shows. A popover, a form sheet and a sheet are tried at the sizes that they
            have. `--device`, `--landscape`, `--text-size` and `--rtl` try nothing else than what they say, and so does
            `--state`, which is for one spec.
            `--fix` makes the changes that were tried, one behind the other, as long as the spec comes out with fewer
            findings. A guess, as `did you mean`, is left to you, and so is what takes back a line about the whole screen,
            as `scroll: none`.
            A list of `--write-baseline` has a line for each finding, which counts as known as long as its words stay the
            same, wherever it stands in the spec.
            \(stateDetails)
            """
    ) { invocation, session throws(CommandError) in
        try Validation(invocation, session).run()
    }
}
