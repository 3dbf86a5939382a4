System.prepareSignals()
System.end(Session.main(Array(CommandLine.arguments.dropFirst())))
