// What a user of GNU Go is told who gives an option of it that this program does not have.
#pragma once

#include <string_view>

namespace katachi::player {

// A clause, such as "`katachi arena` plays matches", for an option as a command line has it: "--replay", "-O",
// "--clock=60", "-d0x1". Empty for a word that GNU Go does not know either.
std::string_view advice_for_gnugo_option(std::string_view word);

}  // namespace katachi::player
