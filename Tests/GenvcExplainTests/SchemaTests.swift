import Foundation
import GenvcVocabulary
import Testing

@testable import GenvcExplain

/// The schemas come from the vocabulary, so no kind and no key can be missing. `Tests/SchemaAgreement` compares what
/// they take with what the reader takes.
struct SchemaTests {
    private typealias Object = [String: Any]

    private static func read(_ bytes: [UInt8]) throws -> Object {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? Object)
    }

    /// The schema at a path such as `/$defs/kind.label/properties/text`; references on the way are followed.
    private static func schema(at path: String, in root: Object) throws -> Object {
        var schema = root
        for name in path.split(separator: "/") {
            while schema[String(name)] == nil, let other = schema["$ref"] as? String {
                schema = try self.schema(at: String(other.dropFirst()), in: root)
            }
            schema = try #require(schema[String(name)] as? Object, "no `\(name)` in \(path)")
        }
        return schema
    }

    /// The words about a key, which stand at its property or where that refers to.
    private static func words(at path: String, in root: Object) throws -> String {
        var schema = try schema(at: path, in: root)
        while schema["description"] == nil, let other = schema["$ref"] as? String {
            schema = try self.schema(at: String(other.dropFirst()), in: root)
        }
        return try #require(schema["description"] as? String, "no words at \(path)")
    }

    @Test("they are valid JSON, and the same in each run")
    func deterministic() throws {
        for make in [{ SpecSchema.spec }, { SpecSchema.project }] {
            #expect(make() == make())
            #expect(make().last == UInt8(ascii: "\n"))
            #expect(try Self.read(make())["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        }
    }

    @Test("each kind has each of its keys, with the words of `explain`", arguments: Vocabulary.kinds.map(\.name))
    func keys(ofKind name: String) throws {
        let root = try Self.read(SpecSchema.spec)
        let kind = try #require(Vocabulary.kind(named: name))
        let path = "/$defs/kind.\(name)"
        let schema = try Self.schema(at: path, in: root)
        #expect(schema["additionalProperties"] as? Bool == false)
        #expect((schema["properties"] as? Object)?.count == Set(kind.allKeys.map(\.name)).count + 1)
        #expect(try Self.words(at: path + "/properties/" + name, in: root) == kind.documentation)
        for key in kind.allKeys {
            let words = try Self.words(at: path + "/properties/" + key.name, in: root)
            #expect(words.hasPrefix(key.remark(assumed: kind.unsaidValue(of: key))), "\(key.name)")
        }
    }

    @Test("screens, groups, components and projects have each of their keys")
    func otherKeys() throws {
        let root = try Self.read(SpecSchema.spec)
        for key in Key.screen {
            #expect(try Self.words(at: "/properties/" + key.name, in: root).hasPrefix(key.remark()))
        }
        for (path, group) in [("navigation", KeyGroup.navigation), ("list", .list), ("sheet", .sheet)] {
            for key in Key.keys(of: group) {
                _ = try Self.schema(at: "/properties/\(path)/properties/\(key.name)", in: root)
            }
        }
        let looks = try Self.schema(at: "/$defs/componentDefinition", in: root)
        let label = try #require(looks["else"] as? Object)
        for schema in [looks, label] {
            let properties = try Self.schema(at: "/then/properties", in: schema)
            for key in Key.component { #expect(properties[key.name] != nil) }
        }
        let project = try Self.read(SpecSchema.project)
        for key in Key.project {
            #expect(try Self.words(at: "/properties/" + key.name, in: project).hasPrefix(key.remark()))
        }
    }

    @Test("each reference leads somewhere, and each definition is needed")
    func references() throws {
        for bytes in [SpecSchema.spec, SpecSchema.project] {
            let root = try Self.read(bytes)
            let paths = Self.references(in: root)
            for path in paths { _ = try Self.schema(at: path, in: root) }
            for name in try #require(root["$defs"] as? Object).keys { #expect(paths.contains("/$defs/" + name)) }
        }
    }

    private static func references(in value: Any) -> Set<String> {
        if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(references(in: $1)) } }
        guard let object = value as? Object else { return [] }
        var paths = object.values.reduce(into: Set<String>()) { $0.formUnion(references(in: $1)) }
        if let path = object["$ref"] as? String { paths.insert(String(path.dropFirst())) }
        return paths
    }

    @Test("a key is as it stands here")
    func text() {
        let text = String(decoding: SpecSchema.spec, as: UTF8.self)
        let words = ##""description":"Opacity, from 0 to 1. `1` unless said.\nIt takes a number from 0 to 1.""##
        let forms =
            ##"[{"type":"number","minimum":0,"maximum":1},{"$ref":"#/$defs/reference"},{"$ref":"#/$defs/swift"}]"##
        #expect(text.contains(##""every.alpha":{\##(words),"anyOf":\##(forms),"default":1}"##))
    }

    @Test("genvc knows its schemas again, and takes no other file for one")
    func ownership() {
        #expect(SpecSchema.isSchema(SpecSchema.spec) && SpecSchema.isSchema(SpecSchema.project))
        #expect(!SpecSchema.isSchema([]) && !SpecSchema.isSchema(Array("{\n\"title\":\"A spec of genvc\"}\n".utf8)))
    }
}
