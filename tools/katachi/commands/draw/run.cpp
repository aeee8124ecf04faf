#include "tools/katachi/commands/draw/run.h"

#include <unistd.h>

#include <filesystem>
#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/text/terminal_text.h"
#include "tools/authoring/drawing/latex.h"
#include "tools/authoring/drawing/svg.h"
#include "tools/authoring/drawing/text.h"
#include "tools/katachi/commands/draw/drawing_png.h"
#include "tools/katachi/shared/orientation_names.h"

namespace katachi::cli {

namespace {

std::string format_of(const DrawOptions& options) {
    if (!options.format.empty()) return options.format;
    if (options.output.empty()) return "ascii";
    const std::string extension = std::filesystem::path(options.output).extension().string();
    if (extension == ".svg" || extension == ".png") return extension.substr(1);
    if (extension == ".tex") return "latex";
    if (extension == ".txt") return "ascii";
    throw base::FileError(options.output +
                          ": its ending says no format; end it in .svg, .png, .tex or .txt, or add --format");
}

std::string picture(const authoring::DrawingSheet& sheet, const std::string& format, const DrawOptions& options,
                    const CommonOptions& common) {
    if (format == "svg") return authoring::drawing_svg(sheet, options.size);
    if (format == "png") return png_of(authoring::drawing_svg(sheet, options.size));
    const std::string text = format == "latex" ? authoring::drawing_latex(sheet) : authoring::drawing_text(sheet);
    return base::printable(text, !options.output.empty() || text_style(common).unicode);
}

}  // namespace

Outcome run_draw(const DrawOptions& options, const CommonOptions& common) {
    const std::string format = format_of(options);
    if (format == "png" && options.output.empty() && isatty(STDOUT_FILENO) != 0)
        throw base::FileError("a PNG is no text for a terminal; write it to a file with -o");
    authoring::DrawingSheet sheet = drawn(options.subject);
    // So that what reads drawings of boards reads the drawing alone.
    if (format == "ascii" && options.subject.caption.empty() && sheet.boards.front().has_coordinates()) {
        std::cerr << sheet.title << '\n';
        sheet.title.clear();
    }
    const std::string result = picture(sheet, format, options, common);
    if (options.output.empty())
        std::cout << result;
    else
        base::write_file(options.output, result);
    return Outcome::success;
}

}  // namespace katachi::cli
