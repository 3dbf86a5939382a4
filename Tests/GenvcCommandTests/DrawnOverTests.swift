import Foundation
import Testing

/// Files whose place a drawing takes.
struct DrawnOverTests {
    @Test("a text with a drawing in it is no drawing, and words below a drawing are kept in a copy")
    func words() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        let call = ["preview", "Tiny.yml"]
        let drawing = try Tool.run(call, in: folder.url).text
        let notes = "# My notes\nprecious words\n\n" + drawing
        try folder.write(notes, to: "notes.md")
        let refused = try Tool.run(call + ["-o", "notes.md"], in: folder.url)
        #expect(refused.status == 73 && refused.errors.contains("`notes.md` is no drawing, and stays as it is"))
        #expect(try folder.text("notes.md") == notes)
        try folder.write(drawing + "\nprecious words\n", to: "below.txt")
        let kept = try Tool.run(call + ["-o", "below.txt"], in: folder.url)
        #expect(kept.status == 0 && kept.errors == "backup .genvc/backups/below.txt.backup-1\nupdate below.txt\n")
        #expect(try folder.text(".genvc/backups/below.txt.backup-1") == drawing + "\nprecious words\n")
        #expect(try folder.text("below.txt") == drawing)
    }

    @Test("a drawing of a spec that changed takes the place of the old one without a copy")
    func redrawn() throws {
        let folder = try Folder()
        for (number, way) in [
            [], ["--states"], ["--format", "table"], ["--device", "iphone-se-3"], ["--states", "--device", "ipad-10"],
        ].enumerated() {
            for text in ["Hello", "Good evening"] {
                try folder.write(Specs.valid().replacing("Hello", with: text), to: "Tiny.yml")
                let outcome = try Tool.run(["preview", "Tiny.yml", "-o", "d\(number).txt"] + way, in: folder.url)
                #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(way): \(outcome.errors)")
            }
        }
        #expect(!folder.exists(".genvc"))
    }
}
