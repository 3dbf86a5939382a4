/// The completion of genvc for bash, 3.2 as macOS has it, or newer.
enum BashCompletion {
    static var script: String {
        """
        # Completion of genvc for bash, made by `genvc completions bash`.

        _genvc_words() { COMPREPLY=($(compgen -W "$1" -- "$2")); }

        # Files whose names end in one of the words, all where there is no word, and folders.
        _genvc_files() {
            local current=$1 ending IFS=$'\\n'
            shift
            compopt -o filenames 2>/dev/null
            COMPREPLY=($(compgen -d -- "$current"))
            if (($# == 0)); then COMPREPLY=($(compgen -f -- "$current")); fi
            for ending in "$@"; do COMPREPLY+=($(compgen -f -X "!*.$ending" -- "$current")); done
        }

        _genvc() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
            local command= operand= word before=
            for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
                case $before in
                \(optionsWithValue)) before= ;;
                *)
                    before=$word
                    case $word in
                    -*) ;;
                    *)
                        case $command$operand in
                        '')
                            case $word in
                            \(CommandTable.firstWords.joined(separator: " | "))) command=$word ;;
                            # A spec, or a mistake.
                            *) operand=$word ;;
                            esac
                            ;;
                        \(groups)) command="$command $word" ;;
                        esac
                        ;;
                    esac
                    ;;
                esac
            done
            COMPREPLY=()
            case "$command:$previous" in
        \(values)    esac
            if [[ $current == -* ]]; then
                case $command in
        \(options)        *' '*) ;;
                *) _genvc_words '\(names(of: CommandTable.standard))' "$current" ;;
                esac
                return
            fi
            case $command in
            '')
                if [[ -n $operand ]]; then return; fi
                _genvc_files "$current" yml yaml
                COMPREPLY+=($(compgen -W '\(CommandTable.firstWords.joined(separator: " "))' -- "$current"))
                ;;
        \(operands)    esac
        }

        complete -F _genvc genvc

        """
    }

    /// All commands, with the one that has no name.
    private static var commands: [Command] { [CommandTable.standard] + CommandTable.all }

    private static var groups: String {
        CommandTable.firstWords.filter { !CommandTable.members(of: $0).isEmpty }.joined(separator: " | ")
    }

    private static var optionsWithValue: String {
        CommandTable.options.filter { $0.value != nil }.map(\.name).joined(separator: " | ")
    }

    private static func names(of command: Command) -> String {
        command.allOptions.map(\.name).joined(separator: " ")
    }

    /// A case for each option of each command that takes a value.
    private static var values: String {
        commands.flatMap { command in
            command.allOptions.filter { $0.value != nil }.map { option in
                "    \"\(command.name):\(option.name)\") \(call(for: option.candidates)); return ;;\n"
            }
        }.joined()
    }

    private static var options: String {
        CommandTable.all.map { "        '\($0.name)') _genvc_words '\(names(of: $0))' \"$current\" ;;\n" }.joined()
    }

    private static var operands: String {
        let members = CommandTable.firstWords.compactMap { word -> String? in
            let members = CommandTable.members(of: word)
            guard !members.isEmpty else { return nil }
            return "    '\(word)') _genvc_words '\(members.joined(separator: " "))' \"$current\" ;;\n"
        }
        return members.joined()
            + CommandTable.all.map { "    '\($0.name)') \(call(for: $0.candidates)) ;;\n" }.joined()
    }

    /// The call that offers the words.
    private static func call(for candidates: Candidates) -> String {
        switch candidates {
        case .words(let words): "_genvc_words '\(words.joined(separator: " "))' \"$current\""
        case .files(let endings): (["_genvc_files \"$current\""] + endings).joined(separator: " ")
        case .folders: "COMPREPLY=($(compgen -d -- \"$current\"))"
        }
    }
}
