import GenvcChecks
import GenvcExplain
import Testing

/// `genvc devices`
struct DeviceTableTests {
    @Test("has a line for each device, none of them wider than a usual terminal")
    func width() {
        let lines = DeviceTable.text.split(separator: "\n")
        for device in Device.all {
            #expect(lines.count { $0.hasPrefix(device.name + " ") && $0.contains("  \(device.title)  ") } == 1)
        }
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test("marks the devices on which a screen is tried unless others are named")
    func marks() {
        let marked = DeviceTable.text.split(separator: "\n").filter { $0.contains(" * ") && $0.contains("@") }
        #expect(marked.count == Device.defaults.count)
    }
}
