import GenvcChecks
import GenvcVocabulary
import ScreenAgreement
import Testing

@testable import UIKit

@MainActor
@Suite("A generated screen on a device")
struct AgreementTests {
    @Test("has the frames that genvc predicts", arguments: GeneratedScreen.all)
    func frames(generated: GeneratedScreen) throws {
        let screen = try #require(SpecifiedScreen(try generated.spec, name: generated.name))
        var agreement = ScreenAgreement(screen, generated.make)
        var found: [Disagreement] = []
        let clock = ContinuousClock()
        var n = 0
        let t = clock.measure {
        for point in AgreementPoints.spread(of: screen) {
            n += 1
            found += agreement.disagreements(at: point)
        }
        }
        let t2 = clock.measure {
        for point in AgreementPoints.spread(of: screen) {
            _ = LoadedScreen(LayoutEnvironment(point), generated.make)
        }
        }
        print("TIME", generated.name, n, t, t2)
        for f in found { print("DIS", f) }
        #expect(found.isEmpty)
    }
}
