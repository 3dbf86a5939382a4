import Foundation
import GenvcChecks
import GenvcModel
import GenvcText
import GenvcViews
import GenvcVocabulary
import RandomSpecs
import SimpleLayout
import Testing

@Suite struct TextMetricsTests {
    @Test(arguments: [
        // W 944 + e 556 + l 222 + c 500 + o 556 + m 833 + e 556 = 4167
        ("Welcome", 10.0, false, 41.67),
        // W 944 + e 556 + l 278 + c 556 + o 611 + m 889 + e 556 = 4390
        ("Welcome", 10.0, true, 43.9),
        // Two spaces count: 278 × 2 + 556
        (" a ", 1_000.0, false, 1_112.0),
        ("", 17.0, false, 0.0),
    ])
    func widthsAreSums(text: String, size: Double, isBold: Bool, expected: Double) {
        #expect(abs(TextMetrics.width(of: text, size: size, face: isBold ? .bold : .regular) - expected) < 0.000_001)
    }

    @Test(arguments: [
        // A letter with a diacritic is as wide as the letter, composed or not.
        ("é", 556), ("e\u{301}", 556), ("Ł", 556), ("Ÿ", 667), ("ệ", 556), ("Å", 667), ("\u{212B}", 667), ("≠", 584),
        // Listed beyond ASCII.
        ("’", 222), ("–", 556), ("—", 1_000), ("…", 1_000), ("•", 350),
        // Wide, emoji, a family of emoji with joiners that have no width, and what nothing is known of.
        ("日", 1_000), ("한", 1_000), ("Ａ", 1_000), ("😀", 1_000), ("👩‍👩‍👧", 3_000), ("ж", 556), ("æ", 556),
        // Control and format characters.
        ("\u{7}", 0), ("\u{200B}", 0), ("\u{AD}", 0), ("\u{FE0F}", 0), ("\u{85}", 0),
    ])
    func everyCharacterHasAWidth(text: String, expected: Int) {
        #expect(TextMetrics.width(of: text, size: 1_000) == Double(expected))
    }

    /// The compact table agrees with the decomposition of a full implementation, for all that has one.
    @Test func baseLettersAreThoseOfTheDecomposition() throws {
        var checked = 0
        for value in UInt32(0xA0)...0x2FFF {
            let scalar = try #require(Unicode.Scalar(value))
            let decomposed = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars
            guard let first = decomposed.first, first != scalar, first.value < 0x80 else { continue }
            for face in TextFace.allCases {
                #expect(
                    TextMetrics.advance(of: scalar, in: face) == TextMetrics.advance(of: first, in: face),
                    "U+\(String(value, radix: 16))")
            }
            checked += 1
        }
        #expect(checked > 400)
    }

    @Test func linesAreRoundedUpToPixels() {
        // 1.193 × 17 = 20.281: 61 pixels of 60.843, 41 of 40.562.
        #expect(TextMetrics.roundedUp(TextMetrics.lineHeight(size: 17), scale: 3) == 61.0 / 3)
        #expect(TextMetrics.roundedUp(TextMetrics.lineHeight(size: 17), scale: 2) == 20.5)
        #expect(TextMetrics.roundedUp(20, scale: 3) == 20)
        #expect(TextMetrics.roundedUp(20.000_000_1, scale: 3) == 20)
    }

    @Test(arguments: [
        // At 10 points a digit is 5.56 wide, a space 2.78.
        ("00 00 00", 44.48, 1), ("00 00 00", 38.92, 1), ("00 00 00", 38.90, 2), ("00 00 00", 25.02, 2),
        ("00 00 00", 25.0, 3), ("00 00 00", 11.12, 3),
        // Broken by characters: two a line, then the rest with what follows.
        ("0000 0", 11.12, 3), ("00000 0", 13.91, 3), ("0", 1.0, 1), ("00", 1.0, 2),
        // Paragraphs, empty ones too.
        ("0\n0", 100.0, 2), ("0\n\n0", 100.0, 3), ("", 100.0, 0), ("\n", 100.0, 2),
    ])
    func linesBreakAtWords(text: String, room: Double, lines: Int) {
        #expect(MeasuredText(text, size: 10, face: .regular).lineCount(in: room) == lines)
    }

    @Test func narrowerIsNeverLower() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let text = String((0..<60).map { _ in "ab mW 0i\n".randomElement(using: &random)! })
            let measured = MeasuredText(text, size: 17, face: .regular)
            var previous = Int.max
            for room in stride(from: 5.0, through: 400, by: 7) {
                let lines = measured.lineCount(in: room)
                #expect(lines <= previous)
                previous = lines
            }
            #expect(
                previous == text.split(separator: "\n", omittingEmptySubsequences: false).count || measured.width > 400)
        }
    }

    @Test func fontsFollowTheTextSize() {
        let title = FontValue(.style(.title1))
        #expect(TextMetrics.pointSize(of: title, at: .large) == 28)
        #expect(TextMetrics.pointSize(of: title, at: .accessibility5) == 58)
        // 20 points scale like title3: 55 / 20.
        #expect(TextMetrics.pointSize(of: FontValue(.points(20, relativeTo: .title3)), at: .accessibility5) == 55)
        #expect(TextFace.isBold(FontValue(.style(.headline))))
        #expect(!TextFace.isBold(FontValue(.style(.headline), weight: .regular)))
        #expect(TextFace.isBold(FontValue(.style(.body), weight: .semibold)))
        #expect(!TextFace.isBold(FontValue(.style(.body), weight: .medium)))
    }

    /// `UIImage.SymbolConfiguration` takes the size of a font as it was made, and no view makes it anew.
    @Test("a limit of text sizes makes labels smaller, and no symbols whose fonts were made before")
    func symbolsFollowTheApp() throws {
        let fixture = try Fixture(
            """
            screen: Test
            maximumContentSizeCategory: large
            scroll: vertical
            alignment: leading
            rows:
              - { label: title, text: A, font: title1 }
              - { imageView: star, image: symbol:star, preferredSymbolConfiguration: title1, decorative: true }
              - { view: long, height: 2000 }
            """)
        func height(_ name: String, _ textSize: TextSize) throws -> Double {
            let frames = fixture.frames(textSize: textSize)
            return try #require(fixture.tree.index(of: name).flatMap { frames[$0] }).height
        }
        #expect(try height("titleLabel", .accessibility5) == height("titleLabel", .large))
        #expect(try height("starImageView", .accessibility5) > height("starImageView", .large) * 1.5)
    }
}
