import GenvcChecks
import GenvcDiagnostics
import Testing
@Suite struct ProbeTests {
    @Test func probe() throws {
        for s in [Login.spec, Login.spec.replacing("type: form", with: "type: form\nscroll: none")] {
        for f in ScreenChecker.check(try Fixture(s).tree).findings { print(f.code, f.message, "|", f.label ?? "", "|", f.help ?? "", "|", f.device ?? "") }
        }
    }
}
