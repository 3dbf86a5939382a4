import GenvcDiagnostics
import GenvcProject

extension Session {
    /// Prints a page: by the pager where it is longer than the terminal, as git and man do it, else as it is.
    ///
    /// `PAGER` names the pager; there is none where it is empty or `cat`. `less` is told to end at once if all fits,
    /// and to leave the page on the terminal, unless `LESS` says otherwise.
    func page(_ text: String) -> ExitStatus {
        guard outputIsTerminal, let pager = pager(for: text, on: .output) else { return print(text) }
        return ChildCommand.feed(Array(text.utf8), to: pager) ? .success : print(text)
    }

    /// A page as wide as the terminal that it goes to; elsewhere each line stays whole, so that programs find it.
    func fitted(_ page: String) -> String {
        guard outputIsTerminal, let columns = System.columns(of: .output) else { return page }
        return FittedPage.text(page, columns: columns)
    }

    /// Shows text on the terminal of standard error, where a question follows: by the pager where it is longer than the
    /// terminal.
    func showPage(_ text: String) {
        guard errorIsTerminal, let pager = pager(for: text, on: .error),
            ChildCommand.feed(Array(text.utf8), to: pager + " >&2")
        else { return show(text) }
    }

    /// The pager for a text that is longer than the terminal of a stream; nil for a shorter one, and where there is no
    /// pager.
    private func pager(for text: String, on stream: System.Stream) -> String? {
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
        guard let rows = System.rows(of: stream), lines >= rows else { return nil }
        let pager = System.environment("PAGER") ?? "less"
        guard !pager.isEmpty, pager != "cat", System.environment("TERM") != "dumb" else { return nil }
        System.setDefault("LESS", "FRX")
        return pager
    }
}
