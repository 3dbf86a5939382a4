import ScreenViews
import Testing
import UIKit

/// The frames of a small screen against promises that are off by what texts may be off, and by more.
@MainActor
@Suite("A promised frame")
struct ToleranceTests {
    private let screen = ToleratedController()
    private let views: ScreenViews
    /// The frames that the screen has.
    private let rects: [String: CGRect]

    init() {
        screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        screen.view.layoutIfNeeded()
        let views = ScreenViews(of: screen)
        self.views = views
        rects = Dictionary(uniqueKeysWithValues: views.named.keys.map { ($0, views.frame(of: $0) ?? .zero) })
    }

    /// The names of the views that lie elsewhere, where the promise is what `change` makes of their frames.
    private func differences(_ change: (inout [String: CGRect]) -> Void) -> [String] {
        var promised = rects
        change(&promised)
        return FrameComparison(promised, with: views, of: "Test", at: "").differences.map(\.view).sorted()
    }

    @Test("that is kept is no difference, also to half a point")
    func same() {
        #expect(rects.count == 4 && rects.values.allSatisfy { $0.width > 0 && $0.height > 0 })
        #expect(differences { _ in } == [])
        #expect(differences { $0["badgeView"]?.origin.x += 0.4 } == [])
    }

    @Test("is compared exactly where no text is off")
    func exact() {
        #expect(differences { $0["badgeView"]?.origin.x += 3 } == ["badgeView"])
        #expect(differences { $0["markView"]?.size.height += 1 } == ["markView"])
        #expect(differences { $0["markView"] = nil } == ["markView"])
    }

    @Test("may have a text a tenth wider or narrower, and what stands beside it as far away")
    func estimatedWidth() throws {
        let width = try #require(rects["titleLabel"]?.width)
        for part in [0.93, 1.07] as [CGFloat] {
            let changed = differences {
                $0["titleLabel"]?.size.width = width * part
                $0["badgeView"]?.origin.x -= width * (1 - part)
            }
            #expect(changed == [], "\(part)")
        }
        let far = differences {
            $0["titleLabel"]?.size.width = width * 0.93
            $0["badgeView"]?.origin.x -= width * 0.2
        }
        #expect(far == ["badgeView"])
    }

    @Test("of a text that is off by more is the cause, and the only difference")
    func wrongWidth() throws {
        let width = try #require(rects["titleLabel"]?.width)
        let changed = differences {
            $0["titleLabel"]?.size.width = width * 0.7
            $0["badgeView"]?.origin.x -= width * 0.3
        }
        #expect(changed == ["titleLabel"])
    }

    @Test("may have the lines of a text that is a tenth longer, and no more")
    func lines() throws {
        let note = try #require(rects["noteLabel"])
        let room = CGRect(x: 0, y: 0, width: note.width * 0.92, height: 10_000)
        let more = screen.noteLabel.textRect(forBounds: room, limitedToNumberOfLines: 0).height - note.height
        #expect(more > 0)
        let longer = differences {
            $0["noteLabel"]?.size.height += more
            $0["markView"]?.origin.y += more
        }
        #expect(longer == [])
        let farLonger = differences {
            $0["noteLabel"]?.size.height += 10 * more
            $0["markView"]?.origin.y += 10 * more
        }
        #expect(farLonger == ["noteLabel"])
    }
}
