import Foundation
import Testing

/// Drawings, dumps and pages: what other tools are built on.
struct DataTests {
    private func object(_ arguments: String...) throws -> [String: Any] {
        let outcome = try Tool.run(arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    }

    @Test("`dump yaml` gives every text as it was typed")
    func yaml() throws {
        let folder = try Folder()
        let file = try folder.write("a: 1.10\nb: no\nc: ~\nd: [x, {y: 0123}]\n", to: "any.yml")
        let json = #"{"a":"1.10","b":"no","c":null,"d":["x",{"y":"0123"}]}"#
        #expect(try Tool.run("dump", "yaml", file).text == json + "\n")
        let two = try folder.write("a: 1\n---\nb: 2\n", to: "two.yml")
        let refused = try Tool.run("dump", "yaml", two)
        #expect(refused.status == 1)
        #expect(refused.output.isEmpty)
        #expect(refused.errors.contains("[second-document]"))
    }

    @Test("`dump frames` gives the frames of all views on a device")
    func frames() throws {
        let plain = try object("dump", "frames", Tool.login, "--device", "iphone-14")
        #expect(plain["screen"] as? String == "Login")
        #expect(plain["size"] as? [Double] == [390, 844])
        #expect(plain["safeArea"] as? [Double] == [47, 0, 34, 0])
        let views = try #require(plain["views"] as? [String: [Double]])
        #expect(views["titleLabel"]?.count == 4)
        let turned = try object("dump", "frames", Tool.login, "--device", "iphone-14", "--landscape")
        #expect(turned["size"] as? [Double] == [844, 390])
        let custom = try object("dump", "frames", Tool.login, "--device", "320x568@20,0,0,0")
        #expect(custom["size"] as? [Double] == [320, 568])
        #expect(try Tool.run("dump", "frames", Tool.login, "--device", "a", "--device", "b").status == 64)
    }

    @Test("`dump constraints` names the row, the views and the numbers")
    func constraints() throws {
        let dump = try object("dump", "constraints", Tool.login)
        let constraints = try #require(dump["constraints"] as? [[String: Any]])
        let height = try #require(constraints.first { $0["identifier"] as? String == "logoRow.height" })
        #expect(height["row"] as? String == "Row 1: Logo - 120pt")
        #expect(height["item"] as? String == "logoRow")
        #expect(height["constant"] as? Double == 120)
        #expect(height["priority"] as? Double == 1_000)
    }

    @Test("`dump types` gives what samples and uses tell of types of one's own")
    func types() throws {
        let folder = try Folder()
        let spec = try folder.write(
            """
            screen: Receipt
            state:
              order: { type: Order, initial: { swift: Order.none }, sample: { total: 12.5, day: 2026-11-01, shop: { name: Rye } } }
              items: { type: "[Item]", sample: [ { name: Bread, count: 2, note: null }, { name: Milk, count: 1, note: Cold } ] }
            rows:
              - { label: shop, text: $order.shop.name }
              - { label: total, text: { value: $order.total, format: currency EUR } }
              - { label: day, text: { value: $order.day, format: date } }
              - { label: hint, text: $order.hint ?? No hint, isHidden: $order.sent == nil }
              - { imageView: photo, image: url:$order.photo, size: 40, decorative: true }
              - { label: faceless, text: No picture, isHidden: $order.face != nil }
              - { imageView: face, image: url:$order.face, size: 40, decorative: true }
              - { label: item, repeat: $items, text: $item.name, isHidden: $item.count < 1 }
              - { label: note, repeat: $items, text: $note.note ?? No note }

            """, to: "Receipt.yml")
        let types = try #require(try object("dump", "types", spec)["types"] as? [[String: Any]])
        #expect(types.map { $0["name"] as? String } == ["Order", "Shop", "Item"])
        let members = types.map { $0["members"] as? [String: Any] ?? [:] }
        let order = members[0].mapValues { $0 as? String }
        #expect(
            order == [
                "shop": "Shop", "total": "Double", "day": "Date", "hint": nil, "sent": nil, "photo": "URL",
                "face": "URL?",
            ])
        #expect(members[1] as? [String: String] == ["name": "String"])
        #expect(members[2] as? [String: String] == ["name": "String", "count": "Int", "note": "String?"])
        #expect(try Tool.run("dump", "types", Tool.login).text.hasPrefix("{\"types\":["))
    }

    @Test("`dump context` is enough to render the screen's template with")
    func context() throws {
        let folder = try Folder()
        let context = try Tool.run("dump", "context", Tool.login)
        try folder.write(context.output, to: "context.json")
        let template = try folder.write("{{className}}", to: "t.mustache")
        let rendered = try Tool.run("render", template, "--context", folder.path("context.json"))
        #expect(rendered.text == "LoginViewController")
    }

    @Test("a text in a band is none of those with which a row shares its width")
    func textInBand() throws {
        let folder = try Folder()
        let spec = try folder.write(
            """
            screen: Prices
            rows:
              - row: price
                pattern: buttonBar
                leading: [ { datePicker: day, preferredDatePickerStyle: compact, accessibilityLabel: Day, hugging: 255 } ]
                center:
                  - { label: fee, text: In, hugging: 256 }
                  - { label: note, text: A month, placement: top, width: { min: 9 }, compression: 249 }
                trailing: [ { textField: code, placeholder: Code } ]

            """, to: "Prices.yml")
        // A half of the row would be 389 points.
        let frames = try Tool.run("dump", "frames", spec, "--device", "ipad-9").text
        #expect(frames.contains("\"feeLabel\":[146,31.75,454.5,20.5]"))
    }

    @Test("`preview` draws to standard output or to a file")
    func preview() throws {
        let folder = try Folder()
        let drawing = try Tool.run("preview", Tool.login)
        #expect(drawing.status == 0)
        #expect(drawing.text.contains("Row 1: Logo - 120pt"))
        let ascii = try Tool.run("preview", Tool.login, "--format", "ascii")
        #expect(ascii.text.contains("Row 1: Logo - 120pt"))
        #expect(try Tool.run("preview", Tool.login, "-o", folder.path("Login.txt")).output.isEmpty)
        #expect(try folder.text("Login.txt") == drawing.text)
    }

    @Test("`explain` has a page for every kind of finding and element it lists")
    func explain() throws {
        let rules = try Tool.run("explain", "rules").text
        #expect(rules.contains("unknown-key"))
        #expect(try Tool.run("explain", "unknown-key").text.hasPrefix("unknown-key: "))
        let button = try Tool.run("explain", "button").text
        #expect(button.hasPrefix("button (UIButton)\n"))
        #expect(button.contains("  title "))
        #expect(try Tool.run("explain", "numberOfLines").text.contains("label"))
        #expect(try Tool.run("explain", "language").text.contains("segmentedControl (UISegmentedControl)"))
    }
}
