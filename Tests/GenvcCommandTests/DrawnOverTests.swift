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

    @Test(
        "a line that somebody added is kept in a copy, though it has the signs of a drawing",
        arguments: [
            ("table", "| owner | Ada | checked 12 May | ok |"), ("text", "│ Ada checked this │"),
            ("ascii", "| Ada checked this |"), ("text", "seen on a 3x4 screen"), ("table", "1 │ Ada │ checked │ ok"),
        ])
    func addedLine(format: String, line: String) throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        let call = ["preview", "Tiny.yml", "--format", format, "-o", "drawn.txt"]
        #expect(try Tool.run(call, in: folder.url).status == 0)
        let drawing = try folder.text("drawn.txt")
        try folder.write(drawing + line + "\n", to: "drawn.txt")
        let redrawn = try Tool.run(call, in: folder.url)
        #expect(redrawn.status == 0 && redrawn.errors.hasPrefix("backup "), "\(redrawn.errors)")
        #expect(try folder.text("drawn.txt") == drawing)
    }

    @Test("a note of somebody's at the right of a box is kept in a copy")
    func note() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        let call = ["preview", "Tiny.yml", "-o", "drawn.txt"]
        #expect(try Tool.run(call, in: folder.url).status == 0)
        let drawing = try folder.text("drawn.txt")
        try folder.write(drawing.replacing("│\n", with: "│ too far down?\n", maxReplacements: 1), to: "drawn.txt")
        let redrawn = try Tool.run(call, in: folder.url)
        #expect(redrawn.status == 0 && redrawn.errors.hasPrefix("backup "), "\(redrawn.errors)")
    }

    @Test("a drawing of a spec that changed takes the place of the old one without a copy")
    func redrawn() throws {
        let folder = try Folder()
        for (number, way) in [
            [], ["--states"], ["--format", "table"], ["--format", "ascii"],
            ["--device", "iphone-se-3", "--device", "ipad-10", "--columns", "90"], ["--device", "iphone-se-3"],
            ["--states", "--device", "ipad-10"],
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
