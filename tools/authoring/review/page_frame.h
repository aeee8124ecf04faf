// What the pages of reviews have in common.
#pragma once

#include <string>

namespace katachi::authoring {

// A whole page around the content of its body. Its content policy lets nothing be loaded, sent or run.
std::string framed_page(const std::string& title, const std::string& body);

// The beginning of a table with a row for each phase of a game, up to the first of them.
constexpr const char* phase_table_begin =
    "<div class=\"wide\"><table><tr><th>phase</th><th>moves</th><th>first choices</th><th>mean chance</th>"
    "<th>good shape</th><th>bad shape</th><th>missed</th><th>left</th></tr>";

// Text that others wrote, for elements and attributes.
std::string page_text(const std::string& bytes);

}  // namespace katachi::authoring
