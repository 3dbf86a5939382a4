extension Session {
    /// Writes files that are the user's from then on, and says what was done; one that is there stays as it is.
    func writeOnce(_ files: [OutputFile]) throws(CommandError) {
        let changes = try OutputWriter.write(files, overwriting: .none)
        for (file, change) in zip(files, changes) {
            note(change == .created ? "wrote \(file.path)" : "kept \(file.path), which was there already")
        }
    }
}
