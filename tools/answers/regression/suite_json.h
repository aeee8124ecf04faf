// What the tests of a suite ask, for programs.
#pragma once

#include <string>
#include <vector>

#include "base/findings/diagnostic.h"
#include "regression/suites/selection.h"

namespace katachi::answers {

struct ToldSuite {
    const regression::Suite* suite = nullptr;
    regression::TestSelection selection;
};

// With their boards. `findings` are those in the suites.
std::string suites_json(const std::vector<ToldSuite>& suites, const base::Diagnostics& findings);

}  // namespace katachi::answers
