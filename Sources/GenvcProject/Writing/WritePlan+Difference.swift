import GenvcDiagnostics
import GenvcKit

extension WritePlan {
    /// The changes of the run as `diff -u` shows them; empty where it would change nothing. Files that it refuses are
    /// in it too, but for those that are the user's by now, or of another spec: these are no earlier form of what is
    /// made.
    package var difference: String {
        let changed = pending.map { (path: $0.file.path, old: $0.previous, new: $0.contents) }
        let refused = refusals.filter(\.isOfRun).map {
            (path: $0.path, old: Optional($0.previous), new: $0.contents)
        }
        return (changed + refused).map { UnifiedDiff($0.old, $0.path, $0.new, $0.path).text }.joined()
    }
}

extension WritePlan.Refusal {
    /// Lines of an edit that are shown; `--diff` shows all.
    private static let mostLines = 60

    /// Why the file is not overwritten, as a sentence.
    package var message: String {
        switch reason {
        case .edited: "`\(path)` was edited by hand"
        case .conflicted(let line): "`\(path)` has lines of a merge that is not ended, from line \(line) on"
        case .hasLinesAbove: "`\(path)` has lines of yours above its header"
        case .foreign: "`\(path)` was not made by genvc"
        case .madeOnce(let view): "`\(path)` was made once, beside `\(view)`, and is yours since"
        case .ofAnotherSpec(let owner): owner.message(insteadOf: path)
        }
    }

    /// True if what is there is an earlier form of what the run makes.
    package var isOfRun: Bool { !isMadeOnce && owner == nil && !isConflicted }

    /// True for a file with the marks of a merge that is not ended.
    package var isConflicted: Bool {
        if case .conflicted = reason { return true }
        return false
    }

    /// Advice for a file with the marks of a merge.
    package var conflictHelp: String {
        "take one side of it, as `git checkout --ours \(path)` does, and generate again"
    }

    /// The other spec that the file is made of; nil where another reason keeps it.
    package var owner: FileOwner? {
        if case .ofAnotherSpec(let owner) = reason { return owner }
        return nil
    }

    /// True for a view controller that was made once, in another style than that of the run.
    package var isMadeOnce: Bool {
        if case .madeOnce = reason { return true }
        return false
    }

    /// Advice for the files that were made once.
    package static let styleHelp =
        "`--style view`, or `style: view` in `genvc.yml` for all who work on the project, makes the view and leaves "
        + "the view controller to you"

    /// The edit as a diff of at most `mostLines` lines; empty where nobody edited the file, or nothing takes its place.
    package var edit: [String] {
        guard case .edited = reason, let contents else { return [] }
        let former = FileOrigin.former(previous, now: contents)
        let name = "\(path) (\(former == nil ? "as genvc writes it now" : "as genvc wrote it"))"
        let lines = UnifiedDiff(former ?? contents, name, previous, "\(path) (as it is)").lines
        let words =
            former == nil
            ? ["what genvc wrote cannot be told any more; a change of the spec since may be among these lines:"] : []
        guard lines.count > Self.mostLines else { return words + lines }
        return words + lines.prefix(Self.mostLines)
            + ["… and \(EnglishList.count(lines.count - Self.mostLines, "line")) more, which `--diff` shows"]
    }
}
