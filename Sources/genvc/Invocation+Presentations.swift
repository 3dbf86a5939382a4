import GenvcKit
import GenvcProject

extension Invocation {
    /// The devices of the command line, all held as it says; one standard device where it names none.
    func presentations() throws(CommandError) -> [Presentation] {
        var presentations: [Presentation] = []
        let devices: [String?] = has(.device) ? all(.device) : [nil]
        for device in devices { presentations.append(try presentation(device)) }
        return presentations
    }

    /// What the screens of the command line are validated at.
    func matrixSelection() throws(CommandError) -> MatrixSelection {
        do throws(Presentation.UnknownWord) {
            return try MatrixSelection(
                devices: all(.device), isLandscape: has(.landscape), textSize: value(.textSize),
                isRightToLeft: has(.rightToLeft))
        } catch {
            throw .usage(error.message, help: error.help)
        }
    }

    private func presentation(_ device: String?) throws(CommandError) -> Presentation {
        do throws(Presentation.UnknownWord) {
            return try Presentation(
                device: device, isLandscape: has(.landscape), textSize: value(.textSize),
                isRightToLeft: has(.rightToLeft), keyboard: value(.keyboard))
        } catch {
            throw .usage(error.message, help: error.help)
        }
    }
}
