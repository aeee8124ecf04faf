// Which rows of a library of joseki that was saved from a damaged catalogue cannot be right.
#pragma once

#include <cstdint>
#include <string>

#include "patterndb/catalogue.h"

namespace katachi::joseki {

// Removes them from the table of this name, how many: positions whose code is not that of their stones, moves that do
// not lead where they say. The positions must have been looked at before the moves.
std::int64_t remove_impossible(const catalogue::Catalogue& saved, const std::string& table);

}  // namespace katachi::joseki
