import GenvcChecks
import GenvcViews
import SimpleLayout
import Testing

@Suite struct HandComputedLayoutTests {
    @Test(arguments: HandComputedLayout.columns + HandComputedLayout.rows)
    func framesAreThoseFoundByHand(_ layout: HandComputedLayout) throws {
        let fixture = try Fixture(rows: layout.rows)
        let frames = fixture.frames()
        #expect(frames.shortages == [])
        for (name, expected) in layout.frames { #expect(fixture.frame(name, in: frames) == expected, "\(name)") }
    }

    @Test(arguments: HandComputedLayout.columns + HandComputedLayout.rows)
    func rightToLeftIsTheMirrorImage(_ layout: HandComputedLayout) throws {
        let fixture = try Fixture(rows: layout.rows)
        let mirrored = fixture.frames(direction: .rightToLeft)
        for (left, right) in zip(fixture.frames().rects, mirrored.rects) {
            guard let left, let right else { continue }
            #expect(abs(left.minX - (300 - right.maxX)) < 0.000_1)
            #expect(left.minY == right.minY && left.size == right.size)
        }
    }
}
