#include "tools/katachi/commands/draw/run.h"

#include <unistd.h>

#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/text/terminal_text.h"
#include "tools/authoring/drawing/text.h"
#include "tools/katachi/shared/picture.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

namespace {

std::string format_of(const DrawOptions& options) {
    if (!options.format.empty()) return options.format;
    if (options.output.empty()) return "ascii";
    return picture_format(options.output);
}

// The texts become printable before colours are added.
void make_printable(authoring::DrawingSheet& sheet, bool unicode) {
    const auto print = [&](std::string& text) { text = base::printable(text, unicode); };
    print(sheet.title);
    print(sheet.comment);
    for (std::string& line : sheet.legend) print(line);
    for (authoring::BoardDrawing& board : sheet.boards) {
        print(board.caption);
        for (authoring::DrawnPoint& point : board.points) print(point.label);
    }
}

}  // namespace

Outcome run_draw(const DrawOptions& options, const CommonOptions& common) {
    const std::string format = format_of(options);
    base::check_is_no_input(options.output, {&options.subject.subject, 1});
    if (format == "png" && options.output.empty() && isatty(STDOUT_FILENO) != 0)
        throw base::FileError("a PNG is no text for a terminal; write it to a file with -o");
    authoring::DrawingSheet sheet = drawn(options.subject);
    // A figure of a text bears what the text does not say; of an entry that is its shape.
    if (format == "latex" && !sheet.boards.front().has_coordinates()) sheet.comment.clear();
    // So that what reads drawings of boards reads the drawing alone.
    if (format == "ascii" && options.subject.caption.empty() && sheet.boards.front().has_coordinates()) {
        std::cerr << sheet.title << '\n';
        sheet.title.clear();
    }
    const base::TextStyle style = text_style(common);
    if (format == "ascii" || format == "latex") make_printable(sheet, !options.output.empty() || style.unicode);
    const std::string result = format == "ascii" && options.output.empty()
                                   ? authoring::drawing_text(sheet, style.colour)
                                   : picture(sheet, format, options.size, "");
    write_text(result, options.output);
    return Outcome::success;
}

}  // namespace katachi::cli
