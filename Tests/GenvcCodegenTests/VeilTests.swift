import GenvcDiagnostics
import GenvcKit
import Testing

/// Views that a layer over the screen covers are out of sight and out of reach, for VoiceOver as well.
@Suite("Layers that cover the screen")
struct VeilTests {
    @Test(
        "let VoiceOver out of what they cover",
        arguments: [
            "{ view: veil, isHidden: $isIdle, backgroundColor: black 50%, overlay: [ { label: wait, text: Wait } ] }",
            "{ view: veil, placement: fill, backgroundColor: surface, rows: [ { activityIndicatorView: turn } ] }",
            "{ visualEffectView: veil, effect: systemMaterial, rows: [ { label: wait, text: Wait } ] }",
            """
            { view: veil, backgroundColor: surface, rows: [ { imageView: art, image: art, accessibilityLabel: Art } ] }
            """,
        ])
    func covering(layer: String) throws {
        #expect(try statements("overlay: [ \(layer) ]") == 1)
    }

    @Test(
        "leave VoiceOver where it is, if they do not cover all, let touches through or have nothing to read",
        arguments: [
            // Nothing hides what lies below.
            "{ view: veil, rows: [ { label: wait, text: Wait } ] }",
            """
            { view: veil, backgroundColor: surface, isUserInteractionEnabled: false,
              rows: [ { label: a, text: A } ] }
            """,
            "{ view: veil, backgroundColor: clear, rows: [ { label: wait, text: Wait } ] }",
            "{ view: veil, backgroundColor: surface, alpha: 0.1, rows: [ { label: wait, text: Wait } ] }",
            "{ view: veil, backgroundColor: surface, placement: top, rows: [ { label: wait, text: Wait } ] }",
            "{ view: veil, backgroundColor: surface, height: 80, placement: fill, rows: [ { label: a, text: A } ] }",
            """
            { view: veil, backgroundColor: surface, constraints: [ center == screen, width == 200, height >= 80 ],
              rows: [ { label: wait, text: Wait } ] }
            """,
            // Nothing in it for VoiceOver.
            "{ view: veil, backgroundColor: black 50% }",
            "{ view: veil, backgroundColor: surface, rows: [ { imageView: art, image: art, decorative: true } ] }",
            // UIKit passes its touches on.
            "{ label: veil, text: Wait, backgroundColor: surface }",
            // The spec says it.
            """
            { view: veil, backgroundColor: surface, accessibilityViewIsModal: false,
              rows: [ { label: a, text: A } ] }
            """,
            // A button over the veil would be out of reach.
            """
            { view: veil, backgroundColor: surface, rows: [ { label: wait, text: Wait }, spacer ] },
              { button: stop, title: Stop, placement: bottom }
            """,
        ])
    func notCovering(layers: String) throws {
        #expect(try statements("overlay: [ \(layers) ]") == 0)
    }

    @Test("under the rows cover nothing")
    func underlay() throws {
        #expect(
            try statements("underlay: [ { view: veil, backgroundColor: surface, rows: [ { label: a, text: A } ] } ]")
                == 0)
    }

    /// The number of views that the code makes modal for VoiceOver.
    private func statements(_ layers: String) throws -> Int {
        let spec = """
            screen: Test
            state: { isIdle: Bool }
            rows: [ { label: title, text: Hello } ]
            \(layers)

            """
        let result = Genvc.generate(spec: SourceFile(name: "Test.yml", text: spec))
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let code = String(decoding: try #require(result.files.first).contents, as: UTF8.self)
        return code.split(separator: "\n").count { $0.hasSuffix(".accessibilityViewIsModal = true") }
    }
}
