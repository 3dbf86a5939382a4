import GenvcChecks
import GenvcDiagnostics
import GenvcViews

/// The devices that genvc knows, as `genvc devices` lists them.
package enum DeviceTable {
    /// A line for each device, below a header and above what the marks mean. Sizes and insets are in points; a device
    /// that is never held upright has no size under `portrait`.
    package static var text: String {
        let rows = Device.all.map { device in
            [
                device.name, device.title,
                device.orientations.contains(.portrait) ? size(device.width, device.height) : "",
                size(device.landscapeWidth, device.landscapeHeight), "@\(device.scale.pointText)x",
                insets(device.portrait), device.isDefault ? "*" : device.isSplit ? "+" : "",
            ]
        }
        let header = ["name", "device", "portrait", "landscape", "scale", "safe area", ""]
        return AlignedTable.text([header] + rows) + """

            Points, and the safe area as top,left,bottom,right in portrait; bars of the screen come on top of it.
            `genvc validate` tries all of them, everything else those with a * unless `--device` says otherwise.
            + a part of a pad's screen beside another app; one that floats is as wide as the narrowest part

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

    /// The insets of the safe area in points, in the order that the last lines of the table explain.
    private static func insets(_ insets: ScreenInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(\.pointText).joined(separator: ",")
    }
}
