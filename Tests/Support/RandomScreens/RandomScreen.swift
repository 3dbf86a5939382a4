import GenvcChecks
import RandomSpecs
import ScreenAgreement
import UIKit

/// A spec, and the seed with which it and the points at which it is tried were drawn.
public struct RandomScreen: Sendable {
    /// Disagreements that are printed of each screen: what stands behind one that is off is off as well.
    private static let mostShown = 5

    package let name: String
    package let seed: UInt64
    package let spec: String

    /// `name`: that of the screen in the spec.
    public init(name: String, seed: UInt64, spec: String) {
        self.name = name
        self.seed = seed
        self.spec = spec
    }

    package init(seed: UInt64) {
        let name = "Random\(seed)"
        self.init(name: name, seed: seed, spec: RandomSpec.text(seed: seed, name: name))
    }

    /// The spec as it is read; nil if it has errors.
    package var specified: SpecifiedScreen? { SpecifiedScreen(Array(spec.utf8), name: name) }

    /// Compares the code of the spec with what is predicted for it, and prints what comes out: a tally, and behind it
    /// the disagreements.
    @MainActor
    public func compare(with makeController: @escaping @MainActor () -> UIViewController) {
        guard let specified else { return }
        var agreement = ScreenAgreement(specified, makeController)
        var tally = RandomTally(name: name)
        var disagreements: [Disagreement] = []
        let variants = LayoutVariant.all(of: specified.tree)
        for point in RandomPoints.drawn(of: variants, for: specified.tree, seed: seed) {
            let comparison = agreement.comparison(at: point)
            tally.add(comparison)
            disagreements += comparison.disagreements
        }
        print(tally.line)
        for disagreement in disagreements.prefix(Self.mostShown) { print(disagreement) }
        if disagreements.count > Self.mostShown { print("  and \(disagreements.count - Self.mostShown) more") }
    }
}
