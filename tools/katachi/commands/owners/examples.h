// Positions of counted games as files have them.
#pragma once

#include <string>
#include <vector>

#include "games/owners/counted_positions.h"
#include "tools/katachi/commands/owners/commands.h"

namespace katachi::cli {

struct CountedFile {
    std::string name;  // without its folder
    std::vector<games::CountedPosition> positions;
};

// The files have the positions of the games that the options choose, at least one position of each file. Throws
// FileError.
std::vector<CountedFile> counted_files(const OwnersOptions& options);

}  // namespace katachi::cli
