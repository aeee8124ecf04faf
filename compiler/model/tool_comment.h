// Comments that speak to katachi, not to people.
#pragma once

#include <string_view>

namespace katachi::compiler {

// How such a comment begins, behind its `#` and blanks.
constexpr std::string_view tool_comment_mark = "katachi:";

}  // namespace katachi::compiler
