/// The shells that genvc completes its commands in.
enum Shell: String, Sendable, CaseIterable {
    case bash, zsh, fish

    /// The script that makes the shell offer commands, options and their values.
    var completion: String {
        switch self {
        case .bash: BashCompletion.script
        case .zsh: ZshCompletion.script
        case .fish: FishCompletion.script
        }
    }

    /// The file in which the shell looks for the script, for the help page.
    var place: String {
        switch self {
        case .bash: "~/.local/share/bash-completion/completions/genvc"
        case .zsh: "_genvc in a folder of `$fpath`"
        case .fish: "~/.config/fish/completions/genvc.fish"
        }
    }
}
