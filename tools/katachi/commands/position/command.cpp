// katachi position: what is believed of a position, and why.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "base/files/file_error.h"
#include "tools/answers/position/position_report_json.h"
#include "tools/authoring/position/judged_drawing.h"
#include "tools/katachi/commands/position/text.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/pattern_choice.h"
#include "tools/katachi/shared/picture.h"
#include "tools/katachi/shared/picture_option.h"
#include "tools/katachi/shared/position_choice.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

struct PositionOptions {
    PositionChoice position;
    PatternChoice patterns;
    std::string why;  // a point; empty: the whole position
    std::string format = "text";
    std::string output;  // a picture
    std::string area;    // of the board in it
};

void write_judged_picture(const PositionOptions& options, const authoring::PositionReport& report) {
    authoring::DrawingSheet sheet = authoring::judged_drawing(report);
    if (!options.area.empty())
        sheet.boards.front() =
            authoring::part_of(sheet.boards.front(), authoring::read_area(options.area, report.asked.position.size));
    write_picture(sheet, options.output, position_text(report, base::TextStyle{}));
}

std::string answer(const PositionOptions& options, const authoring::PositionReport& report,
                   const base::TextStyle& style) {
    if (options.format == "json") return answers::position_report_json(report);
    if (options.why.empty()) return position_text(report, style);
    const board::Vertex vertex = authoring::read_point("--why", options.why, report.asked.position.size);
    return point_text(report, authoring::point_reasons(report, vertex));
}

Outcome run_position(const PositionOptions& options, const CommonOptions& common) {
    if (!options.output.empty())
        picture_format(options.output);
    else if (!options.area.empty())
        throw base::FileError("--area is a part of a picture; name one with -o");
    const authoring::AskedPosition asked = asked_position(options.position);
    const auto databases = read_patterns(options.patterns);
    const authoring::PositionReport report = authoring::position_report(
        asked, sides_of(options.position, asked).front(), name_of(options.patterns), databases);
    std::cout << answer(options, report, text_style(common));
    if (!options.output.empty()) write_judged_picture(options, report);
    return Outcome::success;
}

}  // namespace

void add_position_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand(
        "position", "tell what is believed of a position: dragons and their lives, eyes, moyo and territory");
    auto options = std::make_shared<PositionOptions>();
    add_position_options(*command, options->position)->required();
    add_pattern_options(*command, options->patterns);
    command->add_option("--why", options->why, "why this point is judged so: its dragon, or who holds it")
        ->type_name("VERTEX");
    add_json_option(*command, options->format);
    add_json_flag(*command, options->format);
    add_picture_option(*command, options->output, "the position, its dragons, moyo and territory");
    add_area_option(*command, options->area);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi position game.sgf --move 78\n"
                 "  katachi position game.sgf --move 78 --why Q5      what its dragon lives by\n"
                 "  katachi position game.sgf --move 78 -o position.html\n"
                 "  katachi position board.txt --side black --json | jq '.dragons[] | select(.status == \"dead\")'\n"
                 "\nStrings are read with little effort, and nobody plays the position out: an answer is a belief.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_position(*options, common); }; });
}

}  // namespace katachi::cli
