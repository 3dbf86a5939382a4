import Foundation
import GenvcKit
import Testing

/// The output of `dump frames` for the goldens.
struct FrameNameTests {
    @Test("each view has a name of its own, and each golden has a layout", arguments: GoldenSpec.all)
    func frames(spec: GoldenSpec) throws {
        let data = try #require(try spec.run().frames(on: try Presentation()))
        #expect(data.isWhole)
        for line in String(decoding: data.bytes, as: UTF8.self).split(separator: "\n") {
            let names = try #require(line.range(of: "\"views\":{")).upperBound
            let keys = line[names...].split(separator: "],\"").map { $0.prefix { $0 != "\"" } }
            #expect(Set(keys).count == keys.count, "\(keys)")
            #expect(keys.count > 1)
        }
    }
}
