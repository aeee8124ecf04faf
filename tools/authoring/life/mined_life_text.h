// Mined shapes as a file of patterns that a person can read, name and veto.
#pragma once

#include <string>
#include <vector>

#include "compiler/model/pattern.h"
#include "tools/authoring/life/shape_mining.h"

namespace katachi::authoring {

// All of one side. `names` are those of the problems; `origin` says where they are from.
std::string mined_life_text(const std::vector<MinedShape>& shapes, const std::vector<std::string>& names,
                            const std::string& origin);

compiler::Pattern mined_life_pattern(const MinedShape& shape, const std::string& problem, std::size_t number);

}  // namespace katachi::authoring
