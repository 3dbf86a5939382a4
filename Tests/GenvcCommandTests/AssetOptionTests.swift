import Foundation
import Testing

/// `--assets` on the command line: pictures of catalogues have the sizes that their files tell.
struct AssetOptionTests {
    /// A picture of an unknown size beside a text that it does not leave much room.
    private static let spec = """
        screen: Brand
        scroll: vertical
        rows:
          - row: brand
            items:
              - { imageView: logo, image: logo, decorative: true }
              - { label: name, text: The name of the brand }
              - { spacer: gap }

        """

    /// The beginning of a PNG, which says how large it is.
    private static func png(_ width: UInt8, _ height: UInt8) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
            + Data("IHDR".utf8) + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
    }

    /// The folder of a catalogue with one picture, and the spec beside it.
    private func folder(_ files: [(String, Data)], image: String = "logo") throws -> (Folder, spec: String) {
        let folder = try Folder()
        let set = "App/Assets.xcassets/Brand/\(image).imageset/"
        for (name, data) in files { try folder.write(data, to: set + name) }
        let images = files.map { "{ \"filename\": \"\($0.0)\", \"scale\": \"\($0.0.contains("@2x") ? 2 : 1)x\" }" }
        try folder.write("{ \"images\": [ \(images.joined(separator: ", ")) ] }", to: set + "Contents.json")
        return (folder, try folder.write(Self.spec, to: "Brand.yml"))
    }

    private func width(_ files: [(String, Data)]) throws -> String? {
        let (folder, spec) = try folder(files)
        let frames = try Tool.run("dump", "frames", spec, "--assets", folder.path("App")).text
        return frames.components(separatedBy: "\"logoImageView\":[").dropFirst().first?
            .components(separatedBy: "]").first
    }

    @Test("the size is that of a PNG by its scale, of a PDF, and of an SVG")
    func formats() throws {
        #expect(try width([("logo.png", Self.png(60, 40))])?.hasSuffix(",60,40") == true)
        #expect(try width([("logo@2x.png", Self.png(60, 40))])?.hasSuffix(",30,20") == true)
        let pdf = Data("%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [0 0 48 24] >>".utf8)
        #expect(try width([("logo.pdf", pdf)])?.hasSuffix(",48,24") == true)
        let svg = Data("<?xml version=\"1.0\"?>\n<svg width=\"36px\" height=\"18\" viewBox=\"0 0 9 9\"></svg>".utf8)
        #expect(try width([("logo.svg", svg)])?.hasSuffix(",36,18") == true)
        let box = Data("<svg viewBox='0 0 20 10' width='100%' height='100%'></svg>".utf8)
        #expect(try width([("logo.svg", box)])?.hasSuffix(",20,10") == true)
    }

    @Test("a file that does not tell its size is passed over for the next one")
    func unknown() throws {
        #expect(
            try width([("logo.heic", Data("heic".utf8)), ("logo@2x.png", Self.png(60, 40))])?.hasSuffix(",30,20")
                == true)
    }

    @Test("what a wide picture leaves no room is found with its catalogue alone")
    func findings() throws {
        let (folder, spec) = try folder([("logo.pdf", Data("%PDF-1.4 /MediaBox [0 0 400 40]".utf8))])
        let words = "nobody sees it"
        #expect(try !Tool.run("validate", spec).errors.contains(words))
        let outcome = try Tool.run("validate", spec, "--assets", folder.path("App/Assets.xcassets"))
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }

    @Test("a folder with a namespace is part of the names of its pictures")
    func namespaces() throws {
        let (folder, spec) = try folder([("logo.png", Self.png(60, 40))])
        try folder.write(
            "{ \"properties\": { \"provides-namespace\": true } }", to: "App/Assets.xcassets/Brand/Contents.json")
        let frames = try Tool.run("dump", "frames", spec, "--assets", folder.path("App")).text
        #expect(!frames.contains(",60,40]"))
    }

    @Test("a name that no catalogue has is told with the nearest one, and by the level of the project")
    func missingName() throws {
        let (folder, spec) = try folder([("logo.png", Self.png(60, 40))], image: "loga")
        let words = "the asset catalogues have no image `logo`"
        for place in ["App", "App/Assets.xcassets", "App/Assets.xcassets/"] {
            let outcome = try Tool.run("validate", spec, "--assets", folder.path(place))
            #expect(outcome.errors.contains(words) && outcome.errors.contains("did you mean `loga`?"))
        }
        #expect(try !Tool.run("validate", spec).errors.contains(words))
        try folder.write("rules: { missing-asset: error }", to: "genvc.yml")
        #expect(try Tool.run("validate", spec, "--assets", folder.path("App")).status == 1)
        try folder.write("rules: { missing-asset: off }", to: "genvc.yml")
        #expect(try Tool.run("validate", spec, "--assets", folder.path("App")).status == 0)
    }

    @Test("a folder without a catalogue is refused: nothing would be looked for")
    func noCatalog() throws {
        let (folder, spec) = try folder([("logo.png", Self.png(60, 40))])
        try folder.write("", to: "Other/note.txt")
        let outcome = try Tool.run("validate", spec, "--assets", folder.path("Other"))
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("there is no asset catalogue in"))
    }

    @Test(
        "a picture is told with the name that its catalogue has for it, once, and a symbol by its rule alone",
        arguments: [
            ("logo.png", "did you mean `Brand/logo`?"), ("logo@2x.png", "did you mean `Brand/logo`?"),
            ("logo", "did you mean `Brand/logo`?"), ("Brand/logo.pdf", "did you mean `Brand/logo`?"),
            ("Other/logo", "did you mean `Brand/logo`?"), ("sign", "none is called so"),
            ("gear", "write `symbol:gear`"),
        ])
    func meantNames(written: String, label: String) throws {
        let (folder, spec) = try folder([("logo.png", Self.png(60, 40))])
        try folder.write(
            "{ \"properties\": { \"provides-namespace\": true } }", to: "App/Assets.xcassets/Brand/Contents.json")
        try folder.write(Self.spec.replacing("image: logo,", with: "image: \(written),"), to: "Brand.yml")
        let errors = try Tool.run("validate", spec, "--assets", folder.path("App")).errors
        #expect(errors.contains(label), "\(errors)")
        #expect(errors.contains("1 warning in"), "\(errors)")
    }

    @Test("a picture in place of the title is looked for too")
    func titleView() throws {
        let (folder, spec) = try folder([("logo.png", Self.png(60, 40))])
        try folder.write(
            "screen: Brand\nnavigation: { titleView: { imageView: sign, image: logotype } }\nrows: [ spacer ]\n",
            to: "Brand.yml")
        #expect(
            try Tool.run("validate", spec, "--assets", folder.path("App")).errors.contains("no image `logotype`"))
    }

    @Test(
        "pictures and colors are looked for wherever a spec can name one",
        arguments: [
            ("state: { icon: { type: Image, initial: TYPO } }\nrows: [ spacer ]", "image"),
            ("navigation: { appearance: { backgroundColor: asset:TYPO } }\nrows: [ spacer ]", "color"),
            ("rows: [ spacer ]\nfooter: { backgroundColor: asset:TYPO, rows: [ { label: a, text: A } ] }", "color"),
            ("rows: [ spacer ]\nheader: { backgroundColor: asset:TYPO, rows: [ { label: a, text: A } ] }", "color"),
            ("state: { tint: \"Color?\" }\nrows: [ { label: a, text: A, textColor: $tint ?? asset:TYPO } ]", "color"),
        ])
    func everywhere(rest: String, noun: String) throws {
        let (folder, spec) = try folder([("logo.png", Self.png(60, 40))])
        try folder.write("{}", to: "App/Assets.xcassets/Brand.colorset/Contents.json")
        try folder.write("screen: Brand\n\(rest)\n", to: "Brand.yml")
        let wrong = try Tool.run("validate", spec, "--assets", folder.path("App")).errors
        #expect(wrong.contains("no \(noun) `TYPO`"), "\(wrong)")
        let name = noun == "image" ? "logo" : "Brand"
        try folder.write("screen: Brand\n\(rest.replacing("TYPO", with: name))\n", to: "Brand.yml")
        let right = try Tool.run("validate", spec, "--assets", folder.path("App")).errors
        #expect(!right.contains("missing-asset") && !right.contains("error"), "\(right)")
    }

    @Test("colors and symbols of the app's own have names too; a folder without a catalogue says nothing")
    func otherSets() throws {
        let folder = try Folder()
        let spec = try folder.write(
            Self.spec.replacing("image: logo,", with: "image: logo, tintColor: asset:Brand,"), to: "Brand.yml")
        try folder.write("{}", to: "Empty/none.txt")
        #expect(try !Tool.run("validate", spec, "--assets", folder.path("Empty")).errors.contains("missing-asset"))
        try folder.write("{}", to: "App/Assets.xcassets/Contents.json")
        let none = try Tool.run("validate", spec, "--assets", folder.path("App")).errors
        #expect(none.contains("no image `logo`") && none.contains("no color `Brand`"))
        try folder.write("{}", to: "App/Assets.xcassets/Brand.colorset/Contents.json")
        try folder.write("{}", to: "App/Assets.xcassets/logo.symbolset/Contents.json")
        #expect(try !Tool.run("validate", spec, "--assets", folder.path("App")).errors.contains("missing-asset"))
    }

    @Test("a folder that is not there is a wrong call", arguments: [["dump", "frames"], ["preview"], ["validate"]])
    func missing(command: [String]) throws {
        let folder = try Folder()
        let spec = try folder.write(Self.spec, to: "Brand.yml")
        let outcome = try Tool.run(command + [spec, "--assets", folder.path("None")])
        #expect(outcome.status == 64 && outcome.errors.contains("there is no folder"))
    }
}
