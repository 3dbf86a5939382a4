import GenvcDiagnostics
import GenvcVocabulary

/// The points of the matrix at which a screen has a defect.
struct Places: Sendable {
    /// The points that were tried.
    let tried: [LayoutPoint]
    /// Those of them that have the defect: indices into `tried`, in order.
    let members: [Int]

    private var points: [LayoutPoint] { members.map { tried[$0] } }

    /// `on every device`, `on iPhone SE in landscape`: where, told in words.
    var text: String {
        let viewports = points.map(\.viewport).distinct
        let all = tried.map(\.viewport).distinct
        guard viewports.count < all.count else { return "on every device" }
        let most = 4
        let names = viewports.prefix(most).map(\.title).joined(separator: ", ")
        return "on \(names)" + (viewports.count > most ? " and others" : "")
    }

    /// The devices as JSON names them: `iphone-se-3, iphone-se-3 landscape`.
    var deviceNames: String {
        points.map(\.viewport.name).distinct.joined(separator: ", ")
    }

    /// True if nobody who has not chosen one of the accessibility sizes AX1 to AX5 sees the defect.
    var isOnlyAtAccessibilitySizes: Bool {
        points.allSatisfy { $0.textSize >= .accessibility1 }
    }

    /// The severity of a finding that is `usual` where ordinary settings show it: an error that only larger settings
    /// show is a warning.
    func severity(_ usual: Diagnostic.Severity) -> Diagnostic.Severity {
        usual == .error && isOnlyAtAccessibilitySizes ? .warning : usual
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, in the order of its first appearance.
    fileprivate var distinct: [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
