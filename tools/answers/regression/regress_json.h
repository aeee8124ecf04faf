// Results of regression suites, for programs and for later comparison.
#pragma once

#include <string>

#include "base/findings/diagnostic.h"
#include "regression/suites/comparison.h"
#include "regression/suites/results.h"

namespace katachi::answers {

// `findings` are those in the suites. Without a comparison nothing is said of changes.
std::string regress_json(const regression::RegressionResults& results, const base::Diagnostics& findings,
                         const regression::Comparison* comparison = nullptr);

}  // namespace katachi::answers
