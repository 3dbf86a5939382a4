import GenvcViews
import Testing

@testable import GenvcChecks

/// Specs that are right, and that the reader once refused.
@Suite("Specs that are right") struct AcceptedSpecTests {
    @Test(
        "are read without a finding",
        arguments: [
            // A square is as high as it is wide, so that half of its height is known.
            """
            screen: Avatar
            rows:
              - { imageView: avatar, image: symbol:person, width: 80, aspectRatio: 1:1, cornerRadius: circle }
              - { imageView: other, image: symbol:person, height: 80, aspectRatio: 1:1, cornerRadius: circle }
            """
        ])
    func accepted(text: String) throws {
        #expect(try !Fixture(text + "\n").tree.views.isEmpty)
    }
}
