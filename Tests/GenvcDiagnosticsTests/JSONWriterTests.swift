import Foundation
import GenvcDiagnostics
import RandomSpecs
import Testing

@Suite struct JSONWriterTests {
    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (1, "1"), (-3.25, "-3.25"), (0.1, "0.1"), (1e-5, "0.00001"), (1.5e-7, "0.00000015"),
        (1e16, "10000000000000000"), (1.25e20, "125000000000000000000"), (100, "100"),
        (47.333333333333336, "47.333333333333336"),
        (1e22, "10000000000000000000000"), (-1e-10, "-0.0000000001"),
    ])
    func numbersHaveNoExponent(number: Double, expected: String) {
        #expect(PlainNumber.text(of: number) == expected)
    }

    @Test func numbersReadBackAsTheyWere() throws {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<2_000 {
            let exponent = Double.random(in: -12...12, using: &generator)
            let number =
                Double.random(in: -1...1, using: &generator)
                * Double(sign: .plus, exponent: Int(exponent), significand: 1)
            let text = try #require(PlainNumber.text(of: number))
            #expect(Double(text) == number)
            #expect(text.utf8.allSatisfy { $0 == 0x2D || $0 == 0x2E || (0x30...0x39).contains($0) }, "\(text)")
        }
    }

    @Test func whatIsNoNumberIsNull() {
        var writer = JSONWriter()
        writer.beginArray()
        for number in [Double.nan, .infinity, -.infinity] { writer.value(number) }
        writer.endArray()
        #expect(writer.text == "[null,null,null]")
    }

    @Test func textIsEscapedAndReadsBack() throws {
        let text = "\"\\/\n\r\t\u{0}\u{1F}\u{7F}\u{85}\u{2028}\u{202E}\u{61C}é設👩‍👧e\u{301}"
        var writer = JSONWriter()
        writer.beginObject()
        writer.member(text, text)
        writer.endObject()
        #expect(writer.text.contains(#"\u0000\u001f\u007f\u0085\u2028\u202e\u061cé設👩‍👧"#))
        let read = try #require(JSONSerialization.jsonObject(with: Data(writer.bytes)) as? [String: String])
        #expect(read.first.map { Array($0.key.utf8) } == Array(text.utf8))
        #expect(read.first.map { Array($0.value.utf8) } == Array(text.utf8))
    }

    @Test func commasStandBetweenAndLinesAsAsked() {
        var writer = JSONWriter()
        writer.beginObject(onLines: true)
        writer.member("b", true)
        writer.key("a")
        writer.beginArray()
        writer.value(1)
        writer.null()
        writer.beginObject()
        writer.endObject()
        writer.endArray()
        writer.key("empty")
        writer.beginArray(onLines: true)
        writer.endArray()
        writer.endObject()
        #expect(writer.text == "{\n\"b\":true,\n\"a\":[1,null,{}],\n\"empty\":[]\n}")
    }
}
