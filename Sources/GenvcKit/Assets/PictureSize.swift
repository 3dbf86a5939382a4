import GenvcModel

/// The size of a picture in the units of its file: pixels of a PNG, points of a PDF, and the lengths of an SVG.
enum PictureSize {
    /// The size; nil for a file of another format, and for one that does not tell its size where it should.
    static func read(_ bytes: [UInt8]) -> AssetSizes.Size? {
        png(bytes) ?? pdf(bytes) ?? svg(bytes)
    }

    /// The first bytes of every PNG (PNG specification, 5.2), behind which the header chunk begins with a length and a
    /// name of four bytes each.
    private static let signatureOfPNG: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let widthInPNG = 16

    private static func png(_ bytes: [UInt8]) -> AssetSizes.Size? {
        guard bytes.starts(with: signatureOfPNG), bytes.count >= widthInPNG + 8 else { return nil }
        func number(at place: Int) -> Double {
            Double(bytes[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
        }
        return size(number(at: widthInPNG), number(at: widthInPNG + 4))
    }

    /// The media box of the first page: `/MediaBox [0 0 24 24]`.
    private static func pdf(_ bytes: [UInt8]) -> AssetSizes.Size? {
        guard bytes.starts(with: Array("%PDF".utf8)), let start = place(behind: "/MediaBox", in: bytes[...]),
            let open = bytes[start...].firstIndex(of: UInt8(ascii: "[")),
            let close = bytes[open...].firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        let sides = numbers(in: bytes[(open + 1)..<close])
        return sides.count == 4 ? size(sides[2] - sides[0], sides[3] - sides[1]) : nil
    }

    /// The attributes `width` and `height` of the outermost element, else those of its `viewBox`.
    private static func svg(_ bytes: [UInt8]) -> AssetSizes.Size? {
        guard let start = place(behind: "<svg", in: bytes[...]),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let element = bytes[start..<end]
        if let width = attribute("width", of: element).flatMap({ numbers(in: $0).first }),
            let height = attribute("height", of: element).flatMap({ numbers(in: $0).first }),
            let size = size(width, height)
        {
            return size
        }
        let box = attribute("viewBox", of: element).map { numbers(in: $0) } ?? []
        return box.count == 4 ? size(box[2], box[3]) : nil
    }

    // MARK: - Bytes

    private static func size(_ width: Double, _ height: Double) -> AssetSizes.Size? {
        width > 0 && height > 0 ? AssetSizes.Size(width: width, height: height) : nil
    }

    /// The place behind a word; nil if the bytes do not have it.
    private static func place(behind word: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let word = Array(word.utf8)
        guard bytes.count >= word.count else { return nil }
        return (bytes.startIndex...(bytes.endIndex - word.count)).first { bytes[$0...].starts(with: word) }
            .map { $0 + word.count }
    }

    /// The value of an attribute, without its quotes; one whose lengths are shares of something has none.
    private static func attribute(_ name: String, of element: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        for quote in [UInt8(ascii: "\""), UInt8(ascii: "'")] {
            guard let start = place(behind: " \(name)=" + String(UnicodeScalar(quote)), in: element),
                let end = element[start...].firstIndex(of: quote)
            else { continue }
            let value = element[start..<end]
            return value.contains(UInt8(ascii: "%")) ? nil : value
        }
        return nil
    }

    /// The numbers among other characters, such as units and commas.
    private static func numbers(in bytes: ArraySlice<UInt8>) -> [Double] {
        bytes.split { byte in
            let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            return !isDigit && byte != UInt8(ascii: ".") && byte != UInt8(ascii: "-")
        }.compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    }
}
