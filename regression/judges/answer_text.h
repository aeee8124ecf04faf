// The text of tables and of answers: parts of a line, points, and whether an answer is one of those that are right.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "regression/judges/truth.h"

namespace katachi::regression {

std::vector<std::string_view> parts_of(std::string_view text, char separator);

// Whether `answer`, as GTP gives it, has this code, and a move of either list where it is not that it fails and where
// something is said of moves.
bool is_right_answer(std::string_view answer, Code code, bool are_moves_open, const std::vector<board::Vertex>& right,
                     const std::vector<board::Vertex>& open);

}  // namespace katachi::regression
