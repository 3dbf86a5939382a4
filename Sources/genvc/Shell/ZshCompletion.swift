/// The completion of genvc for zsh, by its `_arguments`.
enum ZshCompletion {
    static var script: String {
        """
        #compdef genvc
        # Completion of genvc for zsh, made by `genvc completions zsh`.

        _genvc() {
            local context state state_descr line
            typeset -A opt_args
            # Behind the first word the options are those of its command.
            _arguments -C -S -A '-*' \\
        \(options(of: CommandTable.standard))        '1: :->command' \\
                '*:: :->rest' && return
            case $state in
            command)
                local -a commands=(
        \(summaries(CommandTable.firstWords))            )
                _describe -t commands command commands
                _files -g '*.(yml|yaml)'
                ;;
            rest) _genvc_command "$words[1]" ;;
            esac
        }

        _genvc_command() {
            case $1 in
        \(cases)    esac
        }

        \(groups)
        if [ "$funcstack[1]" = _genvc ]; then _genvc "$@"; else compdef _genvc genvc; fi

        """
    }

    /// A function for each group of commands, which completes the second word and what stands behind it.
    private static var groups: String {
        CommandTable.firstWords.filter { !CommandTable.members(of: $0).isEmpty }.map { word in
            """
            _genvc_\(word)() {
                local context state state_descr line
                typeset -A opt_args
                _arguments -C '1: :->member' '*:: :->rest' && return
                case $state in
                member)
                    local -a members=(
            \(summaries(CommandTable.members(of: word).map { "\(word) \($0)" }))        )
                    _describe -t commands command members
                    ;;
                rest) _genvc_command "\(word) $words[1]" ;;
                esac
            }

            """
        }.joined(separator: "\n")
    }

    /// The commands with their summaries, for `_describe`; of a group the summary of its first member.
    private static func summaries(_ names: [String]) -> String {
        names.map { name in
            let command = CommandTable.command(named: name)
            let members = CommandTable.members(of: name).joined(separator: ", ")
            let shown = name.split(separator: " ").last.map(String.init) ?? name
            return "            '\(shown):\(quoted(command?.summary ?? members))'\n"
        }.joined()
    }

    private static var cases: String {
        CommandTable.firstWords.map { word in
            if CommandTable.command(named: word) == nil { return "    '\(word)') _genvc_\(word) ;;\n" }
            return arguments(of: word)
        }.joined()
            + CommandTable.all.map(\.name).filter { $0.contains(" ") }.map(arguments).joined()
            // A member that a group does not have takes nothing; any other word is a spec.
            + "    *' '*) ;;\n" + arguments(of: CommandTable.standard, pattern: "*")
    }

    private static func arguments(of name: String) -> String {
        guard let command = CommandTable.command(named: name) else { return "" }
        return arguments(of: command, pattern: "'\(name)'")
    }

    private static func arguments(of command: Command, pattern: String) -> String {
        let operand = action(for: command.candidates)
        return "    \(pattern))\n        _arguments -S \\\n" + options(of: command)
            + "        '*: :\(operand)'\n        ;;\n"
    }

    private static func options(of command: Command) -> String {
        command.allOptions.map { option in
            let repeats = option.isRepeatable ? "*" : ""
            let value = option.value.map { ":\($0):" + action(for: option.candidates) } ?? ""
            let sign = option.value != nil && option.name.hasPrefix("--") ? "=" : ""
            return "        '\(repeats)\(option.name)\(sign)[\(quoted(option.help))]\(value)' \\\n"
        }.joined()
    }

    private static func action(for candidates: Candidates) -> String {
        switch candidates {
        case .words(let words): words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
        case .files(let endings):
            endings.isEmpty ? "_files" : "_files -g \"*.(\(endings.joined(separator: "|")))\""
        case .folders: "_files -/"
        }
    }

    /// The text within single quotes, with the signs that `_arguments` reads written as themselves.
    private static func quoted(_ text: String) -> String {
        text.map { character in
            switch character {
            case "'": "'\\''"
            case "[", "]", ":", "\\": "\\\(character)"
            default: String(character)
            }
        }.joined()
    }
}
