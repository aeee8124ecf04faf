// The engine as a program: GTP on standard input and output.
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>

#include "engine/gtp/session.h"
#include "engine/match/pattern_file.h"
#include "patterndb/library_tables.h"

namespace {

constexpr int trouble = 2;

// Only regular files: a pipe or a device may never end.
std::optional<std::string> read_file(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

void print_usage() {
    std::cout << "Usage: katachi-gtp [--patterns FILE.kpb | --help | --version]\n"
                 "Answers GTP commands (Go Text Protocol, version 2) on standard input until `quit` or its end.\n"
                 "The command `help` lists what it understands.\n"
                 "  --patterns FILE.kpb   use these patterns instead of the shipped ones; katachi compile makes "
                 "such files\n";
}

int complain(const std::string& what) {
    std::cerr << "katachi-gtp: " << what << '\n';
    return trouble;
}

int converse(const katachi::PatternTables& tables) {
    std::ios::sync_with_stdio(false);
    if (isatty(STDIN_FILENO) != 0)
        std::cerr << katachi::engine_name() << ' ' << katachi::engine_version()
                  << " — GTP on standard input; `help` lists commands.\n";
    katachi::GtpSession session{.matcher = katachi::Matcher(tables), .read_file = read_file};
    katachi::converse(session, std::cin, std::cout);
    return std::cout ? 0 : complain("cannot write to standard output");
}

int converse_with(const std::string& patterns) {
    const auto opened = katachi::PatternFile::open(patterns);
    if (const auto* wrong = std::get_if<std::string>(&opened)) return complain(*wrong);
    return converse(std::get<katachi::PatternFile>(opened).tables());
}

}  // namespace

int main(int argc, char** argv) {
    const std::string_view option = argc > 1 ? argv[1] : "";
    if (argc == 1) return converse(katachi::library_tables());
    if (argc == 2 && option == "--help") {
        print_usage();
        return 0;
    }
    if (argc == 2 && option == "--version") {
        std::cout << katachi::engine_name() << ' ' << katachi::engine_version() << '\n';
        return 0;
    }
    if (argc == 3 && option == "--patterns") return converse_with(argv[2]);
    if (argc == 2 && option == "--patterns") return complain("--patterns needs a file made by katachi compile");
    return complain("unknown arguments; the options are --patterns FILE.kpb, --help and --version");
}
