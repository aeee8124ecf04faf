// The letters that a constraint diagram writes over its points, to speak of them in constraints.
#pragma once

#include <string>
#include <string_view>

#include "compiler/model/pattern.h"

namespace katachi::compiler {

// Letters that draw cells (and `t`) cannot be labels.
constexpr bool is_label(char c) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return letter && std::string_view("oOxXtQY").find(c) == std::string_view::npos;
}

// The labels of a pattern, each once, in the order of the alphabet.
std::string labels_of(const Pattern& pattern);

// "`b`, the X stone right of *": what and where the point is that bears a label.
std::string describe_label(const Pattern& pattern, char label);

// "`b`, `c`" of "bc".
std::string listed(std::string_view letters);

}  // namespace katachi::compiler
