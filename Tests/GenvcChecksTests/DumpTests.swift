import Foundation
import GenvcChecks
import GenvcDiagnostics
import GenvcVocabulary
import RandomSpecs
import SimpleLayout
import Testing

/// The output of `genvc dump`, byte for byte.
@Suite struct DumpTests {
    private static let spec = """
        screen: Test
        scroll: none
        margins: { horizontal: medium }
        rows:
          - { label: title, text: "0", font: title1 }
          - { view: hidden, height: 5, isHidden: true }
          - { switch: push, accessibilityLabel: Push, placement: trailing }
        """

    @Test func framesAreOneObject() throws {
        let tree = try Fixture(Self.spec).tree
        let dump = FrameDump(tree, device: Device.named("iphone-14")!)
        // 1.193 × 28 = 33.404 → 101 pixels = 33.667; 390 - 32 = 358; 358 - 51 + 16 = 323; 80.667 + 6.5 = 87.167.
        #expect(
            dump.text == """
                {"screen":"Test","device":"iphone-14","size":[390,844],"scale":3,"safeArea":[47,0,34,0],"traits":{\
                "horizontalSizeClass":"compact","verticalSizeClass":"regular","userInterfaceIdiom":"phone",\
                "contentSizeCategory":"large","layoutDirection":"leftToRight"},"views":{\
                "rootStackView":[0,47,390,77.667],"titleLabel":[16,47,358,33.667],"pushRow":[16,80.667,358,44],\
                "pushSwitch":[323,87.167,51,31]},"contentSize":[390,77.667]}

                """)
        #expect(dump.fits)
    }

    @Test func framesFollowTheOptions() throws {
        let tree = try Fixture(Self.spec).tree
        let mirrored = FrameDump(tree, device: Device.named("iphone-14")!, direction: .rightToLeft)
        #expect(mirrored.text.contains("\"pushSwitch\":[16,87.167,51,31]"))
        #expect(mirrored.text.contains("\"layoutDirection\":\"rightToLeft\""))
        let sideways = FrameDump(tree, device: Device.named("iphone-14")!, orientation: .landscape)
        #expect(sideways.text.contains("\"size\":[844,390],\"scale\":3,\"safeArea\":[0,47,21,47]"))
        // 58 × 1.193 = 69.194 → 208 pixels.
        let large = FrameDump(tree, device: Device.named("iphone-14")!, textSize: .accessibility5)
        #expect(large.text.contains("\"titleLabel\":[16,47,358,69.333]"))
        #expect(large.text.contains("\"contentSizeCategory\":\"accessibilityExtraExtraExtraLarge\""))
        let custom = FrameDump(tree, device: Device.named("320x568@20,0,0,0")!)
        #expect(
            custom.text.hasPrefix(
                "{\"screen\":\"Test\",\"device\":\"320x568@20,0,0,0\",\"size\":[320,568],\"scale\":3,"))
    }

    @Test func aListWithoutCellsHasFrames() throws {
        let tree = try Fixture("screen: Test\nsections: [ { section: all, layout: list } ]").tree
        let dump = FrameDump(tree, device: Device.named("iphone-14")!)
        #expect(dump.text.contains("\"collectionView\":[0,0,390,844],\"cells\":[0,47,390,0]"))
        #expect(dump.fits)
    }

    /// From iOS 17 on the code lets such a list reach the lower edge while the keyboard is down.
    @Test func aListOverTheKeyboardEndsAtTheLowerEdge() throws {
        let tree = try Fixture(
            "screen: Test\nheader: [ { textField: a, height: 40 } ]\nsections: [ { section: all, layout: list } ]"
        ).tree
        let phone = Device.named("iphone-14")!
        #expect(FrameDump(tree, device: phone).text.contains("\"collectionView\":[0,87,390,757]"))
        #expect(FrameDump(tree, device: phone, keyboard: 336).text.contains("\"collectionView\":[0,87,390,421]"))
    }

    @Test func whatCannotBeLaidOutHasConflicts() throws {
        let tree = try Fixture("screen: Test\nscroll: none\nrows: { view: a, height: 500 }").tree
        let dump = FrameDump(tree, device: Device.named("iphone-se-3")!, orientation: .landscape)
        #expect(
            dump.text == """
                {"screen":"Test","device":"iphone-se-3","size":[667,375],"scale":2,"safeArea":[0,0,0,0],"traits":{\
                "horizontalSizeClass":"compact","verticalSizeClass":"compact","userInterfaceIdiom":"phone",\
                "contentSizeCategory":"large","layoutDirection":"leftToRight"},"conflicts":[\
                {"view":"rootStackView","dimension":"height","needed":500,"available":375}]}

                """)
        #expect(!dump.fits)
    }

    /// A text that is squeezed breaks no constraint: its frame is known.
    @Test func squeezedTextIsNoConflict() throws {
        let tree = try Fixture(
            "screen: Test\nrows:\n- row: r\n  items: [ { label: a, text: Pneumonoultramicroscopic }, { view: b, size: 340 } ]"
        ).tree
        let device = Device.named("iphone-se-3")!
        #expect(FrameDump(tree, device: device).text.contains("\"aLabel\":[16,"))
        #expect(ScreenChecker.check(tree, devices: [device]).findings.map(\.code).contains(.doesNotFit))
    }

    @Test func constraintsStandUnderTheirRows() throws {
        let json = ConstraintDump.json(
            of: try Fixture("screen: Test\nscroll: none\nrows:\n- { view: a, height: 50 }\n- separator").tree)
        #expect(
            json == """
                {"screen":"Test","constraints":[
                {"row":"Rows","item":"rootStackView","attribute":"top","relation":"==","target":"view.safeAreaLayoutGuide","targetAttribute":"top","priority":1000},
                {"row":"Rows","item":"rootStackView","attribute":"leading","relation":"==","target":"view.safeAreaLayoutGuide","targetAttribute":"leading","priority":1000},
                {"row":"Rows","item":"rootStackView","attribute":"trailing","relation":"==","target":"view.safeAreaLayoutGuide","targetAttribute":"trailing","priority":1000},
                {"row":"Rows","item":"rootStackView","attribute":"bottom","relation":"<=","target":"view.safeAreaLayoutGuide","targetAttribute":"bottom","priority":1000},
                {"row":"Row 1: A - 50pt","item":"aView","attribute":"height","relation":"==","constant":50,"priority":1000,"identifier":"aView.height"},
                {"row":"Separator","item":"separatorView","attribute":"height","relation":"==","pixels":1,"priority":1000,"identifier":"separatorView.height"}
                ]}

                """)
    }

    @Test(arguments: 0..<50)
    func everyDumpIsJSON(seed: UInt64) throws {
        let tree = try Fixture(RandomSpec.text(seed: seed), mayWarn: true).tree
        let frames = Data(FrameDump(tree, device: Device.defaults[0]).text.utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: frames) as? [String: Any])
        #expect((object["views"] == nil) == (object["conflicts"] != nil || object["ambiguous"] != nil))
        let constraints = Data(ConstraintDump.json(of: tree).utf8)
        #expect(try JSONSerialization.jsonObject(with: constraints) is [String: Any])
    }
}
