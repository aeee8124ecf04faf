// Positions that several orders of moves lead to, for programs.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/joseki/transpositions.h"

namespace katachi::answers {

std::string transpositions_json(const std::vector<authoring::Transposition>& transpositions);

}  // namespace katachi::answers
