import GenvcChecks
import GenvcModel
import GenvcViews
import SimpleLayout
import Testing

/// Relations solved, against sums by hand.
@Suite("Relations")
struct RelationLayoutTests {
    /// 300 × 400 points; the safe area is 20 from the top, 30 from the bottom and 10 from the sides, margins 16 more.
    private static let viewport = Viewport(Device.custom("300x400@20,10,30,10")!)

    @Test("stand to the screen, to its guides, to other views and to themselves")
    func targets() throws {
        let fixture = try Fixture(
            rows: """
                  - view: card
                    height: 100
                    overlay:
                      - view: a
                        constraints:
                          - leading == layoutMargins
                          - trailing == screen - 50
                          - top == safeArea + 5
                          - height == screen * 0.1 + 2
                      - view: b
                        constraints: [ center == a, width == self.height * 2, height == 10 ]
                      - view: c
                        constraints:
                          - bottom == keyboard.top - 8
                          - height == 10 @250
                          - height >= b * 3
                          - leading >= a.trailing + 4
                          - leading == parent @750
                          - trailing == readableContent
                """)
        let frames = fixture.frames(on: Self.viewport)
        #expect(frames.conflicts.isEmpty && frames.ambiguities.isEmpty)
        func frame(_ name: String) throws -> Rect? { frames.rects[try #require(fixture.tree.index(of: name))] }
        #expect(try frame("aView") == Rect(x: 26, y: 25, width: 224, height: 42))
        #expect(try frame("bView") == Rect(x: 128, y: 41, width: 20, height: 10))
        // From 4 behind `a` to the trailing margin; 30 high above 8 above the safe area.
        #expect(try frame("cView") == Rect(x: 254, y: 332, width: 20, height: 30))
    }

    @Test("to the readable content of a component keep to its margins")
    func readableContentOfComponent() throws {
        let written = try Fixture(
            rows: """
                  - Tile: tile
                components:
                  Tile:
                    height: 60
                    overlay:
                      - view: a
                        constraints: [ edges == readableContent ]
                """)
        let screen = written.tree.screen
        let fixture = Fixture(ScreenSampler.screen(screen, in: StateSample(screen.state)))
        let frames = fixture.frames(on: Self.viewport)
        // UIKit gives a view margins of 8 points, and its readable content is within them.
        #expect(fixture.frame("tileTile", in: frames) == "10 20 280 60")
        #expect(fixture.frame("tileTile.aView", in: frames) == "18 28 264 44")
    }

    @Test("that cannot hold are a conflict of those alone")
    func conflict() throws {
        let fixture = try Fixture(
            rows: """
                  - view: card
                    height: 100
                    overlay:
                      - view: a
                        constraints: [ edges == parent ]
                      - view: b
                        constraints: [ top == a, leading == a, width == 20, height == 40, bottom == a - 10 ]
                """)
        let frames = fixture.frames(on: Self.viewport)
        let conflict = try #require(frames.conflicts.first)
        let all = fixture.tree.constraints.flatMap(\.constraints)
        let relations = conflict.constraints.compactMap { all[$0].identifier }
        #expect(Set(relations).isSuperset(of: ["bView.height", "bView.bottom"]))
        #expect(!relations.contains("bView.width"))
        #expect(conflict.constraints.allSatisfy { all[$0].origin != nil })
    }
}
