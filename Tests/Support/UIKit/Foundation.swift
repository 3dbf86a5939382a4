// Clients of UIKit see Foundation without importing it, and so do clients of this stand-in.
@_exported import Foundation

// Linux keeps URLSession in a module of its own.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
