// The engine as a program: GTP on standard input and output.
#include <iostream>
#include <string>
#include <string_view>

#include "engine/gtp/session.h"
#include "engine/match/pattern_file.h"
#include "patterndb/library_tables.h"
#include "tools/katachi-gtp/gtp_mode.h"

namespace {

constexpr int trouble = 2;

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

int converse_with(const std::string& patterns) {
    const auto opened = katachi::PatternFile::open(patterns);
    if (const auto* wrong = std::get_if<std::string>(&opened)) return complain(*wrong);
    return katachi::run_gtp_mode(std::get<katachi::PatternFile>(opened).tables());
}

}  // namespace

int main(int argc, char** argv) {
    const std::string_view option = argc > 1 ? argv[1] : "";
    if (argc == 1) return katachi::run_gtp_mode(katachi::library_tables());
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
