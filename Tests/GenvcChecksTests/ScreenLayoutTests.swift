import GenvcChecks
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout
import Testing

/// The places of header, rows and footer on real devices.
@Suite struct ScreenLayoutTests {
    private let phone = Device.named("iphone-14")!
    private let pad = Device.named("ipad-10")!

    @Test func rowsStandInTheSafeAreaWithinTheMargins() throws {
        let fixture = try Fixture("screen: Test\nmargins: { horizontal: medium, top: small }\nrows:\n- spacer")
        // 844 - 47 - 34 = 763; 8 of it are the margin above.
        let upright = fixture.frames(on: Viewport(phone))
        #expect(fixture.frame("rootStackView", in: upright) == "0 47 390 763")
        #expect(fixture.frame("spacerView", in: upright) == "16 55 358 755")
        // 844 - 2 × 47 = 750, 390 - 21 = 369.
        let sideways = fixture.frames(on: Viewport(phone, .landscape))
        #expect(fixture.frame("spacerView", in: sideways) == "63 8 718 361")
    }

    @Test func aReadableWidthIsCentred() throws {
        let fixture = try Fixture("screen: Test\nwidth: readable\nrows:\n- { view: a, height: 10 }")
        // Readable content is 672 wide, and the margins of 16 stand around it: 704; (820 - 704) / 2 = 58.
        let upright = fixture.frames(on: Viewport(pad))
        #expect(fixture.frame("rootStackView", in: upright) == "58 24 704 10")
        #expect(fixture.frame("aView", in: upright) == "74 24 672 10")
        // At XL text is larger, and so is the width: 744 + 32 = 776.
        let large = fixture.frames(on: Viewport(pad), textSize: .extraLarge)
        #expect(fixture.frame("rootStackView", in: large) == "22 24 776 10")
        // A phone has less than that: 390 - 2 × 16 + 32 = 390.
        #expect(fixture.frame("aView", in: fixture.frames(on: Viewport(phone))) == "16 47 358 10")
    }

    @Test func aWidthInPointsIsTheMost() throws {
        let fixture = try Fixture("screen: Test\nwidth: 400\nmargins: 0\nrows:\n- { view: a, height: 10 }")
        #expect(fixture.frame("aView", in: fixture.frames(on: Viewport(pad))) == "210 24 400 10")
        #expect(fixture.frame("aView", in: fixture.frames(on: Viewport(phone))) == "0 47 390 10")
    }

    @Test("a picture keeps its size in a screen that scrolls, and takes the free room of one that is higher")
    func pictureThatScrolls() throws {
        func frame(_ height: Int, _ orientation: Orientation) throws -> String {
            let fixture = try Fixture(
                """
                screen: Test
                scroll: vertical
                margins: 0
                rows:
                - { imageView: star, image: symbol:star, decorative: true }
                - { view: long, height: \(height) }
                """)
            return fixture.frame("starImageView", in: fixture.frames(on: Viewport(phone, orientation)))
        }
        let own = try frame(1000, .portrait).split(separator: " ").last.map(String.init)
        #expect(own != "0")
        #expect(try frame(1000, .landscape).split(separator: " ").last.map(String.init) == own)
        // 763 - 500 = 263.
        #expect(try frame(500, .portrait).hasSuffix(" 263"))
    }

    private static let bars = """
        screen: Test
        scroll: vertical
        margins: 0
        header: { margins: 0, rows: [ { view: top, height: 60 } ] }
        footer: { margins: 0, rows: [ { view: bottom, height: 50 } ] }
        rows:
          - { textField: name, placeholder: Name }
          - { view: long, height: 1000 }
        """

    @Test func rowsScrollBetweenHeaderAndFooter() throws {
        let fixture = try Fixture(Self.bars)
        let frames = fixture.frames(on: Viewport(phone))
        #expect(fixture.frame("headerStackView", in: frames) == "0 47 390 60")
        // 844 - 34 - 50 = 760; 760 - 107 = 653.
        #expect(fixture.frame("footerStackView", in: frames) == "0 760 390 50")
        #expect(fixture.frame("scrollView", in: frames) == "0 107 390 653")
        #expect(fixture.frame("nameTextField", in: frames) == "0 107 390 44")
        #expect(fixture.frame("longView", in: frames) == "0 151 390 1000")
        #expect(frames.contentSize == Size(width: 390, height: 1044))
        #expect(frames.shortages == [])
    }

    @Test func theFooterStandsOnTheKeyboard() throws {
        let fixture = try Fixture(Self.bars)
        let frames = fixture.frames(on: Viewport(phone), keyboard: 336)
        // 844 - 336 - 50 = 458; 458 - 107 = 351.
        #expect(fixture.frame("footerStackView", in: frames) == "0 458 390 50")
        #expect(fixture.frame("scrollView", in: frames) == "0 107 390 351")
        // A keyboard lower than the safe area changes nothing.
        #expect(
            fixture.frame("footerStackView", in: fixture.frames(on: Viewport(phone), keyboard: 20)) == "0 760 390 50")
    }

    @Test func aSpacerFillsWhatScrolls() throws {
        let fixture = try Fixture(
            "screen: Test\nscroll: vertical\nmargins: 0\nrows:\n- { view: a, height: 100 }\n- spacer")
        let frames = fixture.frames(on: Viewport(phone))
        #expect(fixture.frame("spacerView", in: frames) == "0 147 390 663")
        #expect(frames.contentSize == Size(width: 390, height: 763))
    }

    @Test func barsTakeFromTheSafeArea() throws {
        let tree = try Fixture(
            "screen: Test\nnavigation: { title: T, largeTitleDisplayMode: always }\ntabBar: true\nrows:\n- spacer"
        ).tree
        #expect(Viewport(phone, screen: tree.screen).safeArea == ScreenInsets(top: 143, left: 0, bottom: 83, right: 0))
        #expect(
            Viewport(phone, .landscape, screen: tree.screen).safeArea
                == ScreenInsets(top: 32, left: 47, bottom: 70, right: 47))
        #expect(Viewport(pad, screen: tree.screen).safeArea == ScreenInsets(top: 126, left: 0, bottom: 70, right: 0))
    }

    @Test func edgeToEdgeLeavesTheMargins() throws {
        let fixture = try Fixture(
            "screen: Test\nrows:\n- { separator: line, edgeToEdge: true }\n- { view: a, height: 5 }")
        let frames = fixture.frames(on: Viewport(phone))
        #expect(fixture.frame("lineView", in: frames) == "0 47 390 0.333")
        #expect(fixture.frame("aView", in: frames) == "16 47.333 358 5")
    }

    @Test func alignedRowsKeepTheirWidth() throws {
        let fixture = try Fixture(
            "screen: Test\nmargins: 0\nalignment: center\nrows:\n- { label: a, text: \"0000000000\" }\n- { button: b, title: \"0\" }"
        )
        let frames = fixture.frames()
        // (300 - 94.667) / 2; the button is 9.667 + 24 wide.
        #expect(fixture.frame("aLabel", in: frames) == "102.667 0 94.667 20.333")
        #expect(fixture.frame("bButton", in: frames) == "133.167 20.333 33.667 44")
    }

    @Test func theSafeAreaIsNotMirrored() throws {
        let fixture = try Fixture("screen: Test\nmargins: 0\nrows:\n- { view: a, height: 5 }")
        let viewport = Viewport(try #require(Device.named("400x800@0,30,0,10")))
        for direction in LayoutDirection.allCases {
            #expect(fixture.frame("aView", in: fixture.frames(on: viewport, direction: direction)) == "30 0 360 5")
        }
    }

    @Test func aWideScreenScrollsSideways() throws {
        let fixture = try Fixture(
            "screen: Test\nscroll: horizontal\nmargins: 0\nrows:\n- row: r\n  items: [ { view: a, size: 200 }, { view: b, size: 200 } ]"
        )
        let frames = fixture.frames()
        // The rows are as high as the screen, and the row's alignment is center: (400 - 200) / 2.
        #expect(fixture.frame("bView", in: frames) == "200 100 200 200")
        #expect(frames.contentSize.width == 400)
        #expect(frames.shortages == [])
    }

    /// The picture and the margins beside it, 900 + 2 × 16; upwards as much as there is, or 200 + 2 × 8.
    @Test(arguments: [("horizontal", 400.0), ("both", 216.0)])
    func whatIsWideMakesTheContentWide(scroll: String, height: Double) throws {
        let fixture = try Fixture(
            """
            screen: Test
            scroll: \(scroll)
            margins: { horizontal: medium, vertical: small }
            rows:
            - { imageView: map, image: map, size: 900x200, decorative: true }
            """)
        let frames = fixture.frames()
        #expect(frames.contentSize == Size(width: 932, height: height))
        #expect(fixture.frame("mapImageView", in: frames) == "16 8 900 200")
        #expect(frames.shortages == [])
    }
}
