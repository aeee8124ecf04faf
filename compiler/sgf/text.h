// The text of values: its escapes, line ends and colons, both ways.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "compiler/sgf/tree.h"

namespace katachi::compiler {

// Whether a value that begins with '[' ends with a ']' that is not escaped.
bool is_closed_sgf_value(std::string_view bracketed);

// The value that is `written` between brackets.
SgfValue sgf_value(std::string_view written, std::uint32_t offset);

// Where each byte of the value's text, and its end, stands in the `source` that it was read from.
std::vector<std::uint32_t> written_offsets(std::string_view source, const SgfValue& value);

// What to write between the brackets.
std::string escaped(const SgfValue& value);

// A property's name in capitals: "AddBlack" is AB.
std::string sgf_short_name(std::string_view name);

}  // namespace katachi::compiler
