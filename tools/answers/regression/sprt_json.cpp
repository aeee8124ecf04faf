#include "tools/answers/regression/sprt_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/json_text.h"

namespace katachi::answers {

nlohmann::ordered_json sprt_json_value(const regression::SprtBounds& bounds, const regression::PairCounts& pairs,
                                       const regression::SprtState& state) {
    const char* const verdict = state.verdict == regression::SprtVerdict::h0   ? "H0"
                                : state.verdict == regression::SprtVerdict::h1 ? "H1"
                                                                               : "open";
    return {{"elo0", bounds.elo0},  {"elo1", bounds.elo1},  {"alpha", bounds.alpha},
            {"beta", bounds.beta},  {"pairs", pairs},       {"log_likelihood_ratio", state.log_likelihood_ratio},
            {"lower", state.lower}, {"upper", state.upper}, {"verdict", verdict}};
}

std::string sprt_json(const regression::SprtBounds& bounds, const regression::PairCounts& pairs,
                      const regression::SprtState& state) {
    return json_text(sprt_json_value(bounds, pairs, state));
}

}  // namespace katachi::answers
