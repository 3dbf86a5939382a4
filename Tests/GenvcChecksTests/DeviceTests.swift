import GenvcChecks
import Testing

@Suite struct DeviceTests {
    @Test func namesAreDistinctWords() {
        let names = Device.all.map(\.name)
        #expect(Set(names).count == names.count)
        for name in names {
            #expect(
                name.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (48...57).contains($0) || (97...122).contains($0) })
        }
    }

    @Test func theDefaultSetIsSmallAndVaried() {
        #expect(Device.defaults.map(\.name) == ["iphone-se-3", "iphone-14", "iphone-16-pro-max", "ipad-10"])
    }

    @Test func safeAreasTurnWithThePhone() {
        let phone = Device.named("iphone-14")!
        let upright = Viewport(phone)
        #expect([upright.width, upright.height, upright.scale] == [390, 844, 3])
        #expect(upright.safeArea == ScreenInsets(top: 47, left: 0, bottom: 34, right: 0))
        let sideways = Viewport(phone, .landscape)
        #expect([sideways.width, sideways.height] == [844, 390])
        #expect(sideways.safeArea == ScreenInsets(top: 0, left: 47, bottom: 21, right: 47))
        #expect(sideways.title == "iPhone 14 in landscape" && sideways.name == "iphone-14 landscape")
    }

    @Test(arguments: [
        // A device with a notch keeps clear of it sideways, and of a lower home indicator.
        ("390x844@47,0,34,0", 3.0, ScreenInsets(top: 0, left: 47, bottom: 21, right: 47)),
        ("375x667@20,0,0,0", 2.0, ScreenInsets(top: 0, left: 0, bottom: 0, right: 0)),
        ("320x568", 3.0, ScreenInsets(top: 0, left: 0, bottom: 0, right: 0)),
        ("400x800@24,0,20,0", 3.0, ScreenInsets(top: 0, left: 0, bottom: 0, right: 0)),
        ("400x800@25,0,21,0", 3.0, ScreenInsets(top: 0, left: 25, bottom: 21, right: 25)),
        // A pad keeps its insets.
        ("820x1180@24,0,20,0", 2.0, ScreenInsets(top: 24, left: 0, bottom: 20, right: 0)),
        ("600.5x900@1.5,0,0,0", 2.0, ScreenInsets(top: 1.5, left: 0, bottom: 0, right: 0)),
    ])
    func customDevicesFollowTheRules(text: String, scale: Double, landscape: ScreenInsets) throws {
        let device = try #require(Device.named(text))
        #expect(device.name == text && device.scale == scale && device.landscape == landscape)
    }

    @Test(arguments: [
        "", "x", "390", "390x", "x844", "390x844@", "390x844@1,2,3", "390x844@1,2,3,4,5", "390x844@a,0,0,0", "-1x5",
        "390x844@-1,0,0,0", "0x100", "390x844x2", "390x844@0,0,0,0@", "390x844@500,0,400,0", "1e3x10", "99999x10",
        "nanx1",
        "iphone-99", "390 x 844",
    ])
    func otherWordsAreNoDevice(_ text: String) {
        #expect(Device.named(text) == nil)
    }
}
