import Foundation
import GenvcChecks
import GenvcTestSupport
import GenvcVocabulary
import ScreenAgreement
import ShownScreens
import Testing

@testable import UIKit

/// The frames that the generated code makes, against those that genvc promises.
@MainActor
@Suite("A generated screen on a device")
struct AgreementTests {
    /// Disagreements that a failure shows, of each screen.
    private static let mostShown = 12

    private func disagreements(
        of generated: ShownScreen, at points: (SpecifiedScreen) -> [LayoutPoint]
    ) throws -> [Disagreement] {
        let screen = try #require(
            SpecifiedScreen(
                try generated.specText, project: generated.project, name: generated.name, finder: generated.finder))
        var agreement = ScreenAgreement(screen, generated.make)
        return points(screen).flatMap { agreement.disagreements(at: $0) }
    }

    private func expectNone(_ found: [Disagreement]) {
        let shown = found.prefix(Self.mostShown).map(\.description).joined(separator: "\n")
        #expect(found.isEmpty, "\(found.count) disagreements\n\(shown)")
    }

    @Test("has the frames that genvc predicts", arguments: ShownScreen.all)
    func agrees(generated: ShownScreen) throws {
        expectNone(
            try disagreements(of: generated, at: Exhaustive.isOn ? AgreementPoints.spread : AgreementPoints.few))
    }
}
