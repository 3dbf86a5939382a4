import GenvcDiagnostics
import GenvcViews
import GenvcVocabulary

/// Places in words. A device or a text size is named only if it makes a difference.
struct PlacesText {
    private let places: Places

    init(_ places: Places) {
        self.places = places
    }

    private var matrix: LayoutMatrix { places.matrix }

    /// The places in words: the devices of the core, its conditions, and where else the defect shows.
    var text: String {
        let core = places.core
        let slice = matrix.settings.indices.filter {
            core.deviations.contains(matrix.deviation(of: matrix.settings[$0]))
        }
        let tried = matrix.tried.viewports(at: slice)
        var text = DevicesText(core.viewports, tried: tried, in: matrix).text
        let conditions = core.deviations.map { self.conditions(of: $0, at: core.settings) }.filter { !$0.isEmpty }
        if !conditions.isEmpty { text += " " + conditions.joined(separator: " or ") }
        if let state = places.state { text += " \(state)" }
        return text + extent
    }

    /// The places with one more deviation at which the defect shows, if that is on more devices:
    /// `, at AX1 and up on every device`.
    private var extent: String {
        guard places.core.deviations == [[]] else { return "" }
        var widest: (count: Int, text: String) = (0, "")
        for deviation in Deviation.single {
            let slice = matrix.settings.indices.filter { matrix.deviation(of: matrix.settings[$0]) == deviation }
            let viewports = places.members.viewports(at: slice)
            let count = viewports.members.count
            guard count > widest.count, !places.core.viewports.isSuperset(of: viewports) else { continue }
            let settings = slice.filter { !places.core.viewports.isSuperset(of: places.members.viewports(at: $0)) }
            let devices = DevicesText(
                viewports, tried: matrix.tried.viewports(at: slice), in: matrix, givesExamples: false)
            widest = (count, ", \(conditions(of: deviation, at: settings)) \(devices.text)")
        }
        return widest.text
    }

    /// `at AX3 and up with the keyboard up`: what the settings with this deviation have in common.
    private func conditions(of deviation: Deviation, at settings: [Int]) -> String {
        let some = settings.map { matrix.settings[$0] }.filter { matrix.deviation(of: $0) == deviation }
        return Deviation.single.filter { deviation.contains($0) }.map { single in
            switch single {
            case .textSize: Self.sizes(Set(some.map { matrix.textSizes[$0.textSize] }), of: matrix.whole.textSizes)
            case .keyboard: "with the keyboard up"
            case .variant: variants(Set(some.map(\.variant)).sorted().map { matrix.variants[$0] })
            case .stretch: matrix.stretches.last.map { Self.stretch($0) } ?? ""
            default: "from right to left"
            }
        }.joined(separator: " ")
    }

    /// `at AX3 and up`, `at S and below`, `at XL to XXXL`: the shortest name of some of the text sizes.
    ///
    /// The default size may lie in between although it is not one of them, because the sizes are those that differ from
    /// it.
    static func sizes(_ some: Set<TextSize>, of all: [TextSize]) -> String {
        guard let first = some.min(), let last = some.max() else { return "" }
        if some.count == 1 { return "at \(first.name)" }
        let isAcross = first < .large && last > .large && all.contains(.large)
        let sorted = (isAcross ? some.union([.large]) : some).sorted()
        if sorted.count == all.count { return "at every text size" }
        let isRange = all.filter { $0 >= first && $0 <= last }.count == sorted.count
        guard isRange else { return "at \(EnglishList.joined(sorted.map(\.name), "and"))" }
        if last == all.last { return "at \(first.name) and up" }
        if first == all.first { return "at \(last.name) and below" }
        return "at \(first.name) to \(last.name)"
    }

    /// The words for longer texts: `in texts 40 % longer`.
    static func stretch(_ stretch: Double) -> String {
        "in texts \(((stretch - 1) * 100).pointText) % longer"
    }

    /// The words for views that are shown although they are hidden at first: ``when `promoView` is shown``. At most
    /// three are named.
    private func variants(_ variants: [LayoutVariant]) -> String {
        let most = 3
        let views = variants.compactMap { variant -> Int? in
            if case .toggled(let view) = variant { return view }
            return nil
        }
        guard !views.isEmpty else { return "when all that is hidden is shown" }
        let names = views.map { "`\(places.tree.views[$0].name)`" }
        let shown = names.count > most ? Array(names.prefix(most)) + ["another"] : names
        return "when \(EnglishList.joined(shown, "or")) is shown"
    }
}
