#include "tools/authoring/review/page_frame.h"

#include <fmt/format.h>

#include "base/text/terminal_text.h"
#include "base/text/xml.h"

namespace katachi::authoring {

namespace {

constexpr const char* page_style = R"(
body{margin:0 auto;padding:.8em;max-width:52em;background:#fdf9f0;color:#26211a;
font:16px/1.45 "DejaVu Sans",Verdana,Arial,sans-serif}
h1{font-size:1.4em}h2{font-size:1.15em;border-bottom:1px solid #c9b78f;margin-top:1.6em}h3{font-size:1em}
a{color:#7a4a00}svg{max-width:100%;height:auto;display:block}
table{border-collapse:collapse;width:100%;margin:.8em 0}td,th{padding:.15em .4em;text-align:right;border-bottom:1px solid #e6dcc4}
td:first-child,th:first-child{text-align:left}.wide{overflow-x:auto}
ul.claims{padding-left:1.2em}ol.moves{list-style:none;padding:0}ol.moves li{padding:.25em 0;border-bottom:1px solid #eee3c9}
ol.moves li.turn{background:#f6e7c4}.turns{display:grid;grid-template-columns:repeat(auto-fit,minmax(15em,1fr));gap:1em}
.turns article{break-inside:avoid}figure{margin:1em 0;break-inside:avoid}figcaption{font-size:.9em}
.curves text{font-size:12px;fill:#26211a}.curve{fill:none;stroke-width:2}.curve-black{stroke:#1b1b1b}
.curve-white{stroke:#a8630c;stroke-dasharray:5 3}.curve-band{fill:#5b7f95;opacity:.25}.curve-line{stroke:#ddd0b0}
.curve-zero{stroke:#7d7a72}.curve-mark{stroke:#c3302b;stroke-dasharray:2 3}
@media print{body{background:#fff;max-width:none;font-size:11px}a{color:inherit;text-decoration:none}}
)";

}  // namespace

std::string page_text(const std::string& bytes) { return base::xml_escaped(base::printable(bytes)); }

std::string framed_page(const std::string& title, const std::string& body) {
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
        "base-uri 'none'; form-action 'none'\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n"
        "<style>{}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
        page_text(title), page_style, body);
}

}  // namespace katachi::authoring
