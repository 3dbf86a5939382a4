import GenvcChecks
import GenvcVocabulary
import ScreenAgreement
import SimpleLayout
import Testing
import UIKit

@MainActor
@Suite("A generated screen on a device")
struct AgreementTests {
    @Test("has the frames that genvc predicts", arguments: GeneratedScreen.all)
    func frames(generated: GeneratedScreen) throws {
        let screen = try #require(SpecifiedScreen(try generated.spec, name: generated.name))
        let clock = ContinuousClock()
        var found: [Disagreement] = []
        for device in Device.defaults {
            let point = LayoutPoint(Viewport(device, .portrait, screen: screen.tree.screen))
            let t = clock.measure { _ = LoadedScreen(LayoutEnvironment(point), generated.make) }
            print("TIME", generated.name, device.name, t)
            found += ScreenAgreement.disagreements(of: screen, at: point, generated.make)
        }
        for f in found { print("DIS", f) }
        #expect(found.isEmpty)
    }
}
