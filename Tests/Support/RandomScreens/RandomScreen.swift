import GenvcChecks
import RandomSpecs
import ScreenAgreement
import UIKit

/// A screen whose spec was drawn with a seed.
public enum RandomScreen {
    package static func name(seed: UInt64) -> String { "Random\(seed)" }

    package static func spec(seed: UInt64) -> String { RandomSpec.text(seed: seed, name: name(seed: seed)) }

    /// The spec as it is read; nil if it has errors.
    package static func specified(seed: UInt64) -> SpecifiedScreen? {
        SpecifiedScreen(Array(spec(seed: seed).utf8), name: name(seed: seed))
    }

    /// Compares the code of random specs with what is predicted for them, and prints what comes out: a tally for each
    /// screen, and its disagreements behind that.
    @MainActor
    public static func compare(_ screens: [(seed: UInt64, make: @MainActor () -> UIViewController)]) {
        for (seed, make) in screens {
            guard let specified = specified(seed: seed) else { continue }
            var agreement = ScreenAgreement(specified, make)
            var tally = RandomTally(seed: seed)
            var disagreements: [Disagreement] = []
            for point in RandomPoints.drawn(for: specified.tree, seed: seed) {
                let comparison = agreement.comparison(at: point)
                tally.add(comparison)
                disagreements += comparison.disagreements
            }
            print(tally.line)
            for disagreement in disagreements { print(disagreement) }
        }
    }
}
