import GenvcDiagnostics
import GenvcPreview

/// The forms of a drawing.
package typealias DrawingFormat = DrawingOptions.Format

extension SpecRun {
    /// The drawing of a screen that was checked, also of one that does not fit; nil if the spec has errors.
    package func drawing(_ format: DrawingFormat? = nil) -> String? {
        checked.map { ScreenDrawing.text($0, options: DrawingOptions(format: format ?? .text)) }
    }
}
