// The position that a text of a file holds.
#pragma once

#include <optional>
#include <string>

#include "tools/authoring/match_input.h"

namespace katachi::authoring {

// `text` is the text of the file `name`, as read_position takes both. Marks on the empty points of a board that our
// commands printed are passed over. Throws FileError.
AskedPosition position_of_text(const std::string& text, const std::string& name, std::optional<int> move,
                               const std::string& path = "");

}  // namespace katachi::authoring
