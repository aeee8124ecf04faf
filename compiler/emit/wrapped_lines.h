// Long conditions and actions, a line of `;` or `>` each.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace katachi::compiler {

constexpr std::size_t longest_condition_line = 90;

// `text` as to_text writes it, parted before operators where it is longer than that: at those within the fewest
// brackets, && and || first. Lines that go on are indented.
std::vector<std::string> wrapped_lines(std::string text);

}  // namespace katachi::compiler
