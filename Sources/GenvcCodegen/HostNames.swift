import GenvcTemplates
import GenvcViews

extension TemplateValue {
    /// The value with the code of the class in the place of the name of its own view.
    ///
    /// - Parameter name: the property that is the view; nil where the class is the view itself.
    func naming(host name: String?) -> TemplateValue {
        switch self {
        case .string(let text): return .string(text.naming(host: name))
        case .list(let values): return .list(values.map { $0.naming(host: name) })
        case .record(let record): return .record(record.mapValues { $0.naming(host: name) })
        case .null, .bool: return self
        }
    }
}

extension String {
    fileprivate func naming(host name: String?) -> String {
        let host = Array(ViewTree.hostName.utf8)
        guard let first = host.first, utf8.contains(first) else { return self }
        let bytes = Array(utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index...].starts(with: host) else {
                result.append(bytes[index])
                index += 1
                continue
            }
            index += host.count
            if let name {
                result += name.utf8
            } else if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
                index += 1
            } else {
                result += Array("self".utf8)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
