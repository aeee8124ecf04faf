// katachi joseki mine: corner sequences from collections of games.
#include <filesystem>
#include <iostream>
#include <utility>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/files/work_lock.h"
#include "base/findings/diagnostic_text.h"
#include "base/long_work/interrupt.h"
#include "base/text/counted.h"
#include "joseki/mining/mining_session.h"
#include "tools/authoring/games/game_files.h"
#include "tools/authoring/games/source_paths.h"
#include "tools/katachi/commands/joseki/library.h"
#include "tools/katachi/commands/joseki/mining/commands.h"
#include "tools/katachi/commands/joseki/mining/mined_output.h"
#include "tools/katachi/commands/joseki/mining/mined_sequences.h"
#include "tools/katachi/commands/joseki/mining/mining_progress.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/shard_choice.h"

namespace katachi::cli {

namespace {

// Runs were once kept under their paths as typed.
void keep_full_paths(const catalogue::Catalogue& catalogue, joseki::MiningRun& stored) {
    const std::vector<std::string> typed = std::exchange(stored.paths, authoring::full_paths(stored.paths));
    if (typed != stored.paths) joseki::store_run(catalogue, stored);
}

// What was asked for, or what the catalogue remembers.
joseki::MiningRun asked_run(const JosekiMineOptions& options, const catalogue::Catalogue& catalogue) {
    const bool is_new = options.resume.empty();
    auto stored = joseki::stored_run(catalogue);
    if (stored && (!is_new || stored->paths == options.run.paths)) keep_full_paths(catalogue, *stored);
    if (is_new) {
        joseki::MiningRun run = options.run;
        run.paths = authoring::full_paths(run.paths);
        return run;
    }
    if (!stored)
        throw catalogue::CatalogueError(
            catalogue.name() + ": holds no mining run; begin one: katachi joseki mine GAMES --db " + catalogue.name());
    if (!options.run.outputs.empty()) stored->outputs = options.run.outputs;
    if (options.min_games) stored->min_games = *options.min_games;
    check_mined_files(stored->outputs);
    return std::move(*stored);
}

// Games on their way from files to a session.
class Mining {
  public:
    Mining(const catalogue::Catalogue& catalogue, const JosekiMineOptions& options, const base::TextStyle& style)
        : report_(style),
          reading_(options.reading.until(base::stop_on_interrupt())),
          session_(catalogue, asked_run(options, catalogue), hooks(options.jobs)) {}

    // Whether all games were read.
    bool run() {
        bool all = true;
        authoring::visit_game_texts(session_.run().paths,
                                    {.text =
                                         [&](const authoring::GameText& text) {
                                             share_behind_ = text.share;
                                             all = session_.add_text(text.name, text.text);
                                             share_before_ = text.share;
                                             return all;
                                         },
                                     .trouble = [&](const std::string& line) { report_.warn(line); },
                                     .decodes = true},
                                    reading_);
        all = all && !reading_.is_stopped();
        session_.finish(all);
        report_.finish();
        return all;
    }

    const joseki::MiningSession& session() const { return session_; }

  private:
    joseki::MiningHooks hooks(int jobs) {
        return {.workers = jobs,
                .encoding = reading_.encoding,
                .stop = reading_.stop,
                .progress = [this](const joseki::MiningProgress& now) { show(now); },
                .warning = [this](const std::string& line) { report_.warn(line); }};
    }

    void show(const joseki::MiningProgress& now) {
        report_.show(share_before_ + (share_behind_ - share_before_) * now.share_of_text, now.games);
    }

    MiningReport report_;
    double share_before_ = 0, share_behind_ = 0;  // of all files, where the text that is read begins and ends
    authoring::GameReading reading_;
    joseki::MiningSession session_;
};

void say_changes(const joseki::MiningSession& session) {
    const std::int64_t pieces = session.changed_pieces();
    if (pieces > 0)
        std::cerr << "katachi: games changed since they were counted: " << base::counted(pieces, "piece", "pieces")
                  << " of " << session.run().games_per_piece << " games counted again\n";
}

void say_repetitions(const joseki::MiningSession& session) {
    if (const std::int64_t games = session.repeated_games(); games > 0)
        std::cerr << "katachi: " << base::counted(games, "game stands", "games stand")
                  << " in the collection before, byte for byte, and counts again; leave the copies out\n";
}

// Which games they share is not known.
void say_other_runs(const catalogue::Catalogue& catalogue, const joseki::MiningRun& run) {
    for (const joseki::StoredAddition& other : joseki::additions_of_other_runs(catalogue, run))
        std::cerr << "katachi: " << catalogue.name() << " counts another run too, " << other.source
                  << "; games of both count twice; katachi joseki undo " << other.id << " takes that run back\n";
}

// Pieces go to shards as a whole, so that few games give some of them nothing.
void say_if_empty(const joseki::MiningSession& session) {
    const joseki::MiningRun& run = session.run();
    if (run.shard.count == 1 || session.counted_games() > 0) return;
    std::cerr << "katachi: shard " << run.shard.number << "/" << run.shard.count
              << " is empty: shards share out pieces of " << run.games_per_piece << " games, and these games make "
              << base::counted(*run.piece_count, "piece", "pieces") << "; more shards than pieces gain nothing\n";
}

// `is_new`: the catalogue was made for this run; without a game it goes again.
Outcome mine(const JosekiMineOptions& options, catalogue::Catalogue catalogue, bool is_new,
             const base::TextStyle& style) {
    Mining mining(catalogue, options, style);
    const bool all_read = mining.run();
    const joseki::MiningSession& session = mining.session();
    say_changes(session);
    say_repetitions(session);
    if (!all_read) {
        std::cerr << "Stopped cleanly after " << base::counted(session.counted_games(), "game", "games")
                  << ". Go on with: katachi joseki mine --resume " << catalogue.name()
                  << (options.reading.encoding.empty() ? "" : " --encoding " + options.reading.encoding) << '\n';
        return Outcome::trouble;
    }
    if (!session.has_games()) {
        if (is_new) std::filesystem::remove(catalogue.name());
        throw authoring::no_game_in(session.run().paths);
    }
    if (session.run().shard.count == 1) {
        say_other_runs(catalogue, session.run());
        write_mined(catalogue, session.run(), options.format);
        return Outcome::success;
    }
    say_if_empty(session);
    write_shard(catalogue, session.run(), options.format);
    return Outcome::success;
}

catalogue::Catalogue open_run(const JosekiMineOptions& options) {
    if (options.resume.empty()) return open_catalogue(options.catalogue, catalogue::Catalogue::Access::write);
    if (!std::filesystem::exists(options.resume))
        throw catalogue::CatalogueError(
            options.resume + ": no such catalogue; begin a run: katachi joseki mine GAMES --db " + options.resume);
    return catalogue::Catalogue::open(options.resume, catalogue::Catalogue::Access::write);
}

}  // namespace

Outcome run_joseki_mine(JosekiMineOptions options, const base::TextStyle& style) {
    if (!options.explain.empty()) {
        std::cout << explained_sequences(options.explain, options.run.rule, options.reading);
        return Outcome::success;
    }
    if (options.resume.empty() == options.run.paths.empty())
        throw base::FileError("name games to mine or, with --resume, the catalogue of a run to go on with");
    authoring::check_game_paths(options.run.paths);
    check_mined_files(options.run.outputs);
    for (const std::string& output : options.run.outputs) base::check_is_no_input(output, options.run.paths);
    if (!options.shard.empty()) {
        const ShardChoice shard = asked_shard(options.shard);
        options.run.shard = {static_cast<int>(shard.number), static_cast<int>(shard.count)};
    }
    if (options.run.shard.count > 1 && !options.run.outputs.empty())
        throw base::FileError("a shard has no output; write it when all are merged: katachi joseki merge");
    if (options.min_games) options.run.min_games = *options.min_games;
    const bool is_new = options.resume.empty() && !catalogue_exists(options.catalogue);
    catalogue::Catalogue catalogue = open_run(options);
    const base::WorkLock lock(catalogue.name() + "-mining");
    if (!lock.is_held())
        throw catalogue::CatalogueError(catalogue.name() +
                                        ": another program is mining into it; wait for its end, or name another "
                                        "catalogue with --db");
    if (options.resume.empty() && options.run.shard.count == 1) begin_library(options.catalogue, catalogue);
    return mine(options, std::move(catalogue), is_new, style);
}

}  // namespace katachi::cli
