// What moves are called, for programs.
#pragma once

#include <span>
#include <string>

#include "engine/naming/terms.h"
#include "tools/authoring/move_names/boardmatcher.h"
#include "tools/authoring/move_names/move_names.h"

namespace katachi::answers {

std::string move_names_json(const authoring::MoveNames& names, naming::Language language);

// A library of Sabaki's boardmatcher.
std::string boardmatcher_json(std::span<const authoring::BoardmatcherPattern> patterns);

}  // namespace katachi::answers
