// Drawings whose points stand apart by blanks, `. X O`, as boards are printed and people type them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace katachi::authoring {

// The text with these rows as `.db` files draw them, `.XO`, and edges of their length; all lines keep their numbers.
// Nothing where a row before the colon line has points that touch: what stands behind its first blank is a remark.
std::optional<std::string> with_rows_drawn_together(std::string_view text);

}  // namespace katachi::authoring
