import GenvcKit
import GenvcProject

extension Invocation {
    /// The devices that the options name, all held as they say; one standard device where none is named.
    ///
    /// - Throws: `CommandError` where an option has an unknown device, text size or keyboard.
    func presentations() throws(CommandError) -> [Presentation] {
        var presentations: [Presentation] = []
        let devices: [String?] = has(.device) ? all(.device) : [nil]
        for device in devices { presentations.append(try presentation(device)) }
        return presentations
    }

    /// The points at which `genvc validate` tries screens: all unless the options choose.
    ///
    /// - Throws: `CommandError` where an option has an unknown device or text size.
    func matrixSelection() throws(CommandError) -> MatrixSelection {
        do throws(Presentation.UnknownWord) {
            return try MatrixSelection(
                devices: all(.device), isLandscape: has(.landscape), textSize: value(.textSize),
                isRightToLeft: has(.rightToLeft))
        } catch {
            throw .usage(error.message, help: error.help)
        }
    }

    /// The pictures of the asset catalogues that the options name; none where they name no catalogue.
    ///
    /// - Throws: `CommandError` where there is no such folder.
    func assets(on disk: Disk) throws(CommandError) -> AssetCatalog {
        guard let folder = value(.assets) else { return AssetCatalog() }
        guard let catalog = AssetFinder.catalog(in: folder, on: disk) else {
            throw .usage("there is no folder `\(folder)`", help: "name a folder such as `App/Assets.xcassets`")
        }
        guard catalog.isThere else {
            throw .usage(
                "there is no asset catalogue in `\(folder)`", help: "name a folder with an `.xcassets` folder in it")
        }
        return catalog
    }

    /// The number of columns that a drawing may have: what `--columns` says, else the columns of the terminal that it
    /// goes to, else as many as the command takes elsewhere.
    ///
    /// - Parameter isForTerminal: Whether the drawing goes to the terminal of standard output.
    func columns(
        ofTerminal isForTerminal: Bool, elsewhere: Int = SpecRun.drawingWidth
    ) throws(CommandError) -> Int {
        guard let width = try count(.columns, example: 120) else {
            return (isForTerminal ? System.columns(of: .output) : nil) ?? elsewhere
        }
        let known = SpecRun.drawingWidths
        guard known.contains(width) else {
            throw .usage(
                "`--columns` takes \(known.lowerBound) to \(known.upperBound), not \(width)",
                help: "write `--columns 120`")
        }
        return width
    }

    /// One device as the options describe it.
    ///
    /// - Parameter device: The name or the size of the device; nil for the standard one.
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
