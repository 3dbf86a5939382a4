import GenvcDiagnostics
import GenvcViews

/// Viewports in words: `on every device`, `on iPhone SE in landscape`, `on 6 of 50 devices: widths 320–375`.
struct DevicesText {
    /// The number of devices up to which they are named rather than counted.
    private static let mostNames = 2
    /// The number of devices that are named behind their count if no range of sizes describes them.
    private static let mostExamples = 3

    private let viewports: [Viewport]
    /// The viewports that were tried at the same settings.
    private let tried: [Viewport]
    /// All viewports of the matrix, whatever the setting.
    private let all: [Viewport]
    /// False to count devices without naming some of them.
    private let givesExamples: Bool

    /// - Parameters:
    ///   - viewports: those to put into words.
    ///   - tried: the viewports that were tried at the same settings.
    ///   - givesExamples: false to count devices without naming some of them.
    init(_ viewports: ViewportSet, tried: ViewportSet, in matrix: LayoutMatrix, givesExamples: Bool = true) {
        self.givesExamples = givesExamples
        self.viewports = viewports.members.map { matrix.viewports[$0] }
        all = matrix.whole.viewports
        // A device of another part of the matrix is named as if it had been tried here: the words are about all
        // devices.
        self.tried = tried.members.map { matrix.viewports[$0] } + all.filter { !matrix.viewports.contains($0) }
    }

    /// The viewports in the fewest words that leave no doubt: all, by name, or by a count with a range of sizes.
    var text: String {
        guard viewports.count < all.count else { return all.count == 1 ? "on \(names(of: all))" : "on every device" }
        let orientation = orientation
        let words = orientation.map { " in \($0.rawValue)" } ?? ""
        if let orientation, viewports.count == all.filter({ $0.orientation == orientation }).count {
            return "on every device" + words
        }
        let devices = distinctNames(of: viewports)
        if devices.count <= Self.mostNames { return "on \(names(of: viewports))\(words)" }
        let count = distinctNames(of: all).count
        guard devices.count < count else { return "on every device" + extent(words) }
        let head = "on \(devices.count) of \(count) devices"
        if let range = range(among: tried) { return "\(head): \(range)" }
        if let orientation, let range = range(among: tried.filter { $0.orientation == orientation }) {
            return "\(head)\(words): \(range)"
        }
        guard givesExamples else { return head + words }
        let examples = devices.prefix(Self.mostExamples).joined(separator: ", ")
        return "\(head)\(words): \(examples)" + (devices.count > Self.mostExamples ? " and others" : "")
    }

    /// The words with how each of the devices is held, or how wide it is when held so.
    private func extent(_ words: String) -> String {
        if let range = range(among: tried) { return " at \(range)" }
        for orientation in [Orientation.portrait, .landscape] {
            let others = viewports.filter { $0.orientation != orientation }
            guard viewports.count - others.count == all.filter({ $0.orientation == orientation }).count else {
                continue
            }
            let other: Orientation = orientation == .portrait ? .landscape : .portrait
            return " in \(orientation.rawValue)" + (others.isEmpty ? "" : ", on \(others.count) in \(other.rawValue)")
        }
        return words
    }

    /// The orientation that all the viewports share, if the other one was tried too; nil otherwise.
    private var orientation: Orientation? {
        let orientations = Set(viewports.map(\.orientation))
        guard orientations.count == 1, let only = orientations.first else { return nil }
        let names = Set(viewports.map(\.device.name))
        return tried.contains { $0.orientation != only && names.contains($0.device.name) } ? only : nil
    }

    /// `widths 320–375`: the range of widths, or else of heights, that has these viewports and no others.
    private func range(among others: [Viewport]) -> String? {
        for (name, length) in [("width", \Viewport.width), ("height", \Viewport.height)] {
            let lengths = viewports.map { $0[keyPath: length] }
            guard let least = lengths.min(), let most = lengths.max(), least.isFinite else { continue }
            let inside = others.filter { (least...most).contains($0[keyPath: length]) }
            guard inside.count == viewports.count else { continue }
            return least == most
                ? "\(name) \(least.pointText)" : "\(name)s \(least.pointText)–\(most.pointText)"
        }
        return nil
    }

    /// The titles of the devices as a list in English.
    private func names(of viewports: [Viewport]) -> String {
        EnglishList.joined(distinctNames(of: viewports), "and")
    }

    /// The titles of the devices, each once, in the order of the viewports.
    private func distinctNames(of viewports: [Viewport]) -> [String] {
        var known: Set<String> = []
        return viewports.filter { known.insert($0.device.name).inserted }.map(\.device.title)
    }
}
