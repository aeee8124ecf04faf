// katachi why: which patterns propose a move, what keeps others from it, and what the engine expects of it.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <memory>

#include "base/files/file_error.h"
#include "engine/board/side_name.h"
#include "engine/sgf/named_game.h"
#include "tools/answers/why_json.h"
#include "tools/authoring/why/weighed_proposals.h"
#include "tools/katachi/commands/why/picture.h"
#include "tools/katachi/commands/why/text.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/pattern_choice.h"
#include "tools/katachi/shared/picture.h"
#include "tools/katachi/shared/picture_option.h"
#include "tools/katachi/shared/position_choice.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

struct WhyOptions {
    std::string vertex;
    PositionChoice position;
    PatternChoice patterns;
    std::string format = "text";
    std::string output;     // a picture
    std::string area;       // of the board in it
    std::string catalogue;  // what games say of the patterns, "" for nothing
    bool lives = false;
    bool all = false;
};

// Nobody proposes to play on a stone; often the position is the one after the move that was meant.
[[noreturn]] void point_is_taken(const authoring::AskedPosition& asked, board::Vertex vertex) {
    const std::string owner = board::side_name(asked.position.at(vertex));
    std::string message =
        board::vertex_name(vertex, asked.position.size) + " is taken: a stone of " + owner + " stands there";
    if (asked.last_move == vertex && asked.move && *asked.move > 1)
        message += "; it is the last move: --move " + std::to_string(*asked.move - 1) + " asks before it";
    else
        message += "; name an empty point, or an earlier position by --move";
    throw base::FileError(message);
}

void check_move_comes_first(const std::string& move, const std::string& position) {
    const auto exists = [](const std::string& name) {
        return std::filesystem::exists(sgf::split_game_number(name).file);
    };
    if (exists(move) && !exists(position))
        throw base::FileError(
            fmt::format("{}: is no move; the move comes first: katachi why {} {}", move, position, move));
}

Outcome run_why(const WhyOptions& options, const CommonOptions& common) {
    check_move_comes_first(options.vertex, options.position.position);
    check_picture(options.output, options.area, {&options.position.position, 1});
    authoring::WhyReport report;
    report.asked = asked_position(options.position);
    report.move = authoring::read_point(options.vertex, options.vertex, report.asked.position.size);
    if (board::is_stone(report.asked.position.at(report.move))) point_is_taken(report.asked, report.move);
    const auto databases = read_patterns(options.patterns);
    report.sides = sides_of(options.position, report.asked);
    report.patterns_from = name_of(options.patterns);
    authoring::find_reasons(report, authoring::CompiledPatterns(databases));
    if (!options.catalogue.empty())
        authoring::add_weighings(report,
                                 catalogue::Catalogue::open(options.catalogue, catalogue::Catalogue::Access::read));
    if (options.lives) authoring::add_lives(report);
    std::cout << (options.format == "json" ? answers::why_json(report)
                                           : why_text(report, text_style(common), options.all));
    if (!options.output.empty())
        write_picture(why_sheet(report, options.area), options.output,
                      why_text(report, base::TextStyle{}, options.all));
    return Outcome::success;
}

}  // namespace

void add_why_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand(
        "why", "say which patterns propose a move, which would but for one thing, and what the engine expects");
    auto options = std::make_shared<WhyOptions>();
    command->add_option("MOVE", options->vertex, "the move, such as Q16, q16, or pd as SGF has it")
        ->required()
        ->type_name("VERTEX");
    add_position_options(*command, options->position)->required();
    add_sides_option(*command, options->position.side);
    add_pattern_options(*command, options->patterns);
    command
        ->add_option("--db", options->catalogue,
                     "say what games say of the patterns, by the figures that games weigh stored in this catalogue")
        ->type_name("FILE");
    command->add_flag("--lives", options->lives, "which groups the move kills or saves, by reading");
    command->add_flag("--all", options->all, "all patterns of each group, not the first ten");
    add_json_option(*command, options->format);
    add_picture_option(*command, options->output, "the move and the patterns that propose it");
    add_area_option(*command, options->area);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi why G17 game.sgf --move 78\n"
        "  katachi why n18 game.sgf --side both --all\n"
        "  katachi why G17 game.sgf --move 78 -o why.html          as a picture too\n"
        "  katachi why G17 game.sgf --move 78 --lives              and which groups it kills or saves\n"
        "  katachi why C2 board.txt --side white --patterns patterns/ --json | jq .one_cell_off[].name\n"
        "\nA pattern would propose the move where one point is not as its diagram wants, or where its "
        "constraint or\nclass letters refuse it; katachi match --explain NAME@VERTEX says all about one "
        "pattern at one place.\n\nThe engine's reasons are what its knowledge says before any search, as natural "
        "logarithms that add up;\nthe chance compares all legal moves. katachi train learns them.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_why(*options, common); }; });
}

}  // namespace katachi::cli
