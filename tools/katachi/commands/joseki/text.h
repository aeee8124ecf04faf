// What `katachi joseki show` and `query` print for people: the board with the continuations lettered, then what the
// library says of each.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "tools/authoring/joseki/joseki_report.h"
#include "tools/katachi/commands/joseki/continuation_table.h"

namespace katachi::cli {

std::string joseki_text(const authoring::JosekiReport& report, const joseki::Graph& library,
                        const JosekiDetails& details, const base::TextStyle& style);

// Whether the corner is empty while stones stand elsewhere: first moves there are no answer to them. `size` is the
// board's.
bool is_empty_corner(const joseki::LibraryAnswer& answer, const joseki::Graph& library, int size);

}  // namespace katachi::cli
