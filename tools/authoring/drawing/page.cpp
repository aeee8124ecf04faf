#include "tools/authoring/drawing/page.h"

#include <fmt/core.h>

#include "base/text/terminal_text.h"
#include "base/text/xml.h"
#include "tools/authoring/drawing/svg.h"

namespace katachi::authoring {

std::string drawing_page(const DrawingSheet& sheet, int cell, const std::string& text) {
    const auto shown = [](const std::string& bytes) { return base::xml_escaped(base::printable(bytes, true)); };
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n"
        "<style>body{{margin:1.5em;background:#fdf9f0;color:#26211a}}svg{{max-width:100%;height:auto}}</style>\n</"
        "head>\n"
        "<body>\n{}{}</body>\n</html>\n",
        shown(sheet.title), drawing_svg(sheet, cell), text.empty() ? "" : "<pre>" + shown(text) + "</pre>\n");
}

}  // namespace katachi::authoring
