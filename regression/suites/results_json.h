// Results as JSON, to be kept and compared with later ones.
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>

#include "regression/suites/comparison.h"
#include "regression/suites/results.h"

namespace katachi::regression {

nlohmann::ordered_json results_json(const RegressionResults& results);

// {"newly_failing": [{"test": "blunder:90", "before": "B14", "after": "C3"}, …], …}
nlohmann::ordered_json comparison_json(const Comparison& comparison);

// Throws FileError where the file cannot be read or holds something else.
RegressionResults read_results(const std::filesystem::path& path);

}  // namespace katachi::regression
