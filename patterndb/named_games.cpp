#include "patterndb/named_games.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

#include "base/text/utf8.h"

namespace katachi::catalogue {

std::string named_games(const std::vector<std::string>& paths) {
    std::vector<std::string> plain;
    std::transform(paths.begin(), paths.end(), std::back_inserter(plain), base::as_utf8);
    return fmt::format("{}", fmt::join(plain, ", "));
}

}  // namespace katachi::catalogue
