import GenvcViews
import Testing

@testable import GenvcChecks

/// Parts of a matrix, in which conditions about the device have one answer.
@Suite("A part of a matrix") struct MatrixPartTests {
    @Test("names places as those of the whole matrix, also without what the app's own code shows")
    func places() throws {
        let tree = try Fixture(
            """
            screen: Test
            scroll: none
            rows:
              - { label: one, text: One, when: [ { if: verticalSizeClass == compact, text: Flat } ] }
              - { label: two, text: Two, isHidden: true }
              - spacer
            """
        ).tree
        let all = LayoutMatrix.full(of: tree)
        #expect(all.variants.count == 2)
        let terms = tree.screen.environmentTerms
        let parts = all.parts(by: terms)
        try #require(parts.count == 2)
        for part in parts {
            let least = try #require(all.part(by: terms, answering: part.answers)).withoutVariants
            #expect(least.variants.count == 1)
            #expect(least.viewports.count < all.viewports.count)
            #expect(least.whole.viewports.count == all.viewports.count)
        }
    }
}
