#include "tools/katachi/shared/picture.h"

#include <filesystem>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "tools/authoring/drawing/latex.h"
#include "tools/authoring/drawing/page.h"
#include "tools/authoring/drawing/svg.h"
#include "tools/authoring/drawing/text.h"
#include "tools/katachi/shared/drawing_png.h"

namespace katachi::cli {

std::string picture_format(const std::string& file) {
    const std::string extension = std::filesystem::path(file).extension().string();
    if (extension == ".svg" || extension == ".png" || extension == ".html") return extension.substr(1);
    if (extension == ".tex") return "latex";
    if (extension == ".txt") return "ascii";
    throw base::FileError(file + ": its ending says no format; end it in .svg, .png, .html, .tex or .txt");
}

void check_picture(const std::string& output, const std::string& area, std::span<const std::string> inputs) {
    if (output.empty() && !area.empty()) throw base::FileError("--area is a part of a picture; name one with -o");
    if (output.empty()) return;
    picture_format(output);
    base::check_can_be_written(output);
    base::check_is_no_input(output, inputs);
}

std::string picture(const authoring::DrawingSheet& sheet, const std::string& format, int cell,
                    const std::string& text) {
    if (format == "svg") return authoring::drawing_svg(sheet, cell);
    if (format == "png") return png_of(authoring::drawing_svg(sheet, cell));
    if (format == "html") return authoring::drawing_page(sheet, cell, text);
    return format == "latex" ? authoring::drawing_latex(sheet) : authoring::drawing_text(sheet);
}

void write_picture(const authoring::DrawingSheet& sheet, const std::string& file, const std::string& text) {
    constexpr int cell = 32;
    base::write_file(file, picture(sheet, picture_format(file), cell, text));
}

}  // namespace katachi::cli
