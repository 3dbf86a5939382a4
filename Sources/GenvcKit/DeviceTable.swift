import GenvcChecks
import GenvcViews

/// The devices, as `genvc devices` lists them.
package enum DeviceTable {
    package static var text: String {
        let rows = Device.all.map { device in
            [
                device.name, device.title,
                "\(device.width.pointText)x\(device.height.pointText)",
                "@\(device.scale.pointText)x", insets(device.portrait), device.isDefault ? "*" : "",
            ]
        }
        let table = AlignedTable.text([["name", "device", "points", "scale", "safe area", ""]] + rows)
        return table + "\n* tried unless `--device` says otherwise; the safe area is top,left,bottom,right\n"
    }

    private static func insets(_ insets: ScreenInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(\.pointText).joined(separator: ",")
    }
}
