import GenvcDiagnostics
import GenvcKit
import Testing

/// Code that must not come between a person's own Swift and its names, or between a value and its bounds.
@Suite("Generated code")
struct OwnNameTests {
    private func code(_ spec: String) throws -> String {
        let result = Genvc.generate(spec: SourceFile(name: "Test.yml", text: spec))
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return String(decoding: try #require(result.files.first).contents, as: UTF8.self)
    }

    @Test("has no constant of a name that Swift in the same alert has")
    func alertTitles() throws {
        let code = try code(
            """
            screen: Test
            rows: [ { button: go, title: Go, presents: pick } ]
            alerts:
              - alert: pick
                title: Hi
                actions:
                  - { action: camera, title: Camera }
                  - { action: save, title: Save }
                  - { action: own, title: { swift: "cameraTitle.uppercased()" } }

            """)
        #expect(!code.contains("let cameraTitle") && code.contains("let saveTitle"))
    }

    @Test("sets the bounds of what a person enters before it, although the view is animated")
    func bounds() throws {
        let code = try code(
            """
            screen: Test
            state: { count: { type: Int, initial: 5 }, page: { type: Int, initial: 3 }, isFaint: Bool }
            rows:
              - pageControl: dots
                numberOfPages: $count
                currentPage: $page
                animate: 0.3
                when: [ { if: $isFaint, alpha: 0.5 } ]

            """)
        let count = try #require(code.firstRange(of: "dotsPageControl.numberOfPages = state.count"))
        let page = try #require(code.firstRange(of: "dotsPageControl.currentPage = state.page"))
        let animation = try #require(
            code.firstRange(of: "animateLooks(withDuration: 0.3)")
                ?? code.firstRange(of: "animateChanges(withDuration: 0.3)"))
        #expect(count.lowerBound < page.lowerBound && page.lowerBound < animation.lowerBound)
    }
}
