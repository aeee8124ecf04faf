#include "tools/answers/regression/regress_json.h"

#include <nlohmann/json.hpp>

#include "regression/suites/results_json.h"
#include "tools/answers/diagnostic_json.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

std::string regress_json(const regression::RegressionResults& results, const base::Diagnostics& findings,
                         const regression::Comparison* comparison) {
    Json value = regression::results_json(results);
    value["findings"] = Json::array();
    for (const base::Diagnostic& finding : findings) value["findings"].push_back(diagnostic_json_value(finding));
    if (comparison != nullptr) value["changes"] = regression::comparison_json(*comparison);
    return json_text(value);
}

}  // namespace katachi::answers
