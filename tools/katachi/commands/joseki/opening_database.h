// The files that whole boards are written into.
#pragma once

#include <string>

namespace katachi::cli {

// Throws FileError where a database of this name (.dbz) would be read as boards of another size: the digits that end
// its name say how large they are.
void check_opening_database(const std::string& file, int board_size);

}  // namespace katachi::cli
