#include "compiler/constraint/nearest_helper.h"

#include <vector>

#include "base/text/nearest.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi::compiler {

std::string_view nearest_helper(std::string_view name, const std::map<std::string, int>& declared) {
    std::vector<std::string_view> names;
    for (const match::Helper& helper : match::helpers()) names.push_back(helper.name);
    for (const auto& [own, labels] : declared) names.push_back(own);
    return base::nearest(name, names);
}

}  // namespace katachi::compiler
