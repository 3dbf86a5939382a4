/// The widths that a font is measured with.
package enum TextFace: Sendable, Hashable, CaseIterable {
    case regular, bold, monospaced
}
