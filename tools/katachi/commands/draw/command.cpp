// katachi draw: entries and positions as pictures.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/draw/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/orientation_names.h"
#include "tools/katachi/shared/picture_option.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

std::vector<std::string> orientations_to_ask_for() {
    auto names = orientation_names();
    names.emplace_back("all");
    return names;
}

}  // namespace

void add_draw_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("draw", "draw an entry or a position as SVG, PNG, LaTeX or text");
    auto options = std::make_shared<DrawOptions>();
    DrawnSubject& subject = options->subject;
    command
        ->add_option("SUBJECT", subject.subject,
                     "an entry (NAME or DATABASE/NAME), SGF file (FILE#N), drawn board, or - for standard input")
        ->required()
        ->type_name("FILE|ENTRY");
    command->add_option("-o,--output", options->output, "write here; .svg, .png, .html, .tex and .txt say the format")
        ->type_name("FILE");
    command
        ->add_option("--format", options->format, "ascii, svg, latex, png or html (default: by --output, else ascii)")
        ->check(CLI::IsMember({"ascii", "svg", "latex", "png", "html"}));
    add_pattern_options(*command, subject.patterns);
    command->add_option("--orientation", subject.orientation, "draw the entry turned, or `all` eight ways on one sheet")
        ->check(CLI::IsMember(orientations_to_ask_for()))
        ->type_name("WORD");
    auto* move = add_move_option(*command, subject.move, "the position before move N (default: the last position)");
    add_path_option(*command, subject.path);
    command->add_option("--moves", subject.moves, "number these moves of the game on the board, such as 1-50")
        ->excludes(move);
    command->add_option("--first-number", subject.first_number, "with --moves: the first of them bears this number")
        ->check(CLI::Range(1, 100000))
        ->needs("--moves");
    add_area_option(*command, subject.area);
    command->add_flag(
        "--labels,!--no-labels", subject.labels,
        "the labels of the constraint; of a game, labels, marks and comment of the node (default: drawn)");
    command->add_flag("--eyes", subject.eyes, "the eye spaces of a position, and what they are worth")
        ->excludes("--moves");
    const auto add_signs = [&](const char* name, std::vector<std::string>& signs, const char* what) {
        command->add_option(name, signs, what)->delimiter(',')->allow_extra_args(false);
    };
    add_signs("--label", subject.signs.labels, "letters on a point of a position, such as C3=a,D4=b");
    add_signs("--mark", subject.signs.marks, "a ring on a point, such as C3");
    add_signs("--number", subject.signs.numbers, "1, 2, 3 and so on, on these points, such as C3,D4,E5");
    add_signs("--arrow", subject.signs.arrows, "an arrow, such as C3-D4");
    command->add_option("--caption", subject.caption, "above the picture (default: the name)");
    command->add_option("--size", options->size, "pixels from line to line, in SVG and PNG")
        ->check(CLI::Range(8, 200))
        ->capture_default_str();
    add_examples(*command,
                 "Examples:\n"
                 "  katachi draw geta-on-one-stone                       as text\n"
                 "  katachi draw attack/snapback-throw-in -o snapback.svg\n"
                 "  katachi draw MY12 --patterns my.db --orientation all -o turns.png\n"
                 "  katachi draw game.sgf --moves 1-50 -o opening.png --size 40\n"
                 "  katachi draw game.sgf --moves 70-90 --first-number 1 --area K1-T10 -o corner.png\n"
                 "  katachi draw game.sgf --move 78 --format latex > board.tex     for the package psgo\n"
                 "  katachi draw game.sgf --label Q5=a,R6=b --mark Q16 --arrow O3-Q5 -o plan.svg\n"
                 "  katachi draw game.sgf --move 78 --eyes               in colour at a terminal\n"
                 "  katachi match game.sgf | katachi draw - -o matches.svg         what a command printed\n"
                 "\nO of patterns is White, X is Black. A file is drawn as a position, any other word as an entry.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_draw(*options, common); }; });
}

}  // namespace katachi::cli
