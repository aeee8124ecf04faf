// The table of all questions of the page.
#pragma once

#include <string_view>
#include <vector>

#include "tools/studio/questions/route.h"

namespace katachi::studio {

const std::vector<Route>& routes();

// Null where there is none.
const Route* find_route(std::string_view path);

}  // namespace katachi::studio
