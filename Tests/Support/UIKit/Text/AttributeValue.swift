/// A value of an attribute of text: a color, a font, a paragraph style.
///
/// Foundation on Linux compares attributes where two runs meet. It takes the bits 8 to 17 of what an object stores
/// first for the number of a Core Foundation type, and ends the process where those of both objects are 0: a type that
/// is none. With another number it asks `isEqual(_:)`. What a color or a font begins with depends on addresses, so that
/// a process ended by chance.
open class AttributeValue: NSObject {
    private let typeBits: UInt = 1 << 8
}
