import GenvcKit
