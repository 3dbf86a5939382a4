/// The value of `--color`.
enum ColorChoice: String, Sendable, CaseIterable {
    /// Colours on a terminal alone, unless the environment says otherwise.
    case auto
    case always, never

    /// True if the text that goes to a stream has colours.
    ///
    /// `NO_COLOR` (no-color.org) takes them away, `CLICOLOR_FORCE` (bixense.com/clicolors) has them without a terminal;
    /// where both are set, there are none.
    func isOn(_ stream: System.Stream) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        if Self.isSet("NO_COLOR") { return false }
        if Self.isSet("CLICOLOR_FORCE"), System.environment("CLICOLOR_FORCE") != "0" { return true }
        return System.isTerminal(stream) && System.environment("TERM") != "dumb"
    }

    private static func isSet(_ variable: String) -> Bool {
        System.environment(variable).map { !$0.isEmpty } ?? false
    }
}
