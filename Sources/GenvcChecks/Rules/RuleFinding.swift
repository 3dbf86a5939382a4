import GenvcDiagnostics
import GenvcModel

/// A finding of a rule, before suppressions and levels are applied.
struct RuleFinding {
    /// The element that may silence it; nil for a finding about the screen.
    let element: Element?
    /// The identity that the finding shares with that of the same defect in another state of the screen.
    var key: DefectKey?
    /// The finding as it is printed: severity, message, place and advice, without fixes.
    var diagnostic: Diagnostic
    /// The badness of the defect beside the same one in another state of the screen; 0 where the rule measures none.
    var badness = 0.0
    /// Fixes that may answer the finding, the most likely one first; none of them has been tried yet.
    var fixes: [SpecFix] = []
    /// The points that have the defect; nil for a finding that names none.
    var reach: DefectReach?

    /// The place and the message: findings that share both say the same of several views.
    var words: Words { Words(diagnostic) }

    /// The place and the message of a finding, with names as the spec has them: `icon` for
    /// `rows[0].badge.icon`, the icon of one use of a component.
    struct Words: Hashable {
        private let range: SourceRange?
        private let message: [Substring]

        init(_ diagnostic: Diagnostic) {
            range = diagnostic.range
            // Every second part stands between backquotes.
            message = diagnostic.message.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .map { place, part in
                    guard place % 2 == 1, let last = part.split(separator: ".").last else { return part }
                    return last.hasSuffix("]") ? last.prefix { $0 != "[" } : last
                }
        }
    }

    /// The finding with the number of other elements in its help of which it could be said as well.
    ///
    /// - Parameter count: the elements that it concerns, itself among them.
    func concerning(_ count: Int) -> RuleFinding {
        guard count > 1 else { return self }
        var finding = self
        let others = count == 2 ? "1 more element" : "\(count - 1) more elements"
        finding.diagnostic.help = [diagnostic.help, "the same holds for \(others) like it"].compactMap { $0 }
            .joined(separator: "; ")
        return finding
    }

    /// The finding with the number of other elements in its help at which something is wrong because of it.
    func causing(_ count: Int) -> RuleFinding {
        guard count > 0 else { return self }
        var finding = self
        let others = count == 1 ? "1 more element" : "\(count) more elements"
        let words = "\(others) beside it \(count == 1 ? "is" : "are") open because of this"
        finding.diagnostic.help = [diagnostic.help, words].compactMap { $0 }.joined(separator: "; ")
        return finding
    }

    /// The diagnostic with its fixes as edits of the spec's text, if that is known. Fixes that cannot be made in this
    /// text are left out.
    func diagnostic(editing source: SourceFile?) -> Diagnostic {
        var edited = diagnostic
        edited.sort = key?.sort ?? 0
        edited.badness = badness
        guard let source, !fixes.isEmpty else { return edited }
        let editor = SpecEditor(source)
        edited.fixes = fixes.compactMap { editor.fixIt($0, on: element) }
        if edited.fixes.isEmpty { edited.tellUntried() }
        return edited
    }
}
