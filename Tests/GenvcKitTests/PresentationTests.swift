import GenvcChecks
import GenvcVocabulary
import SimpleLayout
import Testing

@testable import GenvcKit

struct PresentationTests {
    @Test("words of the command line describe a device")
    func known() throws {
        let presentation = try Presentation(
            device: "ipad-pro-13", isLandscape: true, textSize: "AX3", isRightToLeft: true, keyboard: "336")
        #expect(presentation.device.name == "ipad-pro-13")
        #expect(presentation.orientation == .landscape)
        #expect(presentation.textSize.name == "AX3")
        #expect(presentation.direction == .rightToLeft)
        #expect(presentation.keyboard == 336)
    }

    @Test("words that describe none are refused", arguments: ["", "iphone", "390x", "0x0", "390x844@1,2,3"])
    func unknownDevice(_ name: String) {
        #expect(throws: Presentation.UnknownWord.self) { try Presentation(device: name) }
    }

    @Test("a keyboard is a number of points", arguments: ["", "-1", "nan", "1e9", "99999", "3 3", "."])
    func unknownKeyboard(_ text: String) {
        #expect(throws: Presentation.UnknownWord.self) { try Presentation(keyboard: text) }
    }
}
