import GenvcChecks
import Testing
@Suite struct ProbeTests {
    @Test func probe() throws {
        let f = try Fixture(Login.spec)
        for d in ["iphone-14", "iphone-se-3", "ipad-10"] { print(FrameDump(f.tree, device: Device.named(d)!).text) }
        print(FrameDump(f.tree, device: Device.named("iphone-se-3")!, orientation: .landscape).text)
        print(FrameDump(try Fixture(Login.spec.replacing("type: form", with: "type: form\nscroll: none")).tree, device: Device.named("iphone-se-3")!, orientation: .landscape).text)
    }
}
