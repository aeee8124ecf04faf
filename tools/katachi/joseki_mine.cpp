// katachi joseki mine: corner sequences from collections of games.
#include <filesystem>
#include <iostream>
#include <memory>

#include "base/text/number.h"
#include "compiler/model/discovery.h"
#include "joseki/mining/mining_session.h"
#include "tools/katachi/catalogue_option.h"
#include "tools/katachi/game_files.h"
#include "tools/katachi/interrupt.h"
#include "tools/katachi/joseki_commands.h"
#include "tools/katachi/mined_output.h"
#include "tools/katachi/mined_sequences.h"
#include "tools/katachi/mining_progress.h"

namespace katachi {

namespace {

struct MineOptions {
    MiningRun run;
    std::optional<std::int64_t> min_games;
    CatalogueOption catalogue;
    std::string resume;
    std::string shard;
    std::string explain;
    std::string format = "text";
    int jobs = 1;
};

// "2/4"
Shard parse_shard(const std::string& text) {
    const auto slash = text.find('/');
    const auto number = number_from<int>(text.substr(0, slash));
    const auto count = slash == std::string::npos ? std::nullopt : number_from<int>(text.substr(slash + 1));
    if (!number || !count || *number < 1 || *number > *count)
        throw FileError("--shard " + text + ": write it as I/N, such as 1/4 for the first of four");
    return {*number, *count};
}

// What was asked for, or what the catalogue remembers.
MiningRun asked_run(const MineOptions& options, const Catalogue& catalogue) {
    if (options.resume.empty()) return options.run;
    auto stored = stored_run(catalogue);
    if (!stored)
        throw CatalogueError(catalogue.name() + ": holds no mining run; begin one: katachi joseki mine GAMES --db " +
                             catalogue.name());
    if (!options.run.outputs.empty()) stored->outputs = options.run.outputs;
    if (options.min_games) stored->min_games = *options.min_games;
    return std::move(*stored);
}

// Games on their way from files to a session.
class Mining {
  public:
    Mining(const Catalogue& catalogue, const MiningRun& run, int jobs, const TextStyle& style)
        : report_(style), session_(catalogue, run, hooks(jobs)) {}

    // Whether all games were read.
    bool run() {
        bool all = true;
        visit_game_texts(session_.run().paths, {.text =
                                                    [&](const GameText& text) {
                                                        share_behind_ = text.share;
                                                        all = session_.add_text(text.name, text.text);
                                                        share_before_ = text.share;
                                                        return all;
                                                    },
                                                .trouble = [&](const std::string& line) { report_.warn(line); }});
        session_.finish(all);
        report_.finish();
        return all;
    }

    const MiningSession& session() const { return session_; }

  private:
    MiningHooks hooks(int jobs) {
        return {.workers = jobs,
                .stop = &stop_on_interrupt(),
                .progress = [this](const MiningProgress& now) { show(now); },
                .warning = [this](const std::string& line) { report_.warn(line); }};
    }

    void show(const MiningProgress& now) {
        report_.show(share_before_ + (share_behind_ - share_before_) * now.share_of_text, now.games);
    }

    MiningReport report_;
    double share_before_ = 0, share_behind_ = 0;  // of all files, where the text that is read begins and ends
    MiningSession session_;
};

void say_changes(const MiningSession& session) {
    const std::int64_t pieces = session.changed_pieces();
    if (pieces > 0)
        std::cerr << "katachi: games changed since they were counted: " << counted(pieces, "piece", "pieces") << " of "
                  << session.run().games_per_piece << " games counted again\n";
}

Outcome mine(const MineOptions& options, Catalogue catalogue, const TextStyle& style) {
    Mining mining(catalogue, asked_run(options, catalogue), options.jobs, style);
    const bool all_read = mining.run();
    const MiningSession& session = mining.session();
    say_changes(session);
    if (!all_read) {
        std::cerr << "Stopped cleanly after " << counted(session.counted_games(), "game", "games")
                  << ". Go on with: katachi joseki mine --resume " << catalogue.name() << '\n';
        return Outcome::trouble;
    }
    if (session.run().shard.count == 1) {
        write_mined(catalogue, session.run(), options.format);
        return Outcome::success;
    }
    write_shard(catalogue, session.run(), options.format);
    return Outcome::success;
}

Catalogue open_run(const MineOptions& options) {
    if (options.resume.empty()) return open_catalogue(options.catalogue, Catalogue::Access::write);
    if (!std::filesystem::exists(options.resume))
        throw CatalogueError(options.resume + ": no such catalogue; begin a run: katachi joseki mine GAMES --db " +
                             options.resume);
    return Catalogue::open(options.resume, Catalogue::Access::write);
}

Outcome run_mine(MineOptions options, const TextStyle& style) {
    if (!options.explain.empty()) {
        std::cout << explained_sequences(options.explain, options.run.rule);
        return Outcome::success;
    }
    if (options.resume.empty() == options.run.paths.empty())
        throw FileError("name games to mine or, with --resume, the catalogue of a run to go on with");
    check_game_paths(options.run.paths);
    check_mined_files(options.run.outputs);
    if (!options.shard.empty()) options.run.shard = parse_shard(options.shard);
    if (options.run.shard.count > 1 && !options.run.outputs.empty())
        throw FileError("a shard has no output; write it when all are merged: katachi joseki merge");
    if (options.min_games) options.run.min_games = *options.min_games;
    return mine(options, open_run(options), style);
}

void add_rule_options(CLI::App& command, CornerRule& rule) {
    command.add_option("--area", rule.area, "a corner is a square of N lines")
        ->check(CLI::Range(opening_lines, (max_board_size + 1) / 2))
        ->type_name("N")
        ->capture_default_str();
    command.add_option("--reach", rule.reach, "moves belong together within N steps along the lines")
        ->check(CLI::Range(1, 2 * max_board_size))
        ->type_name("N")
        ->capture_default_str();
    command.add_option("--patience", rule.patience, "a sequence ends after N moves elsewhere")
        ->check(CLI::Range(1, 1000))
        ->type_name("N")
        ->capture_default_str();
    command.add_option("--tenukis", rule.tenukis, "a sequence has at most N tenukis")
        ->check(CLI::Range(0, 100))
        ->type_name("N")
        ->capture_default_str();
    command.add_option("--length", rule.length, "a sequence has at most N moves")
        ->check(CLI::Range(1, 300))
        ->type_name("N")
        ->capture_default_str();
}

}  // namespace

void add_joseki_mine_command(CLI::App& joseki, const CommonOptions& common, Action& action) {
    auto* command = joseki.add_subcommand("mine", "count what is played in the corners of a collection of games");
    auto options = std::make_shared<MineOptions>();
    command->add_option("GAMES", options->run.paths, "SGF files, folders, .zip, .tar.gz, .sgf.gz")->type_name("PATH");
    add_output_option(*command, options->run.outputs, "write what is kept: an SGF tree (.sgf), patterns (.db)");
    add_min_games_option(*command, options->min_games);
    add_catalogue_option(*command, options->catalogue);
    command->add_option("--resume", options->resume, "go on with the run in this catalogue, with its games and options")
        ->type_name("FILE");
    command->add_option("--shard", options->shard, "mine one part of N alone, into a catalogue to be merged")
        ->type_name("I/N");
    add_jobs_option(*command, options->jobs);
    command
        ->add_option("--explain", options->explain, "print the sequences of one game, FILE or FILE#N, and why they end")
        ->type_name("FILE");
    add_rule_options(*command, options->run.rule);
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi joseki mine games/ -o joseki.sgf -o joseki.db --db library.kdb\n"
                 "  katachi joseki mine --resume library.kdb               go on after Ctrl-C or worse\n"
                 "  katachi joseki mine --explain game.sgf                 the sequences of one game\n"
                 "  katachi joseki mine games/ --shard 2/4 --db part2.kdb  one of four parts\n"
                 "\nThe same games give the same result, whatever number of jobs and shards and however often the run\n"
                 "was stopped. What is counted is kept in the catalogue: mining the same games again counts only what\n"
                 "has changed. A game that plays a move in two corners counts twice for it.\n"
                 "Games on other boards, with handicap or with set-up stones are not mined.\n"
                 "Exit status: 0 mined; 2 trouble, or stopped before the end.");
    command->callback([options, &common, &action] {
        action = [options, &common] { return run_mine(*options, text_style(common)); };
    });
}

}  // namespace katachi
