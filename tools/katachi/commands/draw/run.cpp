#include "tools/katachi/commands/draw/run.h"

#include <unistd.h>

#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/text/terminal_text.h"
#include "tools/katachi/shared/picture.h"

namespace katachi::cli {

namespace {

std::string format_of(const DrawOptions& options) {
    if (!options.format.empty()) return options.format;
    if (options.output.empty()) return "ascii";
    return picture_format(options.output);
}

}  // namespace

Outcome run_draw(const DrawOptions& options, const CommonOptions& common) {
    const std::string format = format_of(options);
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
    std::string result = picture(sheet, format, options.size, "");
    if (format == "ascii" || format == "latex")
        result = base::printable(result, !options.output.empty() || text_style(common).unicode);
    if (options.output.empty())
        std::cout << result;
    else
        base::write_file(options.output, result);
    return Outcome::success;
}

}  // namespace katachi::cli
