// katachi draw: entries and positions as pictures.
#include <unistd.h>

#include <filesystem>
#include <iostream>
#include <memory>

#include "compiler/drawing/drawing_latex.h"
#include "compiler/drawing/drawing_svg.h"
#include "compiler/drawing/drawing_text.h"
#include "compiler/model/discovery.h"
#include "compiler/syntax/terminal_text.h"
#include "patterndb/atomic_file.h"
#include "tools/katachi/command.h"
#include "tools/katachi/drawing_png.h"
#include "tools/katachi/drawn_subject.h"
#include "tools/katachi/orientation_names.h"

namespace katachi {

namespace {

struct DrawOptions {
    DrawnSubject subject;
    std::string format;
    std::string output;
    int size = 32;
};

std::string format_of(const DrawOptions& options) {
    if (!options.format.empty()) return options.format;
    if (options.output.empty()) return "ascii";
    const std::string extension = std::filesystem::path(options.output).extension().string();
    if (extension == ".svg" || extension == ".png") return extension.substr(1);
    if (extension == ".tex") return "latex";
    if (extension == ".txt") return "ascii";
    throw FileError(options.output +
                    ": its ending says no format; end it in .svg, .png, .tex or .txt, or add --format");
}

std::string picture(const DrawingSheet& sheet, const std::string& format, const DrawOptions& options,
                    const CommonOptions& common) {
    if (format == "svg") return drawing_svg(sheet, options.size);
    if (format == "png") return png_of(drawing_svg(sheet, options.size));
    const std::string text = format == "latex" ? drawing_latex(sheet) : drawing_text(sheet);
    return printable(text, !options.output.empty() || text_style(common).unicode);
}

Outcome run_draw(const DrawOptions& options, const CommonOptions& common) {
    const std::string format = format_of(options);
    if (format == "png" && options.output.empty() && isatty(STDOUT_FILENO) != 0)
        throw FileError("a PNG is no text for a terminal; write it to a file with -o");
    DrawingSheet sheet = drawn(options.subject);
    // So that what reads drawings of boards reads the drawing alone.
    if (format == "ascii" && options.subject.caption.empty() && sheet.boards.front().has_coordinates()) {
        std::cerr << sheet.title << '\n';
        sheet.title.clear();
    }
    const std::string result = picture(sheet, format, options, common);
    if (options.output.empty())
        std::cout << result;
    else
        write_file(options.output, result);
    return Outcome::success;
}

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
        ->type_name("FILE");
    command->add_option("-o,--output", options->output, "write here; .svg, .png, .tex and .txt say the format")
        ->type_name("FILE");
    command->add_option("--format", options->format, "ascii, svg, latex or png (default: by --output, else ascii)")
        ->check(CLI::IsMember({"ascii", "svg", "latex", "png"}));
    add_pattern_options(*command, subject.patterns);
    command->add_option("--orientation", subject.orientation, "draw the entry turned, or `all` eight ways on one sheet")
        ->check(CLI::IsMember(orientations_to_ask_for()))
        ->type_name("WORD");
    auto* move = command->add_option("--move", subject.move, "the position before move N (default: the last position)")
                     ->check(CLI::Range(1, 100000));
    command->add_option("--moves", subject.moves, "number these moves of the game on the board, such as 1-50")
        ->excludes(move);
    command->add_flag("--labels,!--no-labels", subject.labels, "the labels of the constraint (default: drawn)");
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
                 "  katachi draw game.sgf --move 78 --format latex > board.tex     for the package psgo\n"
                 "\nO of patterns is White, X is Black. A file is drawn as a position, any other word as an entry.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_draw(*options, common); }; });
}

}  // namespace katachi
