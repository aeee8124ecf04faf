// What moves are called, for people.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "engine/naming/terms.h"
#include "tools/authoring/move_names/move_names.h"

namespace katachi::cli {

// A line for each move, with all its names or the first three; of one move, a line for each name, with its remark.
std::string move_names_text(const authoring::MoveNames& names, naming::Language language, const base::TextStyle& style,
                            bool all);

}  // namespace katachi::cli
