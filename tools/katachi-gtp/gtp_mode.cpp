#include "tools/katachi-gtp/gtp_mode.h"

#include <unistd.h>

#include <iostream>

#include "engine/gtp/session.h"
#include "tools/katachi-gtp/files.h"

namespace katachi {

namespace {

GtpSession new_session(const PatternTables& tables, GameRecord record) {
    return {.matcher = Matcher(tables),
            .read_file = read_regular_file,
            .write_file = replace_file,
            .notice = [](std::string_view line) { std::cerr << line << std::endl; },
            .game = TrialGame(std::move(record.game)),
            .komi = record.komi,
            .handicap = record.handicap};
}

}  // namespace

int decide_string(const PatternTables& tables, GameRecord record, const std::string& vertex,
                  const std::string& trace_file) {
    GtpSession session = new_session(tables, std::move(record));
    const auto run = [&](const char* command, const std::string& argument) {
        return execute(session, {.id = "", .name = command, .arguments = GtpArguments(argument)});
    };
    run("start_sgftrace", "");
    for (const char* question : {"attack", "defend"}) {
        const GtpAnswer answer = run(question, vertex);
        if (!answer.is_success) {
            std::cerr << "katachi-gtp: --decide-string " << vertex << ": " << answer.text << "; name a stone\n";
            return 2;
        }
        std::cout << question << ' ' << vertex << ": " << answer.text << '\n';
    }
    if (trace_file.empty() || replace_file(trace_file, session.reading_trace->text())) return 0;
    std::cerr << "katachi-gtp: " << trace_file << ": cannot be written\n";
    return 2;
}

int run_gtp_mode(const PatternTables& tables, GameRecord record) {
    std::ios::sync_with_stdio(false);
    if (isatty(STDIN_FILENO) != 0)
        std::cerr << engine_name() << ' ' << engine_version() << " — GTP on standard input; `help` lists commands.\n";
    GtpSession session = new_session(tables, std::move(record));
    converse(session, std::cin, std::cout);
    if (std::cout) return 0;
    std::cerr << "katachi-gtp: cannot write to standard output\n";
    return 2;
}

}  // namespace katachi
