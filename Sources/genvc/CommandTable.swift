/// All commands, in the order of the help page.
enum CommandTable {
    static let all: [Command] = [
        .new, .generate, .preview, .validate, .initialize,
        .dumpYAML, .dumpFrames, .dumpConstraints, .dumpTypes, .dumpContext,
        .expand, .difference, .identifiers, .rename, .remove, .clean,
        .render, .templatesList, .templatesCat, .templatesEject,
        .explain, .devices, .help, .version,
    ]

    /// What `genvc SPEC` is short for: `generate` of one spec to standard output.
    static let standard = Command.print

    /// The first words of all commands, each once.
    static var firstWords: [String] {
        var words: [String] = []
        for command in all {
            let word = command.name.prefix { $0 != " " }
            if !words.contains(String(word)) { words.append(String(word)) }
        }
        return words
    }

    static func command(named name: String) -> Command? {
        all.first { $0.name == name }
    }

    /// The second words of the group, as `yaml` and `frames` for `dump`; empty if `word` names no group.
    static func members(of word: String) -> [String] {
        all.filter { $0.name.hasPrefix(word + " ") }.map { String($0.name.dropFirst(word.count + 1)) }
    }

    /// Every option that some command knows, each name once.
    static var options: [Option] {
        var options = [Option.help, .version]
        for command in all + [standard] {
            for option in command.options where !options.contains(where: { $0.name == option.name }) {
                options.append(option)
            }
        }
        return options
    }
}
