/// All commands. Parsing, help and suggestions know no others.
enum CommandTable {
    /// The commands by what they are for, with a title for each sort, in the order of the help page.
    static let groups: [(title: String, commands: [Command])] = [
        ("Every day", [.new, .generate, .preview, .validate]),
        ("A project", [.initialize, .list, .doctor, .rename, .remove, .clean, .strings, .identifiers, .audit]),
        ("A spec", [.format, .expand, .difference]),
        ("What genvc knows", [.explain, .devices, .help, .version]),
        ("Editors and shells", [.languageServer, .schema, .completions, .manual]),
        ("Templates", [.render, .templatesList, .templatesCat, .templatesEject]),
        ("For programs", [.dumpYAML, .dumpFrames, .dumpConstraints, .dumpTypes, .dumpContext]),
    ]

    /// All commands, in the order of the help page.
    static let all = groups.flatMap(\.commands)

    /// The command without a name, `genvc SPEC`, which prints the code of one spec.
    static let standard = Command.print

    /// The first words of the names of all commands, each once: a group such as `dump` counts as one.
    static var firstWords: [String] {
        var words: [String] = []
        for command in all {
            let word = command.name.prefix { $0 != " " }
            if !words.contains(String(word)) { words.append(String(word)) }
        }
        return words
    }

    /// The command of a name, both words for a member of a group; nil if there is none.
    static func command(named name: String) -> Command? {
        all.first { $0.name == name }
    }

    /// The second words of the members of a group, as `yaml` and `frames` for `dump`; empty if `word` names no group.
    static func members(of word: String) -> [String] {
        all.filter { $0.name.hasPrefix(word + " ") }.map { String($0.name.dropFirst(word.count + 1)) }
    }

    /// The options that any command takes. Options that share a name, as the two of `--format`, are in it once: parsing
    /// knows them by their names alone.
    static var options: [Option] {
        var options = Option.ofEveryCommand + [.version]
        for command in all + [standard] {
            for option in command.options where !options.contains(where: { $0.name == option.name }) {
                options.append(option)
            }
        }
        return options
    }
}
