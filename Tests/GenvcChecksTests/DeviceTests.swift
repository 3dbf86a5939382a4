import Testing

@testable import GenvcChecks

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

/// The devices on which a presented screen is tried.
@Suite("Devices of a presented screen") struct PresentedDeviceTests {
    private func devices(_ keys: String...) throws -> [Viewport] {
        let text = "screen: Test\n\(keys.joined(separator: "\n"))\nrows:\n  - { label: a, text: A }\n"
        return LayoutMatrix.full(of: try Fixture(text).tree).viewports
    }

    @Test("are those of any screen for one that fills its window")
    func whole() throws {
        let all = try devices()
        #expect(try devices("modalPresentationStyle: fullScreen") == all)
        #expect(all.count == Device.all.map(\.orientations.count).reduce(0, +))
    }

    @Test(
        "have one popover or form sheet in the place of all pads",
        arguments: [
            ("modalPresentationStyle: popover", "", [320.0, 700]),
            ("modalPresentationStyle: popover", "preferredContentSize: 200x120", [200, 120]),
            ("modalPresentationStyle: popover", "preferredContentSize: { width: 120 }", [120, 844]),
            ("modalPresentationStyle: formSheet", "", [540, 620]),
            ("modalPresentationStyle: formSheet", "preferredContentSize: 400x300", [400, 300]),
        ])
    func card(style: String, size: String, wanted: [Double]) throws {
        let viewports = try devices(style, size)
        let regular = viewports.filter { $0.device.isPad && !$0.device.isSplit }
        #expect(regular.map { [$0.width, $0.height] } == [wanted])
        #expect(regular.allSatisfy { $0.keyboardHeight == 0 && $0.safeArea == ScreenInsets.none })
        #expect(viewports.count < (try devices().count))
    }

    @Test("keep their pads where rows alone say how wide a popover is")
    func fitting() throws {
        let viewports = try devices("modalPresentationStyle: popover", "preferredContentSize: fitting")
        #expect(viewports.contains { $0.device.name == "ipad-10" })
    }

    @Test("are sheets at their highest and lowest detents on phones that are held upright")
    func sheets() throws {
        let viewports = try devices("sheet: { detents: [ 200, medium, large ] }")
        let phone = viewports.filter { $0.device.title.hasPrefix("iPhone 14") && $0.device.width == 390 }
        // 844 less the status bar, the gap and the home indicator, which the view has besides.
        #expect(phone.map { [$0.width, $0.height] } == [[390, 787], [844, 390], [390, 234]])
        #expect(phone.map(\.safeArea.top) == [0, 0, 0])
        #expect(phone.map { $0.keyboardHeight > 0 } == [true, true, false])
        #expect(viewports.contains { $0.device.name == "ipad-10" })
    }

    @Test("are sheets at a single detent once")
    func oneDetent() throws {
        let viewports = try devices("modalPresentationStyle: pageSheet")
        #expect(viewports.count == (try devices().count))
        #expect(viewports.first { $0.device.name == "iphone-14" }?.height == 787)
    }
}
