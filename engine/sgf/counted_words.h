// Numbers as Chinese, Japanese and Korean headers write them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace katachi::sgf {

// The text with numbers written out (九, 十五, 二十三) as digits: "九段" is "9段".
std::string with_digits(std::string_view text);

// The count before a unit such as 目, 집 or 子: "3目半" is 3.5, "1又3/4子", "1子又3/4" and "1,75子" are 1.75, "半目" is
// 0.5. Nothing where the text has no such unit behind a number.
std::optional<double> count_before(std::string_view written, std::string_view unit);

}  // namespace katachi::sgf
