// Which games of a base are asked for, as the command line says it.
#pragma once

#include <string>
#include <vector>

#include "games/base/game_filter.h"

namespace katachi::cli {

// Texts are empty where nothing was said.
struct FilterChoice {
    std::vector<std::string> players, black, white;
    std::string since, until, result, rank, event, handicap, komi, length;

    bool is_empty() const;
    // Each option that was given, in one order: "--since 1980".
    std::vector<std::string> words() const;
};

// Throws base::FileError for a text that means nothing.
games::GameFilter asked_filter(const FilterChoice& choice);

// "30-60" or "30". Throws base::FileError with the name of the option.
games::Range<int> asked_range(const std::string& option, const std::string& text);

}  // namespace katachi::cli
