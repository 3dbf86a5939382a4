/// A request that gets an error for an answer.
package struct ProtocolError: Error, Equatable {
    /// The codes of JSON-RPC 2.0 and of the protocol for language servers.
    package enum Code: Int, Sendable {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        case notInitialized = -32002
        case requestCancelled = -32800
        case contentModified = -32801
        case requestFailed = -32803
    }

    /// The number by which programs know the error.
    let code: Code
    /// The reason, for people.
    let message: String

    /// An error of a request.
    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
