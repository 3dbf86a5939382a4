import GenvcDiagnostics
import Testing

@Suite struct JUnitRendererTests {
    private let renderer = JUnitRenderer { $0.name }

    @Test func aSpecIsATestThatFailsByItsErrors() {
        let spec = Spec("titel: x\n")
        let report = spec.report(
            .error(.unknownKey, "unknown key `titel` & <b>", at: spec.range(of: "titel"), label: "write \"title\""),
            Diagnostic(.warning, .unused, "nobody uses `x`", at: spec.range(of: "x")))
        #expect(
            renderer.render([report]) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="genvc" tests="1" failures="1" errors="0">
                  <testsuite name="genvc validate" tests="1" failures="1" errors="0">
                    <testcase classname="genvc" name="Login.yml" file="Login.yml">
                      <failure message="unknown key `titel` &amp; &lt;b&gt;" type="unknown-key">\
                Login.yml:1:1: error: unknown key `titel` &amp; &lt;b&gt; [unknown-key]&#10;write &quot;title&quot;</failure>
                      <system-out>Login.yml:1:8: warning: nobody uses `x` [unused]</system-out>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test func aSpecWithoutFindingsPasses() {
        let text = renderer.render([Spec("").report()])
        #expect(text.contains("<testsuites name=\"genvc\" tests=\"1\" failures=\"0\" errors=\"0\">"))
        #expect(text.contains("    <testcase classname=\"genvc\" name=\"Login.yml\" file=\"Login.yml\"/>\n"))
    }

    @Test func charactersThatXMLDoesNotHaveAreMadeVisible() {
        let report = Spec("").report(.error(.emptyFile, "odd \u{1}\u{202E}\u{FFFF}", at: nil))
        #expect(renderer.render([report]).contains("message=\"odd \\u{1}\\u{202E}\\u{FFFF}\""))
    }
}
