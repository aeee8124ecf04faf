// The rules of a game, as headers name them.
#pragma once

#include <string>
#include <string_view>

namespace katachi::games {

// The name that SGF has for them: "Japanese", "Chinese", "AGA", "GOE", "NZ", "Korean"; those that Katachi knows besides
// go by their own name. Empty for rules that are not known.
std::string header_rules(std::string_view text);

}  // namespace katachi::games
