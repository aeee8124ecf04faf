// katachi position: what is believed of a position, and why.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <optional>

#include "base/long_work/progress_line.h"
#include "engine/board/side_name.h"
#include "engine/sgf/komi.h"
#include "tools/answers/position/position_report_json.h"
#include "tools/authoring/position/after_move.h"
#include "tools/authoring/position/judged_drawing.h"
#include "tools/katachi/commands/position/text.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/pattern_choice.h"
#include "tools/katachi/shared/picture.h"
#include "tools/katachi/shared/picture_option.h"
#include "tools/katachi/shared/position_choice.h"
#include "tools/katachi/shared/rules_option.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

struct PositionOptions {
    PositionChoice position;
    PatternChoice patterns;
    std::optional<std::string> after;  // a point that is played first
    std::optional<std::string> why;    // a point; none: the whole position
    std::vector<std::string> views{"lives", "owners"};
    bool reads = false;          // lives
    std::string rules;           // empty: those of the record
    std::optional<double> komi;  // none: that of the record
    std::string format = "text";
    std::string output;  // a picture
    std::string area;    // of the board in it
};

std::vector<authoring::PositionView> views_of(const PositionOptions& options) {
    std::vector<authoring::PositionView> views;
    for (const std::string& name : options.views) views.push_back(authoring::view_named(name).value());
    return views;
}

void write_judged_picture(const PositionOptions& options, const authoring::PositionReport& report,
                          const std::optional<authoring::BoardArea>& area) {
    const bool is_text = picture_format(options.output) == "ascii";
    authoring::DrawingSheet sheet = authoring::judged_drawing(
        report, views_of(options), is_text ? authoring::ReadAs::text : authoring::ReadAs::picture);
    sheet.across = static_cast<int>(sheet.boards.size());
    if (area)
        for (authoring::BoardDrawing& board : sheet.boards) board = authoring::part_of(board, *area);
    write_picture(sheet, options.output, position_text(report, views_of(options), base::TextStyle{}));
}

authoring::PositionReport report_of(const authoring::AskedPosition& asked, board::Colour to_move,
                                    const PositionOptions& options, const authoring::CompiledPatterns& patterns) {
    const std::string from = name_of(options.patterns);
    if (!options.reads) return authoring::position_report(asked, to_move, from, patterns);
    const base::ProgressLine progress;
    return authoring::read_position_report(asked, to_move, from, patterns, [&](const position::Dragon& dragon) {
        progress.show("reading " + std::string(board::side_name(dragon.colour)) + "'s dragon at " +
                      board::vertex_name(dragon.origin, asked.position.size));
    });
}

Outcome run_position(const PositionOptions& options, const CommonOptions& common) {
    check_picture(options.output, options.area, {&options.position.position, 1});
    authoring::AskedPosition asked = asked_position(options.position);
    board::Colour to_move = sides_of(options.position, asked).front();
    if (options.after) {
        const board::Vertex move =
            authoring::read_point("--after " + *options.after, *options.after, asked.position.size);
        asked = authoring::after_move(asked, to_move, move);
        to_move = board::opponent(to_move);
    }
    std::optional<board::Vertex> why;
    if (options.why) why = authoring::read_point("--why " + *options.why, *options.why, asked.position.size);
    std::optional<authoring::BoardArea> area;
    if (!options.area.empty()) area = authoring::read_area(options.area, asked.position.size);
    if (!options.rules.empty()) asked.rules = &rules_of_option(options.rules);
    if (options.komi) asked.komi = options.komi;
    const auto databases = read_patterns(options.patterns);
    const authoring::PositionReport report = report_of(asked, to_move, options, authoring::CompiledPatterns(databases));
    std::optional<authoring::PointReasons> reasons;
    if (why) reasons = authoring::point_reasons(report, *why);
    if (options.format == "json")
        std::cout << answers::position_report_json(report, reasons);
    else
        std::cout << (reasons ? point_text(report, *reasons)
                              : position_text(report, views_of(options), text_style(common)));
    if (!options.output.empty()) write_judged_picture(options, report, area);
    return Outcome::success;
}

}  // namespace

void add_position_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand(
        "position", "tell what is believed of a position: dragons and their lives, eyes, moyo and territory");
    auto options = std::make_shared<PositionOptions>();
    add_position_options(*command, options->position)->required();
    add_side_option(*command, options->position.side);
    add_pattern_options(*command, options->patterns);
    command->add_option("--after", options->after, "what is believed once the side to move has played there")
        ->type_name("VERTEX");
    command->add_option("--why", options->why, "why this point is judged so: its dragon, or who holds it")
        ->type_name("VERTEX");
    command
        ->add_option("--show", options->views,
                     "boards to draw: lives (with territory and moyo), dragons (a letter each), eyes, owners")
        ->check(CLI::IsMember(authoring::names_of_views()))
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("WORD")
        ->capture_default_str();
    command->add_flag("--read", options->reads,
                      "read the lives of dragons whose way out is short, and tell the moves that kill and save them");
    command
        ->add_option("--rules", options->rules, "count the score by these (default: as the record says, else Japanese)")
        ->type_name("RULES");
    command->add_option("--komi", options->komi, "points for White (default: as the record or the rules say)")
        ->check(number_between(-sgf::greatest_komi, sgf::greatest_komi))
        ->type_name("POINTS");
    add_json_option(*command, options->format);
    add_picture_option(*command, options->output, "the position, its dragons, moyo and territory");
    add_area_option(*command, options->area);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi position game.sgf --move 78\n"
        "  katachi position game.sgf --move 78 --why Q5      what its dragon lives by\n"
        "  katachi position game.sgf --move 78 --after L11   what White's L11 leads to\n"
        "  katachi position game.sgf --move 78 --show dragons,eyes\n"
        "  katachi position game.sgf --move 78 --read        lives as they are read, in seconds\n"
        "  katachi position game.sgf --move 78 -o position.html\n"
        "  katachi position board.txt --side black --json | jq '.dragons[] | select(.status == \"dead\")'\n"
        "\nStrings are read with little effort, lives with --read alone, and nobody plays the position out: an answer\n"
        "is a belief, unless it says that it is proved.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_position(*options, common); }; });
}

}  // namespace katachi::cli
