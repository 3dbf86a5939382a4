import GenvcChecks
import GenvcDiagnostics
import GenvcViews

/// The devices that genvc knows, as `genvc devices` lists them.
package enum DeviceTable {
    /// A line for each device, below a header and above what the marks mean, in 80 columns. Sizes and insets are in
    /// points; a device that is never held upright has no size under `portrait`.
    package static var text: String {
        let rows = Device.all.map { device in
            [
                device.name + (device.isDefault ? " *" : ""), device.title,
                device.orientations.contains(.portrait) ? size(device.width, device.height) : "",
                size(device.landscapeWidth, device.landscapeHeight), "@\(device.scale.pointText)x",
                "\(device.portrait.top.pointText),\(device.portrait.bottom.pointText)",
            ]
        }
        let header = ["name", "device", "portrait", "landscape", "", "insets"]
        return AlignedTable.text([header] + rows) + """

            All in points; the insets are those of the safe area at the top and at the
            bottom in portrait, to which the bars of the screen come.
            `genvc validate` tries all devices, every other command those with a * unless
            `--device` says otherwise. A split is a part of a pad's screen beside another
            app; one that floats is as wide as the narrowest part.

            """
    }

    /// The devices for programs; `JSONPage` says what their members mean.
    package static var document: String {
        JSONWriter.document { writer in
            writer.list("devices", Device.all, onLines: true) { device, writer in
                writer.object { writer in
                    writer.member("name", device.name)
                    writer.member("title", device.title)
                    if device.orientations.contains(.portrait) {
                        writer.list("portrait", [device.width, device.height]) { $1.value($0) }
                    }
                    writer.list("landscape", [device.landscapeWidth, device.landscapeHeight]) { $1.value($0) }
                    writer.member("scale", device.scale)
                    let insets = device.portrait
                    writer.list("safeArea", [insets.top, insets.left, insets.bottom, insets.right]) { $1.value($0) }
                    writer.member("isDefault", device.isDefault)
                    writer.member("isSplit", device.isSplit)
                }
            }
        }
    }

    /// A size in points as people write it, `390x844`.
    private static func size(_ width: Double, _ height: Double) -> String {
        "\(width.pointText)x\(height.pointText)"
    }
}
