#include "tools/authoring/drawing/page.h"

#include <fmt/core.h>

#include "base/text/terminal_text.h"
#include "base/text/xml.h"
#include "tools/authoring/drawing/svg.h"

namespace katachi::authoring {

namespace {

std::string escaped(const std::string& text) { return base::xml_escaped(base::printable(text, true)); }

}  // namespace

std::string drawing_page(const DrawingSheet& sheet, int cell, const std::string& text) {
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n"
        "<style>body{{margin:1.5em;background:#fdf9f0;color:#26211a}}svg{{max-width:100%;height:auto}}</style>\n</"
        "head>\n"
        "<body>\n{}{}</body>\n</html>\n",
        escaped(sheet.title), drawing_svg(sheet, cell), text.empty() ? "" : "<pre>" + escaped(text) + "</pre>\n");
}

}  // namespace katachi::authoring
