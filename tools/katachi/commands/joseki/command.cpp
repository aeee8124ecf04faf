// katachi joseki: joseki trees, the library grown from them and from games, and questions to it.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iterator>
#include <memory>

#include "base/text/number.h"
#include "engine/board/vertex.h"
#include "joseki/graph/import_words.h"
#include "joseki/graph/library_query.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/commands/joseki/subcommands.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/picture_option.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

void add_dialect_option(CLI::App& command, std::string& dialect) {
    command
        .add_option("--dialect", dialect, "how colon lines begin: gnugo (`:8,sFJ`) or manual (`:8,sJ`, of older files)")
        ->check(CLI::IsMember({"gnugo", "manual"}))
        ->capture_default_str();
}

std::string check_prefix(const std::string& prefix) {
    if (prefix.find_first_of(" \t\r\n") == std::string::npos) return "";
    return "`" + prefix + "` holds a blank; names of patterns are one word";
}

void add_tree_options(CLI::App& command, JosekiCompileOptions& options) {
    add_games_input(command, options.files);
    command
        .add_option("--prefix", options.prefix,
                    "what the numbers of patterns stand behind (default: J and the initials of the file's name)")
        ->check(CLI::Validator(check_prefix, ""));
    add_dialect_option(command, options.dialect);
}

void add_compile_and_check(CLI::App& joseki, const CommonOptions& common, Action& action) {
    auto options = std::make_shared<JosekiCompileOptions>();
    auto* compiling = joseki.add_subcommand("compile", "the pattern database that a joseki tree describes");
    add_tree_options(*compiling, *options);
    add_sgf_output(*compiling, options->files);
    add_examples(
        *compiling,
        "Examples:\n"
        "  katachi joseki compile hoshi.sgf -o hoshi.db\n"
        "  katachi joseki compile hoshi.sgf komoku.sgf --prefix J > joseki.db\n"
        "\nA node with a move and a mark (SQ or MA) makes a pattern: the corner up to the mark, as it is before\n"
        "the move. The first letter of its comment is the class (U urgent, S or J standard, s or j lesser, T\n"
        "trick, t may be left, 0 or A bad); lines that begin with `:` are attributes, `;` constraints, `>`\n"
        "actions, `#` remarks; labels (LB) are those of the constraint. A name (N) takes the place of the\n"
        "number. What cannot be read is left out.\n"
        "\nAn output named *.dbz takes the tree for openings, as katachi joseki fuseki writes them: each move with\n"
        "KGAMES makes an entry of a whole board.\n"
        "\nExit status: 0 compiled, 1 errors, 2 trouble.");
    compiling->callback(
        [options, &common, &action] { action = [options, &common] { return run_joseki_compile(*options, common); }; });

    auto* checking = joseki.add_subcommand("check", "what is wrong with joseki trees");
    add_tree_options(*checking, *options);
    add_json_option(*checking, options->format);
    add_examples(*checking,
                 "Examples:\n  katachi joseki check hoshi.sgf komoku.sgf\n"
                 "\nExit status: 0 nothing found, 1 findings, 2 trouble.");
    checking->callback(
        [options, &common, &action] { action = [options, &common] { return run_joseki_check(*options, common); }; });
}

void add_tree(CLI::App& joseki, const CommonOptions& common, Action& action) {
    auto* command = joseki.add_subcommand("tree", "the joseki tree that compiles to a pattern database");
    auto options = std::make_shared<JosekiTreeOptions>();
    command->add_option("DATABASE", options->database, "joseki database (.db)")->required()->type_name("FILE");
    command->add_option("-o,--output", options->output, "write here (default: standard output)")->type_name("FILE");
    add_dialect_option(*command, options->dialect);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi joseki tree hoshi.db -o drawn.sgf\n"
        "  katachi joseki tree hoshi.db | katachi joseki compile -\n"
        "\nPatterns that follow one another become variations, the others stand below nodes that set up their\n"
        "stones; the name of each is in the node's N. Patterns that a tree cannot show are left out.\n"
        "\nExit status: 0 all is in the tree, 1 findings, 2 trouble.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_joseki_tree(*options, common); }; });
}

void add_add(CLI::App& joseki, Action& action) {
    auto* command = joseki.add_subcommand("add", "add SGF trees, pattern databases and other libraries to the library");
    auto options = std::make_shared<JosekiAddOptions>();
    add_games_input(*command, options->files);
    command->add_option("--below", options->below, "only what follows this position: a code, or moves such as Q16 O17")
        ->delimiter(' ')
        ->expected(1, CLI::detail::expected_max_vector_size);
    command->add_option("--corner", options->corner, "only N lines from the corner of a variation's first move")
        ->check(CLI::Range(5, board::max_board_size))
        ->type_name("N");
    command->add_option("--rules", options->rules, "how comments are understood (default: katachi joseki rules)")
        ->type_name("FILE");
    add_catalogue_option(*command, options->catalogue);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi joseki add hoshi.sgf komoku.sgf\n"
        "  katachi joseki add games.sgf --corner 10            one corner of each variation, the rest is tenuki\n"
        "  katachi joseki add tree.sgf --below 'Q16 O17'       what follows this position alone\n"
        "  katachi joseki add tree.sgf --rules rules.toml      signs of your own in the comments\n"
        "  katachi joseki add hoshi.db fuseki19.dbz            patterns of corners and whole boards\n"
        "  katachi joseki add other.kdb --db library.kdb       all that another library says\n"
        "\nCorners, colours and orders of moves do not matter: what is one position becomes one. Each file is\n"
        "one addition, which katachi joseki undo takes back. Properties that the library does not keep are counted.\n"
        "A new library begins with the shipped joseki, unless --db names it.\n"
        "Exit status: 0 all was added, 1 something was refused, 2 trouble.");
    command->callback([options, &action] { action = [options] { return run_joseki_add(*options); }; });
}

void add_addition_option(CLI::App& command, std::vector<std::int64_t>& additions) {
    command
        .add_option("--addition", additions,
                    "only what this addition says, as katachi joseki additions numbers it; also several times")
        ->allow_extra_args(false)
        ->type_name("N");
}

void add_export_tree(CLI::App& joseki, Action& action) {
    auto* command = joseki.add_subcommand("export", "the library as an SGF tree, or as patterns");
    auto options = std::make_shared<JosekiExportOptions>();
    command->add_option("--format", options->format, "sgf or db (default: as the file's name ends, else sgf)")
        ->check(CLI::IsMember({"sgf", "db"}));
    command->add_option("-o,--output", options->output, "write here (default: standard output)")->type_name("FILE");
    command
        ->add_option("--min-games", options->min_games, "db: moves played in at least N games, and those with a class")
        ->check(CLI::Range(0, 1000000000))
        ->type_name("N");
    add_addition_option(*command, options->additions);
    add_catalogue_option(*command, options->catalogue);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi joseki export -o joseki.sgf\n"
                 "  katachi joseki export -o joseki.db --min-games 20\n"
                 "\nThe corner is the upper right one. A tree begins on the empty board, Black first; a position that\n"
                 "several orders reach has its continuations once, behind the order that is played most. Comments are\n"
                 "for people; what was counted stands in properties of its own (KGAMES, KCLASS and others), which\n"
                 "katachi joseki add reads back. Without a catalogue, the shipped joseki are written.");
    command->callback([options, &action] { action = [options] { return run_joseki_export(*options); }; });
}

void add_verify(CLI::App& joseki, Action& action) {
    auto* command = joseki.add_subcommand("verify", "play through the library; find every move in what is compiled");
    auto options = std::make_shared<JosekiVerifyOptions>();
    add_catalogue_option(*command, options->catalogue);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi joseki verify\n"
                 "  katachi joseki verify --db library.kdb\n"
                 "\nEvery position is laid on a board in all eight ways, for both colours: the corner tree must find\n"
                 "each pattern, and the templates all continuations at full degree.\n"
                 "Exit status: 0 all found, 1 something is amiss, 2 trouble, or stopped.");
    command->callback([options, &action] { action = [options] { return run_joseki_verify(*options); }; });
}

void add_query(CLI::App& joseki, const CommonOptions& common, Action& action) {
    auto* command = joseki.add_subcommand("query", "what the library says of games or a board, corner by corner");
    auto options = std::make_shared<JosekiQueryOptions>();
    command->add_option("POSITION", options->position,
                        "SGF files (FILE#N), folders, archives, a drawn board, - for standard input; or moves such as "
                        "Q16 O17, or a code");
    add_move_option(*command, options->move, "of one game, the position before move N (default: the game as a whole)");
    add_path_option(*command, options->path);
    command->add_flag("--moves", options->moves, "of games, each move of the corners");
    command->add_option("--side", options->side, "black or white (default: the side to move)")
        ->check(CLI::IsMember({"black", "white"}));
    command->add_option("--corner", options->corner, "this corner alone")
        ->check(CLI::IsMember({"upper-left", "upper-right", "lower-left", "lower-right"}));
    command->add_option("--differences", options->differences, "so many points may differ, at a lower degree")
        ->check(CLI::Range(0, match::most_differences));
    command->add_option("--min-games", options->least_games, "leave out continuations played less often")
        ->check(CLI::Range(0, 1000000000))
        ->capture_default_str();
    command->add_flag("--all", options->all, "leave nothing out; with texts, examples and what transposes");
    add_json_option(*command, options->format);
    add_addition_option(*command, options->additions);
    add_picture_option(*command, options->output, "the board with the continuations, or the corners of a game");
    add_area_option(*command, options->area);
    add_catalogue_option(*command, options->catalogue);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi joseki query game.sgf                 how far each corner follows the library\n"
                 "  katachi joseki query games/ last.sgf          a line for each corner of each game, and a summary\n"
                 "  katachi joseki query game.sgf --moves --corner lower-left\n"
                 "  katachi joseki query game.sgf --move 17       the position before a move\n"
                 "  katachi joseki query Q16 O17 D4 Q4\n"
                 "  katachi joseki query Q16 O17 --area upper-right -o corner.svg\n"
                 "  katachi sgf text game.sgf --move 30 | katachi joseki query - --side white\n"
                 "\nWithout a catalogue, the shipped joseki are asked. What of a game belongs to a corner is told as\n"
                 "for katachi joseki mine. Of a position, the degree is the area of the largest rectangle from the\n"
                 "corner in which library and board agree.\n"
                 "Exit status: 0 something is known, 1 nothing, 2 trouble.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_joseki_query(*options, common); }; });
}

void add_show_tree(CLI::App& joseki, const CommonOptions& common, Action& action) {
    auto* command = joseki.add_subcommand("show", "a position of the library, with everything that is said of it");
    auto options = std::make_shared<JosekiShowOptions>();
    command->add_option("POSITION", options->position, "its code, or the moves that lead to it, Black's first");
    add_json_option(*command, options->format);
    add_addition_option(*command, options->additions);
    add_catalogue_option(*command, options->catalogue);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi joseki show                        the first moves\n"
                 "  katachi joseki show Q16 O17                Black Q16, White O17\n"
                 "  katachi joseki show qd od pass             as SGF has it; Black plays elsewhere\n"
                 "  katachi joseki show 14qpnyav               by the code that other answers name\n"
                 "\nExit status: 0 shown, 1 no position of these moves, 2 trouble, or an unknown code.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_joseki_show(*options, common); }; });
}

void add_transpositions(CLI::App& joseki, const CommonOptions& common, Action& action) {
    auto* command = joseki.add_subcommand("transpositions", "positions that several orders of moves lead to");
    auto options = std::make_shared<JosekiTranspositionsOptions>();
    command->add_option("--limit", options->limit, "show this many, the most played first")
        ->check(CLI::Range(0, 1000000000))
        ->capture_default_str();
    add_format_option(*command, options->format);
    add_catalogue_option(*command, options->catalogue);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi joseki transpositions --limit 5\n"
        "  katachi joseki transpositions --db library.kdb --format tsv | grep tenuki\n"
        "\nEach order is written from its first move, with the corner at the upper right, so that all orders of\n"
        "a position end in the same stones. Without a catalogue, the shipped joseki are asked.\n"
        "Exit status: 0 some are shown, 1 there are none, 2 trouble.");
    command->callback([options, &common, &action] {
        action = [options, &common] { return run_joseki_transpositions(*options, common); };
    });
}

void add_position_argument(CLI::App& command, std::vector<std::string>& position) {
    command.add_option("POSITION", position, "its code, or the moves that lead to it, Black's first");
}

// Letters of trees and of colon lines, and words.
std::vector<std::string> move_classes() {
    std::vector<std::string> classes{"U", "J", "S", "j", "s", "T", "t", "N", "A", "0"};
    std::ranges::move(joseki::texts_of(joseki::class_words), std::back_inserter(classes));
    return classes;
}

void add_edit_and_remove(CLI::App& joseki, Action& action) {
    auto options = std::make_shared<JosekiEditOptions>();
    auto* edit = joseki.add_subcommand("edit", "say by hand what a position or a move is");
    add_position_argument(*edit, options->position);
    edit->add_option("--move", options->move, "a move from there, also a new one")->type_name("VERTEX");
    edit->add_option("--class", options->move_class,
                     "U urgent, J or S joseki, j or s lesser, T trick, t minor, N, A or 0 antisuji")
        ->check(CLI::IsMember(move_classes()));
    edit->add_option("--extension", options->extension, "the move slides along its row or column")
        ->check(CLI::IsMember(joseki::texts_of(joseki::extension_words)));
    edit->add_option("--name", options->name, "what the move is called");
    edit->add_option("--text", options->text, "what is to say of the move");
    edit->add_option("--lang", options->language, "the language of --text: such as en, ja or zh")
        ->type_name("LANGUAGE");
    edit->add_option("--if", options->constraint, "the constraint under which the move holds")->type_name("CONSTRAINT");
    edit->add_option("--stage", options->stage, "0 opening moves, 1 continuation, 2 late follow-up")
        ->check(CLI::Range(0, 2));
    edit->add_option("--outcome", options->outcome, "for whom the position is good")
        ->check(CLI::IsMember(joseki::texts_of(joseki::outcome_words)));
    edit->add_option("--points", options->points, "by how much")->check([](const std::string& text) {
        const auto points = base::number_from<double>(text);
        return points && *points >= 0 && *points <= joseki::most_points
                   ? ""
                   : "`" + text + "` is no number of points from 0 to 361";
    });
    edit->add_option("--urgency", options->urgency, "whether the side to move can play elsewhere")
        ->check(CLI::IsMember(joseki::texts_of(joseki::urgency_words)));
    edit->add_option("--code", options->code, "what another dictionary calls the position");
    add_catalogue_option(*edit, options->catalogue);
    add_examples(*edit,
                 "Examples:\n"
                 "  katachi joseki edit Q16 O17 --urgency may --outcome even\n"
                 "  katachi joseki edit Q16 O17 --move O16 --class J --text 'attach on top' --lang en\n"
                 "\nEach edit is an addition of its own: katachi joseki undo takes it back.\n"
                 "A new library begins with the shipped joseki, unless --db names it.");
    edit->callback([options, &action] { action = [options] { return run_joseki_edit(*options); }; });

    auto removal = std::make_shared<JosekiRemoveOptions>();
    auto* remove = joseki.add_subcommand("remove", "take a position or a move out, with what hung on it alone");
    add_position_argument(*remove, removal->position);
    remove->add_option("--move", removal->move, "this move alone")->type_name("VERTEX");
    add_catalogue_option(*remove, removal->catalogue);
    add_examples(
        *remove,
        "Examples:\n"
        "  katachi joseki remove Q16 O17 --move S16\n"
        "  katachi joseki remove 14qpnyav\n"
        "\nPositions that can still be reached in another order stay. A removal is an addition of its own: katachi\n"
        "joseki undo brings all back. Games that played a removed move still count for its position.");
    remove->callback([removal, &action] { action = [removal] { return run_joseki_remove(*removal); }; });
}

void add_additions(CLI::App& joseki, const CommonOptions& common, Action& action) {
    auto options = std::make_shared<JosekiAdditionsOptions>();
    auto* additions = joseki.add_subcommand("additions", "what was added to the library, and when");
    add_format_option(*additions, options->format);
    add_catalogue_option(*additions, options->catalogue);
    add_examples(
        *additions,
        "Examples:\n"
        "  katachi joseki additions\n"
        "  katachi joseki additions --db library.kdb --format tsv\n"
        "\nA file that was added, a mining run and an edit by hand are one each. katachi joseki undo takes one\n"
        "back.");
    additions->callback([options, &common, &action] {
        action = [options, &common] { return run_joseki_additions(*options, common); };
    });

    auto* undo = joseki.add_subcommand("undo", "take an addition back as a whole");
    undo->add_option("ADDITION", options->id, "its number, as katachi joseki additions lists it")
        ->required()
        ->check(CLI::Range(1, 1000000000));
    add_catalogue_option(*undo, options->catalogue);
    add_examples(
        *undo,
        "Examples:\n"
        "  katachi joseki undo 3\n"
        "  katachi joseki undo 3 --db library.kdb\n"
        "\nWhat others say of the same positions and moves stays. Taking back a removal brings back what it took out.\n"
        "Exit status: 0 taken back, 2 trouble.");
    undo->callback([options, &action] { action = [options] { return run_joseki_undo(*options); }; });

    auto* rules = joseki.add_subcommand("rules", "print the rules by which comments are understood");
    add_examples(*rules,
                 "Examples:\n"
                 "  katachi joseki rules > rules.toml                     to begin from, for signs of your own\n"
                 "  katachi joseki add tree.sgf --rules rules.toml");
    rules->callback([&action] { action = run_joseki_rules; });
}

}  // namespace

void add_joseki_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("joseki", "joseki trees and their library: compile, mine, add, query");
    command->require_subcommand(1);
    add_compile_and_check(*command, common, action);
    add_tree(*command, common, action);
    add_add(*command, action);
    add_joseki_mine_command(*command, common, action);
    add_joseki_merge_command(*command, action);
    add_joseki_fuseki_command(*command, common, action);
    add_joseki_sides_command(*command, action);
    add_export_tree(*command, action);
    add_verify(*command, action);
    add_query(*command, common, action);
    add_joseki_game_command(*command, common, action);
    add_show_tree(*command, common, action);
    add_transpositions(*command, common, action);
    add_joseki_evaluate_command(*command, common, action);
    add_edit_and_remove(*command, action);
    add_additions(*command, common, action);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi joseki mine games/ --db library.kdb          what is played in the corners of a collection\n"
        "  katachi joseki add hoshi.sgf --db library.kdb        a tree, added to the library\n"
        "  katachi joseki query game.sgf --db library.kdb       how far a game follows the library\n"
        "  katachi joseki show Q16 O17 --db library.kdb         of one position\n"
        "  katachi joseki compile hoshi.sgf -o hoshi.db         a tree as patterns\n"
        "\nThe library lies in a catalogue: --db FILE, else $KATACHI_DB, else katachi.kdb in this folder. Where there\n"
        "is none, questions go to the joseki that come with Katachi.");
}

}  // namespace katachi::cli
