// The engine as a program: GTP for controllers, or a board at a terminal for people.
#include <sys/stat.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <limits>
#include <new>
#include <optional>
#include <random>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "base/files/file_limit.h"
#include "base/process/standard_descriptors.h"
#include "engine/gtp/dragons/dragon_pictures.h"
#include "engine/gtp/patterns/database_sizes.h"
#include "engine/gtp/position/influence_pictures.h"
#include "engine/gtp/session/session.h"
#include "engine/match/blob/pattern_file.h"
#include "engine/sgf/komi.h"
#include "engine/sgf/named_game.h"
#include "patterndb/library_tables.h"
#include "tools/katachi-gtp/ascii_mode.h"
#include "tools/katachi-gtp/clock_options.h"
#include "tools/katachi-gtp/decisions.h"
#include "tools/katachi-gtp/gnugo_advice.h"
#include "tools/katachi-gtp/gtp_mode.h"
#include "tools/katachi-gtp/gtp_source.h"
#include "tools/katachi-gtp/option_values.h"
#include "tools/katachi-gtp/own_player.h"
#include "tools/katachi-gtp/rule_options.h"
#include "tools/katachi-gtp/start.h"
#include "tools/options/empty_names.h"
#include "tools/options/missing_values.h"

namespace {

using katachi::player::real_number;
using katachi::player::whole_number;

constexpr int trouble = 2;
constexpr std::int64_t most_playouts = 1'000'000'000;
constexpr std::int64_t most_positions = 1'000'000'000;
constexpr int greatest_seed = std::numeric_limits<int>::max();

struct Options {
    std::string mode = "gtp";
    std::string patterns;
    std::string shapes;
    std::string playouts;  // file of patterns
    std::string weights;
    katachi::player::DecisionOptions decisions;  // instead of a conversation
    std::string outfile;                         // what was read for a decision, or the game at the terminal
    std::string score;                           // how it is found, instead of a conversation
    std::string person = "black";                // what a person at the terminal plays
    bool is_quiet = false;
    bool describes_strings = false;  // instead of a conversation; likewise
    bool draws_dragons = false;
    bool draws_eyes = false;
    katachi::player::ShownInfluence influence;  // likewise
    katachi::player::PlaySettings play;
    katachi::player::ReadingDepths depths;
    katachi::player::StartOptions start;
    katachi::player::GtpSource source;
};

int complain(const std::string& what) {
    std::cerr << "katachi-gtp: " << what << '\n';
    return trouble;
}

// GNU Go has some of these options, for boards that start their engines so.
void add_resigning(CLI::App& program, float& below) {
    auto* const least =
        program.add_option("--resign-below", below, "chance to win below which a game is given up; 0: never")
            ->check(real_number(0, 1), "FLOAT in [0 - 1]")
            ->capture_default_str();
    auto* const never = program
                            .add_flag_callback(
                                "--never-resign", [&below] { below = 0; }, "as --resign-below 0")
                            ->excludes(least);
    program.add_flag("--resign-allowed")->description("gives lost games up, as it does anyway")->excludes(never);
}

void add_sources_left_out(CLI::App& program, std::vector<std::string>& without) {
    program.add_option("--without", without, "leaves a source of moves out, to see what it is worth")
        ->type_name("SOURCE")
        ->check([](const std::string& name) -> std::string {
            const auto names = katachi::player::source_names();
            if (std::find(names.begin(), names.end(), name) != names.end()) return "";
            std::string text = "there is no source `" + name + "`; there are";
            for (const std::string& known : names) text += " " + known;
            return text;
        });
    // These have GNU Go's names, and add to the sources that --without has named.
    const auto add = [&](const char* names, std::vector<std::string> sources, const char* meaning) {
        program.add_flag_callback(
            names,
            [&without, sources = std::move(sources)] { without.insert(without.end(), sources.begin(), sources.end()); },
            meaning);
    };
    add("--nofuseki,--nofusekidb", {"fuseki"}, "as --without fuseki");
    add("--nojosekidb", {"joseki", "judged-joseki", "templates"}, "as --without joseki judged-joseki templates");
}

void add_player_options(CLI::App& program, katachi::player::PlaySettings& play) {
    katachi::search::PlayerSettings& player = play.player;
    auto* const level =
        program.add_option("--level", player.level, "how long the engine thinks where no time is set")
            ->check(whole_number(katachi::search::least_level, katachi::search::greatest_level), "INT in [1 - 10]")
            ->capture_default_str();
    program.add_option("--playouts", player.playouts, "playouts for each move, whatever time is set")
        ->check(whole_number(1, most_playouts), "INT in [1 - 1000000000]")
        ->excludes(level);
    constexpr int most_threads = 64;
    program.add_option("--threads", player.search.threads, "searching at once")
        ->check(whole_number(1, most_threads), "INT in [1 - 64]")
        ->capture_default_str();
    program
        .add_option("-r,--seed", player.search.seed,
                    "of random numbers; with one thread and --playouts, games repeat; 0: another one each time")
        ->check(whole_number(0, greatest_seed), "INT in [0 - 2147483647]")
        ->capture_default_str();
    katachi::player::add_clock_options(program, play);
    add_resigning(program, player.resign_below);
    add_sources_left_out(program, play.without);
    program.add_flag("--ponder", play.ponders, "go on searching while the opponent thinks");
    program.add_flag("--capture-all-dead,--play-out-aftermath", player.captures_dead,
                     "capture dead stones before passing, as where nobody takes them off");
}

// The options set how deep reading goes, by GNU Go's names.
void add_depth_options(CLI::App& program, katachi::player::ReadingDepths& depths) {
    const auto add = [&](const char* names, std::size_t& depth, const char* meaning) {
        program.add_option(names, depth, meaning)
            ->check(whole_number(1, static_cast<std::int64_t>(katachi::reading::SearchLimits().depth)),
                    "INT in [1 - 200]")
            ->capture_default_str();
    };
    add("-D,--depth", depths.depth, "moves after which a string of three liberties is taken to be safe");
    add("-F,--fourlib-depth", depths.fourlib_depth, "the same of four liberties");
    add("--branch-depth", depths.branch_depth, "moves after which only ladders are read");
    add("-B,--backfill-depth", depths.backfill_depth, "moves after which an attack fills in nothing beforehand");
    add("-K,--ko-depth", depths.ko_depth, "moves after which no ko is taken back by a threat");
    program
        .add_option("--reading-positions", depths.reading_positions,
                    "positions of a search for a capture, which then is believed; half as many for a connection")
        ->check(whole_number(katachi::gtp::least_nodes, katachi::gtp::most_nodes), "INT in [1 - 64000]")
        ->capture_default_str();
    program
        .add_option("--life-positions", depths.life_positions, "positions of a search for a life, which then is judged")
        ->check(whole_number(1, most_positions), "INT in [1 - 1000000000]")
        ->capture_default_str();
}

// A game at the terminal reads captures alone, and its engine rests while the person thinks. GNU Go's start scripts
// have --color behind --mode gtp, too.
void refuse_what_changes_nothing(const CLI::App& program, const Options& options) {
    const auto refuse = [&](const char* name, const char* reason) {
        if (program.count(name) > 0) throw CLI::ValidationError(name, reason);
    };
    if (options.mode == "ascii") {
        refuse("--ponder", "changes nothing with --mode ascii, where the engine rests while you think; leave it out");
        refuse("--life-positions",
               "changes nothing with --mode ascii, where no life is read; --decide-dragon VERTEX reads one");
    } else if (program.count("--mode") == 0) {
        refuse("--color", "says what you play at the terminal; add --mode ascii");
    }
}

// Each gives one answer: another one would not be given. Told together, as the exclusions of each would fill the help.
void let_one_alone_be_asked(CLI::App& program, std::vector<CLI::Option*> questions, const Options& options) {
    for (CLI::Option* const question : questions) question->group("One question about a position, instead of a game");
    program.callback([questions = std::move(questions), &program, &options] {
        const CLI::Option* asked = nullptr;
        for (const CLI::Option* const question : questions) {
            if (question->count() == 0) continue;
            if (asked != nullptr) throw CLI::ExcludesError(asked->get_name(), question->get_name());
            asked = question;
        }
        if (asked == nullptr) refuse_what_changes_nothing(program, options);
    });
}

void add_table_options(CLI::App& program, Options& options) {
    program.add_option("--patterns", options.patterns, "compiled patterns instead of the shipped ones")
        ->type_name("FILE.kpb");
    program.add_option("--shapes", options.shapes, "compiled mined shapes instead of the shipped ones")
        ->type_name("FILE.kpb");
    program
        .add_option("--playout-patterns", options.playouts, "compiled patterns of playouts instead of the shipped ones")
        ->type_name("FILE.kpb");
    program.add_option("--weights", options.weights, "what katachi train learned, instead of the shipped weights")
        ->type_name("FILE");
}

// The option that takes a game.
CLI::Option* add_start_options(CLI::App& program, katachi::player::StartOptions& start) {
    auto* const file = program.add_option("-l,--infile", start.file, "go on with a game from SGF, FILE or FILE#N")
                           ->type_name("FILE.sgf");
    program.add_option("-L,--until", start.until, "only up to before this move")
        ->type_name("MOVE")
        ->needs(file)
        ->check([](const std::string& move) { return move.empty() ? "names no move, such as 37 or C3" : ""; });
    program.add_option("--boardsize", start.size, "lines of the board")
        ->check(whole_number(katachi::board::min_board_size, katachi::board::max_board_size), "INT in [2 - 19]")
        ->capture_default_str()
        ->excludes(file);
    program.add_option("--handicap", start.handicap, "black stones on the usual points")
        ->check(whole_number(0, 9), "INT in [0 - 9]")
        ->capture_default_str()
        ->excludes(file);
    program.add_option("--komi", start.komi, "points that White is given; ascii: those of the rules")
        ->check(real_number(-katachi::sgf::greatest_komi, katachi::sgf::greatest_komi), "FLOAT in [-400 - 400]");
    katachi::player::add_rule_options(program, start);
    return file;
}

void add_questions(CLI::App& program, CLI::Option* file, Options& options) {
    options.decisions.add_to(program, file);
    auto* const dragons = program.add_flag("-T,--printboard", options.draws_dragons,
                                           "only draws all dragons, each as a letter, in the colour of its life");
    auto* const eyes =
        program.add_flag("-E,--printeyes", options.draws_eyes, "only draws all eye spaces, with margins as !");
    auto* const worms = program.add_flag("-w,--worms", options.describes_strings,
                                         "only tells what is known of all strings and dragons");
    auto* const moyo =
        program
            .add_option("-m,--moyo", options.influence.level,
                        "only draws influence, a sum of: 1, 2, 4 Bouzy's territory, moyo, area; 8 influence before "
                        "dragons are known and after: 16 its regions, 32 its numbers, 64 permeability, 128 sources, "
                        "256 attenuation, 512 territory")
            ->check(katachi::player::bits(katachi::gtp::all_pictures), "INT in [1 - 1023]");
    auto* const score =
        program
            .add_option("--score", options.score,
                        "only tells who is ahead: estimate, or finish of a game that has ended; aftermath is the same")
            ->check(CLI::IsMember({"estimate", "finish", "aftermath"}));
    std::vector<CLI::Option*> questions = options.decisions.options();
    for (CLI::Option* const shown : {dragons, eyes, worms, moyo}) questions.push_back(shown->needs(file));
    questions.push_back(score);
    let_one_alone_be_asked(program, std::move(questions), options);
    program.add_option("--debug-influence", options.influence.move, "draws it as it is after this move instead")
        ->type_name("VERTEX")
        ->group(moyo->get_group())
        ->needs(moyo);
    program
        .add_option("-o,--outfile", options.outfile,
                    "what was read for an option --decide-..., as SGF; ascii: the game, written as it goes on")
        ->type_name("FILE.sgf")
        ->check([&options](const std::string& name) -> std::string {
            if (options.decisions.is_given()) return "";
            if (options.mode == "ascii") return name == "-" ? "a game at the terminal goes to a file" : "";
            return "needs --mode ascii, or an option --decide-..., such as --decide-string; `printsgf FILE` of GTP "
                   "writes the game";
        });
}

// The first line is for programs that ask.
std::string version_text() {
    std::string databases;
    for (const auto& [name, entries] : katachi::gtp::pattern_database_sizes(katachi::library_tables()))
        databases += (databases.empty() ? "" : ", ") + name + " " + std::to_string(entries);
    return "katachi-gtp " + std::string(katachi::gtp::engine_version()) + "\nshipped patterns: " + databases;
}

void add_options(CLI::App& program, Options& options) {
    program.set_version_flag("-v,--version", version_text, "the version, and the shipped databases with their entries");
    program.add_option("--mode", options.mode, "gtp, or ascii: a game at the terminal")
        ->check(CLI::IsMember({"gtp", "ascii"}))
        ->capture_default_str();
    add_table_options(program, options);
    program.add_option("--color", options.person, "ascii: what you play; both: the engine rests")
        ->check(CLI::IsMember({"black", "white", "both"}))
        ->capture_default_str();
    add_player_options(program, options.play);
    add_depth_options(program, options.depths);
    auto* const file = add_start_options(program, options.start);
    program.add_flag("--quiet,--silent", options.is_quiet, "no greeting on standard error");
    katachi::player::add_source_options(program, options.source);
    add_questions(program, file, options);
    program.footer(
        "Examples:\n"
        "  katachi-gtp                                   answers GTP commands until `quit`; `help` lists them\n"
        "  katachi-gtp --mode ascii --boardsize 9        plays with you here\n"
        "  katachi-gtp --mode ascii --color white -l game.sgf -L 37\n"
        "  katachi-gtp -l game.sgf --decide-connection C3/E4 -o read.sgf");
}

// The text is about a word that is no option, or a file without the option that takes it.
std::string not_taken(const std::string& word) {
    if (word.starts_with('-')) {
        const std::string_view advice = katachi::player::advice_for_gnugo_option(word);
        return "there is no option " + word + (advice.empty() ? "" : "; " + std::string(advice));
    }
    const std::string option = word.ends_with(".sgf") ? "--infile" : word.ends_with(".kpb") ? "--patterns" : "";
    return "it takes options alone, and `" + word + "` is none" +
           (option.empty() ? "" : "; did you mean " + option + " " + word + "?");
}

std::optional<katachi::board::Colour> engine_side(const std::string& person) {
    if (person == "both") return std::nullopt;
    return person == "black" ? katachi::board::Colour::white : katachi::board::Colour::black;
}

// Reading from one ends at once, as at the end of a file.
bool is_input_a_folder() {
    struct stat input {};
    return fstat(STDIN_FILENO, &input) == 0 && S_ISDIR(input.st_mode);
}

int converse(const Options& options, const katachi::match::PatternTables& tables, katachi::sgf::GameRecord record) {
    katachi::player::take_as_standard_input(options.source);
    if (is_input_a_folder()) return complain("standard input is a folder; give a file or a pipe");
    if (options.mode == "gtp") {
        if (!options.is_quiet) katachi::player::greet();
        katachi::player::run_gtp_mode(tables, std::move(record), options.play, options.depths);
    } else {
        katachi::player::run_ascii_mode(
            {std::move(record), !options.start.file.empty(), katachi::player::player_maker(tables, options.play),
             engine_side(options.person), katachi::player::clock_of(options.play), options.depths},
            options.outfile);
    }
    return 0;
}

bool is_same_file(const std::string& one, const std::string& other) {
    std::error_code ignored;
    return std::filesystem::equivalent(one, other, ignored);
}

// The commands are those of GTP, which give the only answers.
std::vector<std::string> commands_of(const Options& options) {
    if (options.describes_strings) return {"katachi-worms", "dragon_data"};
    return {options.score == "estimate" ? "estimate_score" : "final_score"};
}

// Answers the one question that is asked, or holds a conversation.
int serve(const Options& options, const katachi::match::PatternTables& tables, katachi::sgf::GameRecord record) {
    if (const auto decision = options.decisions.chosen(record.game.to_move()))
        return katachi::player::decide(tables, std::move(record), *decision, options.outfile, options.depths);
    if (options.draws_dragons || options.draws_eyes)
        return katachi::player::draw(tables, std::move(record),
                                     options.draws_dragons ? katachi::gtp::dragons_picture : katachi::gtp::eyes_picture,
                                     options.depths);
    if (options.influence.level != 0)
        return katachi::player::show_influence(tables, std::move(record), options.influence, options.depths);
    if (options.describes_strings || !options.score.empty())
        return katachi::player::tell(tables, std::move(record), commands_of(options), options.play, options.depths);
    return converse(options, tables, std::move(record));
}

int start(Options& options) {
    if (options.play.player.search.seed == 0)
        options.play.player.search.seed = std::random_device()() % greatest_seed + 1;
    // Controllers expect none but what they set.
    if (options.mode == "gtp" && options.start.file.empty() && !options.start.komi) options.start.komi = 0;
    auto started = katachi::player::start_record(options.start);
    if (const auto* error = std::get_if<katachi::player::StartError>(&started))
        return complain((error->is_about_until ? "--until: " : "") + error->message);
    auto& record = std::get<katachi::sgf::GameRecord>(started);
    if (!options.outfile.empty() &&
        is_same_file(options.outfile, katachi::sgf::split_game_number(options.start.file).file))
        return complain("-o " + options.outfile + ": is the game that is read; name another file");
    if (!options.shapes.empty()) options.play.shapes = katachi::player::read_shapes(options.shapes);
    if (!options.playouts.empty()) options.play.playouts = katachi::player::read_playout_patterns(options.playouts);
    if (!options.weights.empty()) options.play.weights = katachi::player::read_weights(options.weights);
    if (options.patterns.empty()) return serve(options, katachi::library_tables(), std::move(record));
    const auto opened = katachi::match::PatternFile::open(options.patterns);
    if (const auto* wrong = std::get_if<std::string>(&opened)) return complain(*wrong);
    return serve(options, std::get<katachi::match::PatternFile>(opened).tables(), std::move(record));
}

int run(int argc, char** argv) {
    CLI::App program{"Answers GTP commands (Go Text Protocol, version 2), or plays with you at a terminal.",
                     "katachi-gtp"};
    Options options;
    add_options(program, options);
    try {
        program.parse(argc, argv);
        katachi::options::refuse_empty_names(program);
        // Start scripts of GNU Go have --mode gtp --score aftermath, which asks nothing: final_score counts so anyway.
        if (options.start.file.empty() && program.count("--mode") > 0) options.score.clear();
        if (options.start.file.empty() && !options.score.empty()) throw CLI::RequiresError("--score", "--infile");
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) return program.exit(error);  // --help
        const auto unknown = program.remaining();
        const std::string what =
            unknown.empty() ? katachi::options::missing_values_told(error.what(), program) : not_taken(unknown.front());
        return complain(what.ends_with('?') ? what : what + "; katachi-gtp --help shows its options");
    }
    return start(options);
}

}  // namespace

int main(int argc, char** argv) {
    katachi::base::occupy_standard_descriptors();
    katachi::base::outlive_file_limit();
    try {
        const int status = run(argc, argv);
        std::cout.flush();
        return std::cout ? status : complain("cannot write to standard output; make room where it goes");
    } catch (const std::bad_alloc&) {
        return complain("not enough memory; fewer --threads take less");
    } catch (const std::exception& error) {
        return complain(error.what());
    }
}
