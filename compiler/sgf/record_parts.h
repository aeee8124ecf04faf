// Parts of SGF that records of other kinds are turned into.
#pragma once

#include <string>
#include <string_view>

namespace katachi::compiler {

// "PB[古力]"; empty for an empty text.
std::string property_of(const char* name, std::string_view text);

// Name and rank of the side "B" or "W", of "dustkd1015 (1급)" or "Kobayashi  9DP"; without a rank that is understood,
// the whole text is the name.
std::string player_of(const std::string& side, std::string_view text);

// "HA[2]AB[pd][dp]", on the usual points; empty where there are none for so many stones.
std::string handicap_of(int size, int stones);

// ";B[pd]" for the side "B", rows and columns from 0; empty off the board.
std::string written_move(const char* side, int size, int column, int row);

}  // namespace katachi::compiler
