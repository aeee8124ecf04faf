// The command lines of katachi joseki mine, merge, fuseki and sides.
#include "tools/katachi/commands/joseki/subcommands.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>

#include "tools/katachi/commands/joseki/mining/commands.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

// Nothing where the user names no number.
void add_min_games_option(CLI::App& command, std::optional<std::int64_t>& min_games) {
    command.add_option("--min-games", min_games, "keep moves that were played in at least N games")
        ->check(CLI::Range(1, 1000000000))
        ->type_name("N")
        ->default_str(std::to_string(joseki::MiningRun{}.min_games));
}

// A file each time it is given.
void add_output_option(CLI::App& command, std::vector<std::string>& files, const std::string& description) {
    command.add_option("-o,--output", files, description)->allow_extra_args(false)->type_name("FILE");
}

void add_rule_options(CLI::App& command, joseki::CornerRule& rule) {
    command.add_option("--area", rule.area, "a corner is a square of N lines")
        ->check(CLI::Range(joseki::opening_lines, (board::max_board_size + 1) / 2))
        ->type_name("N")
        ->capture_default_str();
    command.add_option("--reach", rule.reach, "moves belong together within N steps along the lines")
        ->check(CLI::Range(1, 2 * board::max_board_size))
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

// --explain mines nothing, and --resume goes on as the run began.
void refuse_options_of_new_runs(CLI::App& command) {
    for (const char* other : {"GAMES", "--output", "--min-games", "--db", "--resume", "--shard", "--format", "--json"})
        command.get_option("--explain")->excludes(command.get_option(other));
    for (const char* other : {"--db", "--shard", "--area", "--reach", "--patience", "--tenukis", "--length"})
        command.get_option("--resume")->excludes(command.get_option(other));
}

}  // namespace

void add_joseki_mine_command(CLI::App& joseki, const CommonOptions& common, Action& action) {
    auto* command = joseki.add_subcommand("mine", "count what is played in the corners of a collection of games");
    auto options = std::make_shared<JosekiMineOptions>();
    command->add_option("GAMES", options->run.paths, "SGF files, folders, .zip, .tar.gz, .sgf.gz")->type_name("PATH");
    add_output_option(*command, options->run.outputs, "write what is kept: an SGF tree (.sgf), patterns (.db)");
    add_min_games_option(*command, options->min_games);
    add_catalogue_option(*command, options->catalogue);
    command->add_option("--resume", options->resume, "go on with the run in this catalogue, with its games and options")
        ->type_name("FILE");
    command->add_option("--shard", options->shard, "mine one part of N alone, into a catalogue to be merged")
        ->type_name("I/N");
    add_jobs_option(*command, options->jobs);
    add_reading_options(*command, options->reading);
    command
        ->add_option("--explain", options->explain, "print the sequences of one game, FILE or FILE#N, and why they end")
        ->type_name("FILE");
    add_rule_options(*command, options->run.rule);
    add_json_option(*command, options->format);
    refuse_options_of_new_runs(*command);
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
                 "A new library begins with the shipped joseki, unless --db names it; they count no games, and are\n"
                 "not in the files of -o.\n"
                 "Exit status: 0 mined; 2 trouble, or stopped before the end.");
    command->callback([options, &common, &action] {
        action = [options, &common] { return run_joseki_mine(*options, text_style(common)); };
    });
}

void add_joseki_merge_command(CLI::App& joseki, Action& action) {
    auto* command = joseki.add_subcommand("merge", "join the shards of a mining run");
    auto options = std::make_shared<JosekiMergeOptions>();
    command->add_option("SHARDS", options->shards, "catalogues that katachi joseki mine --shard has made")
        ->required()
        ->type_name("FILE");
    add_output_option(*command, options->outputs, "the catalogue of all (.kdb); also .sgf and .db, as mine writes");
    add_min_games_option(*command, options->min_games);
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi joseki merge part1.kdb part2.kdb -o library.kdb -o joseki.sgf\n"
                 "\nThe result is that of one run over all games. Shards must be of one run, each once and complete.\n"
                 "Exit status: 0 merged; 2 trouble, and nothing was merged.");
    command->callback([options, &action] { action = [options] { return run_joseki_merge(*options); }; });
}

void add_joseki_fuseki_command(CLI::App& joseki, const CommonOptions& common, Action& action) {
    auto* command = joseki.add_subcommand("fuseki", "openings of whole boards from a collection of games");
    auto options = std::make_shared<JosekiFusekiOptions>();
    command->add_option("GAMES", options->paths, "SGF files, folders, .zip, .tar.gz, .sgf.gz")
        ->required()
        ->type_name("PATH");
    command->add_option("-o,--output", options->output, "a tree to read and change (.sgf), or a database (.dbz)")
        ->required()
        ->type_name("FILE");
    command->add_option("--moves", options->rule.moves, "so many first moves of each game")
        ->check(CLI::Range(1, 100))
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--min-games", options->choice.least_games, "keep moves that were played in at least N games")
        ->check(CLI::Range(1, 1000000000))
        ->type_name("N")
        ->capture_default_str();
    command
        ->add_option_function<int>(
            "--min-share", [options](int percent) { options->choice.least_share = percent / 100.0; },
            "and in so many of a hundred games that came to the position")
        ->check(CLI::Range(0, 100))
        ->type_name("N")
        ->default_str("0");
    command->add_flag("--hold-out", options->hold_out, "leave out the games that katachi train judges by");
    command->add_option("--size", options->rule.size, "of the board: 9, 13 or 19")
        ->check(CLI::IsMember({9, 13, 19}))
        ->type_name("N")
        ->capture_default_str();
    add_jobs_option(*command, options->jobs);
    add_reading_options(*command, options->reading);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi joseki fuseki games/ -o fuseki19.dbz\n"
                 "  katachi joseki fuseki games/ -o openings.sgf           read it, cut branches\n"
                 "  katachi joseki compile openings.sgf -o fuseki19.dbz    what was left\n"
                 "  katachi joseki fuseki small.zip --size 9 --moves 8 -o fuseki9.dbz\n"
                 "\nEach entry is a position, one for all its drawings and both colours, with a move and in how many\n"
                 "games it was played; the tree also says how many of these each side won. Games with handicap or\n"
                 "set-up stones are left out.\n"
                 "Exit status: 0 written; 2 trouble, and nothing was written.");
    command->callback([options, &common, &action] {
        action = [options, &common] { return run_joseki_fuseki(*options, text_style(common)); };
    });
}

void add_joseki_sides_command(CLI::App& joseki, Action& action) {
    auto* command = joseki.add_subcommand("sides", "moves along the sides from a collection of games, as patterns");
    auto options = std::make_shared<JosekiSidesOptions>();
    command->add_option("GAMES", options->paths, "SGF files, folders, .zip, .tar.gz, .sgf.gz")
        ->required()
        ->type_name("PATH");
    command->add_option("-o,--output", options->output, "pattern file to write")->required()->type_name("FILE");
    command
        ->add_option("--patterns", options->libraries,
                     "joseki and whole boards whose entries are counted, too (default: the shipped ones)")
        ->type_name("PATH");
    command->add_option("--moves", options->moves, "so many first moves of each game")
        ->check(CLI::Range(1, 1000))
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--min-count", options->min_count, "moves that were played at least N times")
        ->check(CLI::Range(1, 1000000000))
        ->type_name("N")
        ->capture_default_str();
    add_reading_options(*command, options->reading);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi joseki sides games/ -o sides.db\n"
        "  katachi joseki sides games/ -o sides.db --patterns own-joseki.db\n"
        "\nAn entry is a move on the second to the fourth line, outside of the corners, with its side five lines\n"
        "high, from the nearest stones on its left to those on its right, at most six columns away, and one\n"
        "column behind them: extensions, invasions, and the answers to these. It says how often the move was\n"
        "played where it could be, how many entries of joseki and of whole boards play it, and as its value\n"
        "how many times as often as an average move along a side it was played.\n"
        "\nThe same games give the same file, whatever their order. One game in twenty is held out, as katachi\n"
        "harvest does.\n"
        "Exit status: 0 written; 2 trouble, or stopped before the end: then the old file stays.");
    command->callback([options, &action] { action = [options] { return run_joseki_sides(*options); }; });
}

}  // namespace katachi::cli
