#include "tools/katachi-gtp/gtp_mode.h"

#include <unistd.h>

#include <iostream>

#include "engine/gtp/session.h"
#include "tools/katachi-gtp/files.h"

namespace katachi {

int run_gtp_mode(const PatternTables& tables, GameRecord record) {
    std::ios::sync_with_stdio(false);
    if (isatty(STDIN_FILENO) != 0)
        std::cerr << engine_name() << ' ' << engine_version() << " — GTP on standard input; `help` lists commands.\n";
    GtpSession session{.matcher = Matcher(tables),
                       .read_file = read_regular_file,
                       .write_file = replace_file,
                       .notice = [](std::string_view line) { std::cerr << line << std::endl; },
                       .game = TrialGame(std::move(record.game)),
                       .komi = record.komi,
                       .handicap = record.handicap};
    converse(session, std::cin, std::cout);
    if (std::cout) return 0;
    std::cerr << "katachi-gtp: cannot write to standard output\n";
    return 2;
}

}  // namespace katachi
