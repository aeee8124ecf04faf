// katachi joseki fuseki: openings of whole boards from collections of games.
#include <algorithm>
#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/findings/diagnostic_text.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/ordered_work.h"
#include "base/text/counted.h"
#include "joseki/mining/opening_moves.h"
#include "tools/authoring/games/game_files.h"
#include "tools/katachi/commands/joseki/mining.h"
#include "tools/katachi/commands/joseki/mining_progress.h"
#include "tools/katachi/shared/mined_output.h"

namespace katachi::cli {

namespace {

constexpr std::int64_t games_per_piece = 500;

// The digits that end the name say how large the board is.
void check_name(const std::string& file, int size) {
    if (!file.ends_with(".dbz")) throw base::FileError(file + ": is no .dbz; end its name so");
    const std::string stem = file.substr(0, file.size() - 4);
    const auto digits = stem.substr(stem.find_last_not_of("0123456789") + 1);
    const int read_as = digits == "9" ? 9 : digits == "13" ? 13 : 19;
    if (read_as != size)
        throw base::FileError(file + ": would be read as boards of " + std::to_string(read_as) +
                              " lines; end its name in fuseki" + std::to_string(size) + ".dbz");
}

struct MinedOpenings {
    joseki::MiningFacts facts;
    std::vector<joseki::CountedMoves> parts;
    bool complete = true;
};

MinedOpenings mine_all(const JosekiFusekiOptions& options, MiningReport& report) {
    MinedOpenings mined;
    double share = 0;
    const std::atomic<bool>& stop = base::stop_on_interrupt();
    base::OrderedWork<joseki::GamePiece, joseki::MinedPiece> work(
        options.jobs, [&](const joseki::GamePiece& piece) { return joseki::mine_openings(piece, options.rule); },
        [&](joseki::MinedPiece piece) {
            for (const std::string& warning : piece.warnings) report.warn(warning);
            mined.facts.add(piece.facts);
            mined.parts.push_back(std::move(piece.counted));
            report.show(share, mined.facts.games);
        });
    joseki::PieceCutter cutter(games_per_piece, [&](joseki::GamePiece piece) { work.add(std::move(piece)); });
    authoring::visit_game_texts(options.paths,
                                {.text =
                                     [&](const authoring::GameText& text) {
                                         cutter.add_text(text.name, text.text, [&] { return !stop.load(); });
                                         share = text.share;
                                         return !stop.load();
                                     },
                                 .trouble = [&](const std::string& line) { report.warn(line); }},
                                {options.archive_limit, &stop});
    cutter.finish();
    work.finish();
    mined.complete = !stop.load();
    report.finish();
    return mined;
}

}  // namespace

Outcome run_joseki_fuseki(const JosekiFusekiOptions& options, const base::TextStyle& style) {
    check_name(options.output, options.rule.size);
    MiningReport report(style);
    const MinedOpenings mined = mine_all(options, report);
    if (!mined.complete) throw base::FileError("stopped; " + options.output + " was not written");
    const std::string text =
        joseki::whole_board_text(joseki::summed(mined.parts, options.min_games).kept, options.rule);
    base::write_file(options.output, text);
    std::cout << facts_text(mined.facts) << options.output << ": "
              << base::counted(std::count(text.begin(), text.end(), '\n'), "entry", "entries")
              << ", moves that were played in " << options.min_games << " games or more\n";
    return Outcome::success;
}

}  // namespace katachi::cli
