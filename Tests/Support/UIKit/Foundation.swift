// Clients of UIKit see Foundation without importing it, and so do clients of this stand-in.
@_exported import Foundation
