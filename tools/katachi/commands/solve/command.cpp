// katachi solve: whether a group lives, with either side first.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>

#include "base/files/atomic_file.h"
#include "base/files/destination.h"
#include "base/files/file_error.h"
#include "compiler/sgf/line.h"
#include "compiler/sgf/writer.h"
#include "engine/sgf/nodes.h"
#include "tools/answers/solve/solved_json.h"
#include "tools/authoring/position_of_text.h"
#include "tools/authoring/solve/solution_tree.h"
#include "tools/katachi/commands/solve/text.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/position_choice.h"
#include "tools/katachi/shared/sgf_files.h"
#include "tools/katachi/shared/shared_options.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

namespace {

struct SolveOptions {
    std::string problem;
    std::string stones;
    int move = 0;  // 0: the first position
    std::uint64_t positions = 100'000;
    authoring::TreeLimits tree;
    std::string format = "text";
    std::string output;
};

// The record of the problem, where it is one.
std::optional<compiler::SgfTree> record_of(const std::string& text, const std::string& name) {
    if (sgf::find_sgf_game(text, 0) == std::string::npos) return std::nullopt;
    sgf::NamedGame named = sgf::split_game_number(name);
    if (!named.number) named.number = 1;
    return authoring::asked_games(text, named, "").collection.games.front();
}

authoring::AskedGroup group_of(const SolveOptions& options, const authoring::AskedPosition& asked,
                               const std::optional<compiler::SgfTree>& record) {
    if (!options.stones.empty())
        return authoring::asked_group(asked, authoring::read_stones(options.stones, asked.position),
                                      authoring::GroupChoice::named);
    std::vector<board::Vertex> marked;
    if (record)
        marked = authoring::marked_stones(*record,
                                          compiler::node_before_move(*record, record->main_line(), *asked.move), asked);
    return authoring::asked_group(asked, marked, authoring::GroupChoice::marked);
}

// A picture or a page may be meant, and nobody looks for SGF in such a file.
void check_output(const std::string& output) {
    base::check_can_be_written(output);
    if (!output.empty() && !output.ends_with(".sgf") && !base::destination_of(output).is_stream)
        throw base::FileError(output + ": the lines are written as SGF; end the name in .sgf");
}

Outcome run_solve(const SolveOptions& options) {
    check_output(options.output);
    const std::string file = sgf::split_game_number(options.problem).file;
    base::check_is_no_input(options.output, {&file, 1});
    const std::string text = authoring::read_file_or_input(file);
    const std::optional<compiler::SgfTree> record = record_of(text, options.problem);
    std::optional<int> move;
    if (record || options.move > 0) move = std::max(options.move, 1);
    const authoring::AskedPosition asked = authoring::position_of_text(text, options.problem, move);
    say_warnings(asked);
    const life::LifeLimits limits{.nodes = options.positions};
    const authoring::SolvedProblem solved =
        authoring::solve(asked, group_of(options, asked, record), limits, options.tree);
    std::optional<authoring::AuthorCheck> author;
    if (record && asked.move == 1) author = authoring::check_author(*record, solved, limits);
    text_beside(options.output) << (options.format == "json" ? answers::solved_json(solved, author)
                                                             : solved_text(solved, author));
    if (!options.output.empty()) base::write_file(options.output, compiler::sgf_text(authoring::solution_tree(solved)));
    return solved.attack.is_open() || solved.defence.is_open() || (author && author->has_faults()) ? Outcome::findings
                                                                                                   : Outcome::success;
}

}  // namespace

void add_solve_command(CLI::App& program, Action& action) {
    auto* command =
        program.add_subcommand("solve", "solve a problem of life and death, and check the author's own solution");
    auto options = std::make_shared<SolveOptions>();
    command
        ->add_option("PROBLEM", options->problem,
                     "SGF file (FILE#N: game N of a collection), drawn board, or - for standard input")
        ->type_name("FILE")
        ->required();
    command
        ->add_option("--stones", options->stones,
                     "the group, by one or more of its stones (default: what the record marks with TR, SQ, CR or "
                     "MA, else the group whose life hangs on who moves first)")
        ->type_name("VERTEX,...");
    add_move_option(*command, options->move, "the position before move N of the record (default: the first)");
    command->add_option("--limit-positions", options->positions, "leave a question open after so many positions")
        ->check(CLI::Range(1, 1'000'000'000))
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--depth", options->tree.moves, "moves of a line that is shown")
        ->check(CLI::Range(1, 40))
        ->type_name("N")
        ->capture_default_str();
    command
        ->add_option("--variations", options->tree.variations, "wrong moves, and tries of the side that fails, shown")
        ->check(CLI::Range(0, 20))
        ->type_name("N")
        ->capture_default_str();
    add_json_option(*command, options->format);
    command->add_option("-o,--output", options->output, "write the lines of both sides as an SGF file")
        ->type_name("FILE");
    add_examples(*command,
                 "Examples:\n"
                 "  katachi solve problem.sgf\n"
                 "  katachi solve problem.sgf --stones B2 -o solved.sgf\n"
                 "  katachi solve 'problems.sgf#12' --json | jq '.attack.solving[].vertex'\n"
                 "  katachi solve game.sgf --move 141 --stones C3\n"
                 "\nCodes are those of GNU Go: 1 works, 2 and 3 by a ko, 0 fails. proved: no other answer is possible; "
                 "believed:\nit counts on a judgement; open: the limit was hit. Right moves of the record are nodes "
                 "that TE or a comment\n(RIGHT, correct) calls so, and moves that lead there.\n"
                 "Exit status 1: an answer is open, a right move of the record does not hold, or it lacks a solution.");
    command->callback([options, &action] { action = [options] { return run_solve(*options); }; });
}

}  // namespace katachi::cli
