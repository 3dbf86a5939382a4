import GenvcProject

extension Session {
    /// Prints a page: by the pager where it is longer than the terminal, as git and man do it, else as it is.
    ///
    /// `PAGER` names the pager; there is none where it is empty or `cat`. `less` is told to end at once if all fits,
    /// and to leave the page on the terminal, unless `LESS` says otherwise.
    func page(_ text: String) -> ExitStatus {
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
        guard outputIsTerminal, let rows = System.rows(of: .output), lines >= rows else { return print(text) }
        let pager = System.environment("PAGER") ?? "less"
        guard !pager.isEmpty, pager != "cat", System.environment("TERM") != "dumb" else { return print(text) }
        System.setDefault("LESS", "FRX")
        return ChildCommand.feed(Array(text.utf8), to: pager) ? .success : print(text)
    }
}
