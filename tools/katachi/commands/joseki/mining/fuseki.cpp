// katachi joseki fuseki: openings of whole boards from collections of games.
#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/findings/diagnostic_text.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/ordered_work.h"
#include "base/text/counted.h"
#include "compiler/sgf/reader.h"
#include "compiler/sgf/writer.h"
#include "games/harvest/held_out_games.h"
#include "joseki/mining/opening_moves.h"
#include "joseki/trees/opening_compiler.h"
#include "tools/authoring/games/game_files.h"
#include "tools/katachi/commands/joseki/mining/commands.h"
#include "tools/katachi/commands/joseki/mining/mined_output.h"
#include "tools/katachi/commands/joseki/mining/mining_progress.h"
#include "tools/katachi/commands/joseki/opening_database.h"

namespace katachi::cli {

namespace {

constexpr std::int64_t games_per_piece = 500;

bool is_tree(const std::string& file) { return file.ends_with(".sgf"); }

void check_name(const std::string& file, int size) {
    if (is_tree(file)) return;
    if (!file.ends_with(".dbz"))
        throw base::FileError(file + ": is neither .sgf nor .dbz; end its name in one of them");
    check_opening_database(file, size);
}

struct MinedOpenings {
    joseki::MiningFacts facts;
    std::int64_t left_out = 0;
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
            mined.left_out += piece.left_out;
            mined.parts.push_back(std::move(piece.counted));
            report.show(share, mined.facts.games);
        });
    joseki::PieceCutter cutter(
        games_per_piece, [&](joseki::GamePiece piece) { work.add(std::move(piece)); }, options.reading.encoding);
    authoring::visit_game_texts(options.paths,
                                {.text =
                                     [&](const authoring::GameText& text) {
                                         cutter.add_text(text.name, text.text, [&] { return !stop.load(); });
                                         share = text.share;
                                         return !stop.load();
                                     },
                                 .trouble = [&](const std::string& line) { report.warn(line); },
                                 .decodes = true},
                                options.reading.until(stop));
    cutter.finish();
    work.finish();
    mined.complete = !stop.load();
    report.finish();
    return mined;
}

// What the collection of games was, for people who read the tree.
std::string introduction(const JosekiFusekiOptions& options, std::int64_t games) {
    return "The first " + std::to_string(options.rule.moves) + " moves of " + base::counted(games, "game", "games") +
           ", a position once for all its drawings and both colours. KGAMES: in how many games the move was "
           "played; KBLACK, KWHITE: how many of them Black and White won. Made by katachi joseki fuseki.";
}

joseki::CompiledOpenings compiled(const std::string& file, const std::string& tree_text) {
    return joseki::compile_openings(compiler::read_sgf_collection(file, tree_text));
}

}  // namespace

Outcome run_joseki_fuseki(JosekiFusekiOptions options, const base::TextStyle& style) {
    check_name(options.output, options.rule.size);
    base::check_can_be_written(options.output);
    base::check_is_no_input(options.output, options.paths);
    if (options.hold_out) options.rule.is_left_out = games::is_held_out;
    MiningReport report(style);
    const MinedOpenings mined = mine_all(options, report);
    if (!mined.complete) throw base::FileError("stopped; " + options.output + " was not written");
    if (mined.facts.games == 0) throw authoring::no_game_in(options.paths);
    compiler::SgfTree tree = joseki::opening_tree(mined.parts, options.rule.size, options.choice);
    tree.node(compiler::sgf_root).set("GC", introduction(options, mined.facts.read_games() - mined.left_out));
    const std::string tree_text = compiler::sgf_text(tree);
    const joseki::CompiledOpenings openings = compiled(options.output, tree_text);
    base::write_file(options.output, is_tree(options.output) ? tree_text : openings.text);
    std::cout << facts_text(mined.facts);
    if (options.hold_out) std::cout << base::counted(mined.left_out, "game", "games") << " held out\n";
    std::cout << options.output << ": " << base::counted(openings.entries, "entry", "entries")
              << ", moves that were played in " << base::counted(options.choice.least_games, "game", "games")
              << " or more\n";
    return Outcome::success;
}

}  // namespace katachi::cli
