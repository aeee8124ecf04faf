#include "tools/authoring/drawing/page.h"

#include <fmt/core.h>

#include "base/text/terminal_text.h"
#include "base/text/xml.h"
#include "tools/authoring/drawing/svg.h"

namespace katachi::authoring {

std::string drawing_page(const DrawingSheet& asked, int cell, const std::string& text) {
    DrawingSheet sheet = asked;
    if (!text.empty()) sheet.legend.clear();  // the text says it all
    const auto shown = [](const std::string& bytes) { return base::xml_escaped(base::printable(bytes)); };
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n"
        "<style>body{{margin:1.5em;background:#fdf9f0;color:#26211a}}svg{{max-width:100%;height:auto}}"
        ".comment{{white-space:pre-wrap;max-width:42em}}</style>\n</"
        "head>\n"
        "<body>\n{}{}{}</body>\n</html>\n",
        shown(sheet.title), drawing_svg(sheet, cell),
        sheet.comment.empty() ? "" : "<p class=\"comment\">" + shown(sheet.comment) + "</p>\n",
        text.empty() ? "" : "<pre>" + shown(text) + "</pre>\n");
}

}  // namespace katachi::authoring
