import GenvcKit

extension Invocation {
    /// The devices of the command line, all held as it says; one standard device where it names none.
    func presentations() throws(CommandError) -> [Presentation] {
        var presentations: [Presentation] = []
        for name in has(.device) ? all(.device) : [nil] {
            do {
                presentations.append(
                    try Presentation(
                        device: name, isLandscape: has(.landscape), textSize: value(.textSize),
                        isRightToLeft: has(.rightToLeft), keyboard: value(.keyboard)))
            } catch {
                throw .usage(error.message, help: error.help)
            }
        }
        return presentations
    }
}
