import GenvcViews
import Testing

@testable import GenvcChecks

/// The part of a screen that its bars leave free.
@Suite struct BarTests {
    private static let rows = "rows: [ spacer ]\n"

    private func viewport(
        _ keys: String, on name: String = "iphone-14", _ orientation: Orientation = .portrait
    ) throws -> Viewport {
        let device = try #require(Device.named(name))
        return Viewport(device, orientation, screen: try Fixture("screen: Test\n\(keys)\n" + Self.rows).tree.screen)
    }

    @Test(arguments: [
        ("navigation: { title: A }", 44.0, 32.0, 50.0),
        ("navigation: { title: A, largeTitleDisplayMode: always }", 96, 32, 102),
        ("navigation: { title: A, search: { placeholder: B } }", 96, 84, 102),
        ("navigation: { title: A, prompt: B }", 74, 32, 80),
        ("navigation: { title: A, prompt: B, largeTitleDisplayMode: always, search: {} }", 178, 84, 184),
    ])
    func theNavigationBarTakesItsPartOfTheSafeArea(
        _ keys: String, portrait: Double, landscape: Double, pad: Double
    ) throws {
        #expect(try viewport(keys).safeArea.top == 47 + portrait)
        #expect(try viewport(keys, .landscape).safeArea.top == landscape)
        #expect(try viewport(keys, on: "ipad-10").safeArea.top == 24 + pad)
    }

    @Test(arguments: [
        ("tabBar: true", 49.0),
        ("toolbar: [ { barButtonItem: share, systemItem: action } ]", 44),
        ("tabBar: true\ntoolbar: [ { barButtonItem: share, systemItem: action } ]", 93),
        ("tabBar: true\nhidesBottomBarWhenPushed: true", 0),
    ])
    func toolbarAndTabBarStandOnTopOfEachOther(_ keys: String, _ height: Double) throws {
        #expect(try viewport(keys).safeArea.bottom == 34 + height)
    }

    @Test func aHiddenStatusBarLeavesItsRoomButTheNotchStays() throws {
        #expect(try viewport("prefersStatusBarHidden: true", on: "iphone-se-3").safeArea.top == 0)
        #expect(try viewport("prefersStatusBarHidden: true").safeArea.top == 47)
    }

    @Test(arguments: [
        ("supportedInterfaceOrientations: portrait", [Orientation.portrait]),
        ("supportedInterfaceOrientations: [ landscapeLeft, landscapeRight ]", [.landscape]),
        ("supportedInterfaceOrientations: all", [.portrait, .landscape]),
        ("scroll: none", [.portrait, .landscape]),
    ])
    func aPhoneIsHeldAsTheScreenAllows(_ keys: String, _ orientations: [Orientation]) throws {
        let tree = try Fixture("screen: Test\n\(keys)\n" + Self.rows).tree
        for matrix in [LayoutMatrix.standard(of: tree), LayoutMatrix.full(of: tree)] {
            let phones = matrix.viewports.filter { !$0.device.isPad }
            #expect(Set(phones.map(\.orientation)) == Set(orientations))
            let pads = matrix.viewports.filter { $0.device.isPad && !$0.device.isSplit }
            #expect(Set(pads.map(\.orientation)).count == 2)
        }
    }
}
