// The engine as a program: GTP on standard input and output.
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string_view>

#include "engine/gtp/session.h"
#include "patterndb/library_tables.h"

namespace {

// Only regular files: a pipe or a device may never end.
std::optional<std::string> read_file(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

void print_usage() {
    std::cout << "Usage: katachi-gtp [--help | --version]\n"
                 "Answers GTP commands (Go Text Protocol, version 2) on standard input until `quit` or its end.\n"
                 "The command `help` lists what it understands.\n";
}

}  // namespace

int main(int argc, char** argv) {
    const std::string_view option = argc > 1 ? argv[1] : "";
    if (argc == 2 && option == "--help") {
        print_usage();
        return 0;
    }
    if (argc == 2 && option == "--version") {
        std::cout << katachi::engine_name() << ' ' << katachi::engine_version() << '\n';
        return 0;
    }
    if (argc > 1) {
        std::cerr << "katachi-gtp: unknown arguments; the options are --help and --version\n";
        return 2;
    }

    std::ios::sync_with_stdio(false);
    if (isatty(STDIN_FILENO) != 0)
        std::cerr << katachi::engine_name() << ' ' << katachi::engine_version()
                  << " — GTP on standard input; `help` lists commands.\n";
    katachi::GtpSession session{.tables = katachi::library_tables(), .read_file = read_file};
    katachi::converse(session, std::cin, std::cout);
    if (!std::cout) {
        std::cerr << "katachi-gtp: cannot write to standard output\n";
        return 2;
    }
    return 0;
}
