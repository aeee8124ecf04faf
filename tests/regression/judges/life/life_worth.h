// What each means of the search of life and death is worth: problems read with one of them left out in turn.
#pragma once

#include <string>
#include <vector>

namespace katachi::regression {

// `folder` holds records with a marked group, or is one of them. Prints a row for each means left out, for the
// library's patterns asked at all positions and near the question alone, and for those of `patterns` if there are any.
// Throws FileError.
void show_life_worth(const std::string& folder, const std::vector<std::string>& patterns);

}  // namespace katachi::regression
