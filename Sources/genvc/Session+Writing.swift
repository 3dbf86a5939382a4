extension Session {
    /// Writes files that are the user's from then on, and says what was done; one that is there stays as it is.
    func writeOnce(_ files: [OutputFile]) throws(CommandError) {
        for change in try OutputWriter.write(files, overwriting: .none, self).changes {
            let path = change.file.path
            note(change.kind == .create ? "wrote \(path)" : "kept \(path), which was there already")
        }
    }
}
