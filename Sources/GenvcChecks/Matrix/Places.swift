import GenvcDiagnostics
import GenvcViews
import GenvcVocabulary

/// The points of a matrix at which a screen has one defect.
struct Places: Sendable {
    /// The points that the finding names: settings that differ from the default ones in as little as possible.
    struct Core: Sendable {
        /// Indices into the matrix's settings.
        let settings: [Int]
        /// The settings that differ from the default; several alternatives if each of them suffices to show
        /// the defect.
        let deviations: [Deviation]
        /// The viewports that have the defect at one of the settings.
        let viewports: ViewportSet

        /// The extreme points: the first and the last setting, on the viewports with the least and the most room and
        /// with the largest insets of the safe area.
        func ends(in matrix: LayoutMatrix) -> [(setting: Int, viewport: Int)] {
            let members = viewports.members
            func greatest(_ number: (Viewport) -> Double) -> Int? {
                members.max { (number(matrix.viewports[$0]), $1) < (number(matrix.viewports[$1]), $0) }
            }
            let some = Set(
                [
                    members.first, greatest { -$0.safeWidth }, greatest { -$0.safeHeight }, greatest(\.safeWidth),
                    greatest(\.safeHeight), greatest(\.safeArea.top), greatest(\.safeArea.bottom),
                ].compactMap { $0 }
            ).sorted()
            return [settings.first, settings.last].compactMap { $0 }
                .flatMap { setting in some.map { (setting, $0) } }
        }
    }

    /// The matrix whose points these are.
    let matrix: LayoutMatrix
    /// The views in which the defect is.
    let tree: ViewTree
    /// All points that have the defect.
    let members: PointSet
    /// The points of them that the finding names.
    let core: Core
    /// `when phase is loading`: the state in which the screen has the defect; nil for that of its samples.
    var state: String?

    /// The places of one defect.
    init(_ members: PointSet, of matrix: LayoutMatrix, _ tree: ViewTree) {
        self.members = members
        self.matrix = matrix
        self.tree = tree
        core = Self.core(of: members, in: matrix)
    }

    /// The points with the fewest deviations from a device with default settings: the plainest way to see the defect.
    private static func core(of members: PointSet, in matrix: LayoutMatrix) -> Core {
        let all = members.settings.map { (index: $0, deviation: matrix.deviation(of: matrix.settings[$0])) }
        let least = all.map(\.deviation.count).min() ?? 0
        var nearest = all.filter { $0.deviation.count == least }
        var deviations: [Deviation] = []
        for setting in nearest where !deviations.contains(setting.deviation) { deviations.append(setting.deviation) }
        deviations.sort { $0.rawValue < $1.rawValue }
        // Alternatives are named if each is a single deviation; of combined deviations only the first is named.
        if least > 1, let first = deviations.first {
            deviations = [first]
            nearest.removeAll { $0.deviation != first }
        }
        let settings = nearest.map(\.index)
        return Core(settings: settings, deviations: deviations, viewports: members.viewports(at: settings))
    }

    /// The points in words: `on every device`, `on 6 of 50 devices: widths 320–375 at AX3 and up`.
    var text: String { PlacesText(self).text }

    /// The devices as JSON names them: `iphone-se-3, iphone-se-3 landscape`.
    var deviceNames: String {
        let viewports = members.viewports(at: Array(matrix.settings.indices))
        return viewports.members.map { matrix.viewports[$0].name }.joined(separator: ", ")
    }

    /// The severity of a finding that is `usual` if default settings show it. An error is a warning if it shows only at
    /// accessibility sizes, with stretched texts, or with everything shown that is hidden at first.
    func severity(_ usual: Diagnostic.Severity) -> Diagnostic.Severity {
        guard usual == .error else { return usual }
        let isOrdinary = members.settings.contains { index in
            let setting = matrix.settings[index]
            return matrix.textSizes[setting.textSize] < .accessibility1 && matrix.stretches[setting.stretch] == 1
                && matrix.variants[setting.variant] != .allShown
        }
        return isOrdinary ? .error : .warning
    }
}

extension PointSet {
    /// The viewports that have a point at one of the settings.
    func viewports(at settings: [Int]) -> ViewportSet {
        var viewports = ViewportSet(count: viewportCount)
        for setting in settings { viewports.formUnion(self.viewports(at: setting)) }
        return viewports
    }
}
