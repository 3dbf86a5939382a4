#if os(Linux)
    import Foundation

    /// A library that stands between genvc and the system: one call of the writing path fails, or ends the process.
    ///
    /// Systems of Apple load no such library into a process, so these tests run on Linux.
    enum FaultShim {
        /// The fault at one call.
        enum Fault: Sendable, CustomStringConvertible {
            /// The call fails with the number, and does nothing.
            case error(Int32)
            /// The process is killed before the call, in the middle of what it writes, or behind it.
            case killBefore, killWithin, killBehind

            fileprivate var word: String {
                switch self {
                case .error(let number): "\(number)"
                case .killBefore: "before"
                case .killWithin: "within"
                case .killBehind: "behind"
                }
            }

            var description: String { word }
        }

        /// The built library; nil where there is no C compiler.
        static let library: String? = {
            guard let folder = try? Folder() else { return nil }
            keptFolder = folder
            guard (try? folder.write(source, to: "shim.c")) != nil else { return nil }
            for compiler in ["clang", "cc", "gcc"] {
                let arguments = [
                    compiler, "-shared", "-fPIC", "-O1", "-o", folder.path("shim.so"), folder.path("shim.c"), "-ldl",
                ]
                let process = try? ChildProcess(
                    URL(fileURLWithPath: "/usr/bin/env"), arguments, in: folder.url,
                    environment: ProcessInfo.processInfo.environment)
                if process?.wait().status == 0 { return folder.path("shim.so") }
            }
            return nil
        }()

        /// It exists as long as the tests run.
        nonisolated(unsafe) private static var keptFolder: Folder?

        /// The environment in which the call with that number, from 1, is hit, and some behind it.
        static func environment(_ fault: Fault, at call: Int, count: Int = 1) -> [String: String] {
            ["LD_PRELOAD": library ?? "", "FAULT": fault.word, "FAULT_AT": "\(call)", "FAULT_COUNT": "\(count)"]
        }

        /// The environment in which the names of all calls are written to a file, and none is hit.
        static func environment(listing file: String) -> [String: String] {
            ["LD_PRELOAD": library ?? "", "FAULT_LIST": file]
        }

        private static let source = """
            #define _GNU_SOURCE
            #include <dlfcn.h>
            #include <errno.h>
            #include <fcntl.h>
            #include <signal.h>
            #include <stdarg.h>
            #include <stdlib.h>
            #include <string.h>
            #include <sys/file.h>
            #include <sys/stat.h>
            #include <sys/syscall.h>
            #include <unistd.h>

            static int calls;
            static int isKilledBehind;

            static void end(void) { syscall(SYS_kill, getpid(), SIGKILL); }

            /* 0: go on; 1: fail with errno; 2: do half of it and end. */
            static int hit(const char *name) {
                const char *list = getenv("FAULT_LIST");
                if (list) {
                    int file = syscall(SYS_openat, AT_FDCWD, list, O_WRONLY | O_APPEND | O_CREAT, 0666);
                    syscall(SYS_write, file, name, strlen(name));
                    syscall(SYS_write, file, "\\n", 1);
                    syscall(SYS_close, file);
                    return 0;
                }
                const char *at = getenv("FAULT_AT"), *fault = getenv("FAULT");
                isKilledBehind = 0;
                const char *count = getenv("FAULT_COUNT");
                if (!at || !fault || !count || ++calls < atoi(at) || calls >= atoi(at) + atoi(count)) return 0;
                if (!strcmp(fault, "before")) end();
                if (!strcmp(fault, "within")) return 2;
                if (!strcmp(fault, "behind")) { isKilledBehind = 1; return 0; }
                errno = atoi(fault);
                return 1;
            }

            static int done(int result) {
                int number = errno;
                if (isKilledBehind) end();
                errno = number;
                return result;
            }

            #define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
            #define WRAP(name, parameters, arguments) \\
                int name parameters { \\
                    int fault = hit(#name); \\
                    if (fault == 1) return -1; \\
                    if (fault == 2) end(); \\
                    return done(REAL(name) arguments); \\
                }

            WRAP(fsync, (int file), (file))
            WRAP(rename, (const char *from, const char *to), (from, to))
            WRAP(link, (const char *from, const char *to), (from, to))
            WRAP(unlink, (const char *path), (path))
            WRAP(rmdir, (const char *path), (path))
            WRAP(mkdir, (const char *path, mode_t mode), (path, mode))
            WRAP(fchmod, (int file, mode_t mode), (file, mode))
            WRAP(flock, (int file, int operation), (file, operation))

            static int opened(const char *name, const char *path, int flags, mode_t mode) {
                int isOfWriting = flags & (O_CREAT | O_DIRECTORY);
                int fault = isOfWriting ? hit(name) : 0;
                if (fault == 1) return -1;
                if (fault == 2) end();
                int result = syscall(SYS_openat, AT_FDCWD, path, flags, mode);
                return isOfWriting ? done(result) : result;
            }

            int open(const char *path, int flags, ...) {
                va_list rest;
                va_start(rest, flags);
                mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
                va_end(rest);
                return opened("open", path, flags, mode);
            }

            int open64(const char *path, int flags, ...) {
                va_list rest;
                va_start(rest, flags);
                mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
                va_end(rest);
                return opened("open", path, flags, mode);
            }

            ssize_t write(int file, const void *bytes, size_t count) {
                if (file < 3) return syscall(SYS_write, file, bytes, count);
                int fault = hit("write");
                if (fault == 1) return -1;
                if (fault == 2) {
                    syscall(SYS_write, file, bytes, count / 2);
                    end();
                }
                ssize_t result = syscall(SYS_write, file, bytes, count);
                int number = errno;
                if (isKilledBehind) end();
                errno = number;
                return result;
            }
            """
    }
#endif
